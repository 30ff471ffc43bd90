import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Figures, RequestKind, RequestLayout } from './figures.ts'
import { inServerSpan, isTracing } from './traces.ts'

type RequestListener = (request: IncomingMessage, response: ServerResponse) => void

interface Observed {
  kind: RequestKind
  route: string
  layout: RequestLayout
  endSpan: ReturnType<typeof inServerSpan>
}

/** An answer that carries what is measured of it; nothing while neither figures nor traces are on. */
export class ObservedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  observed: Observed | undefined
}

function observedOf(response: object): Observed | undefined {
  return response instanceof ObservedResponse ? response.observed : undefined
}

/** Names what a request asked for, by a pattern from a fixed set; `layout` where the host does not decide it. */
export function nameRequest(response: object, kind: RequestKind, route: string, layout?: RequestLayout): void {
  const known = observedOf(response)
  if (!known) return
  known.kind = kind
  known.route = route
  if (layout !== undefined) known.layout = layout
}

/** Runs `answer` in the span of a request. */
export function traceRequest(
  { method = 'GET', headers }: IncomingMessage,
  response: ServerResponse,
  answer: () => void,
) {
  const known = isTracing() ? observedOf(response) : undefined
  if (!known) {
    answer()
    return
  }
  const { traceparent } = headers
  known.endSpan = inServerSpan(
    { method, traceparent: typeof traceparent === 'string' ? traceparent : undefined },
    answer,
  )
}

/** Calls and windows have a trace. A page has one when it is rendered; nothing happens in one from memory, or in a file. */
const isTraced = /^\/(api|providers)\//

/** Measures each request, and runs it in the span of its trace. The same listener while both are off. */
export function observeRequests(
  listener: RequestListener,
  figures: Figures | undefined,
  layoutOf: (request: IncomingMessage) => RequestLayout,
): RequestListener {
  if (!figures && !isTracing()) return listener
  return (request, response) => {
    const began = performance.now()
    const about: Observed = { kind: 'other', route: 'other', layout: layoutOf(request), endSpan: undefined }
    if (response instanceof ObservedResponse) response.observed = about
    const { method = 'GET', url = '' } = request
    figures?.requestBegan()
    response.once('close', () => {
      const { kind, route, layout, endSpan } = about
      const status = response.writableFinished ? response.statusCode : undefined
      figures?.requestAnswered({ kind, route, method, layout, status, seconds: (performance.now() - began) / 1000 })
      const attributes = { 'http.request.method': method, 'http.route': route, 'practicum.layout': layout }
      endSpan?.({ name: `${method} ${route}`, attributes, status })
    })
    const answer = () => listener(request, response)
    if (isTracing() && isTraced.test(url)) traceRequest(request, response, answer)
    else answer()
  }
}
