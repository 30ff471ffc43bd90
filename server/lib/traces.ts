import type * as opentelemetry from '@opentelemetry/api'
import type { Attributes, Span, SpanContext, SpanKind, Tracer } from '@opentelemetry/api'

// Spans of traces (OpenTelemetry). A span says what was done and for how long: names and attributes come from fixed sets,
// such as a route, a table or a provider, and nothing that anybody typed is in them.

/** What spans are made with; `export-traces.ts` has it, and loads the library. */
interface Tracing {
  readonly api: typeof opentelemetry
  readonly tracer: Tracer
  /** Reads a `traceparent`; null when it is not valid. */
  readonly readParent: (header: string) => SpanContext | null
  /**
   * Whether a trace is kept; `traceId` is undefined for one that begins here. Asked before anything is made, so that the
   * others cost nothing.
   */
  readonly keeps: (traceId: string | undefined) => boolean
}

/** Undefined while traces are off: then nothing here costs more than a comparison. */
let tracing: Tracing | undefined

/** Switches spans on, or off without an argument. */
export function traceWith(next?: Tracing): void {
  tracing = next
}

export function isTracing(): boolean {
  return tracing !== undefined
}

/** Whether the current work belongs to a trace that is kept. */
export function isRecording(): boolean {
  return tracing?.api.trace.getActiveSpan()?.isRecording() === true
}

/** Runs `work` of no request, such as a row of a job, as a trace of its own. */
export async function inNewTrace<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!tracing?.keeps(undefined)) return work()
  const { api, tracer } = tracing
  return tracer.startActiveSpan(name, { attributes, root: true }, (span) => ended(api, span, work()))
}

/**
 * Runs `work` in a span below the current one; where there is none, without a span. An error that it throws marks the
 * span, by its name alone.
 */
export async function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
  kind?: SpanKind,
): Promise<Result> {
  if (!tracing || !isRecording()) return work()
  const { api, tracer } = tracing
  const options = { attributes, ...(kind === undefined ? {} : { kind }) }
  return tracer.startActiveSpan(name, options, (span) => ended(api, span, work()))
}

/** Runs a request to another server in a span. Its outcome becomes an attribute. */
export async function inClientSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
  outcomeOf: (result: Result) => string,
): Promise<Result> {
  if (!tracing || !isRecording()) return work()
  const { api } = tracing
  const ask = async () => {
    const result = await work()
    api.trace.getActiveSpan()?.setAttribute('practicum.outcome', outcomeOf(result))
    return result
  }
  return inSpan(name, attributes, ask, api.SpanKind.CLIENT)
}

/** Ends the span of a request. */
type EndServerSpan = (request: {
  readonly name: string
  readonly attributes: Attributes
  readonly status: number | undefined
}) => void

/**
 * Runs `answer` in the span of a request, below the press whose `traceparent` the browser has sent (W3C Trace Context).
 * Returns how to end the span; undefined for a trace that is not kept.
 */
export function inServerSpan(
  { method, traceparent }: { readonly method: string; readonly traceparent: string | undefined },
  answer: () => void,
): EndServerSpan | undefined {
  const parent = traceparent === undefined ? null : tracing?.readParent(traceparent)
  if (!tracing?.keeps(parent?.traceId)) {
    answer()
    return undefined
  }
  const { api, tracer } = tracing
  const above = parent ? api.trace.setSpanContext(api.ROOT_CONTEXT, { ...parent, isRemote: true }) : api.ROOT_CONTEXT
  const span = tracer.startSpan(method, { kind: api.SpanKind.SERVER }, above)
  api.context.with(api.trace.setSpan(above, span), answer)
  return ({ name, attributes, status }) => {
    span.updateName(name)
    span.setAttributes(attributes)
    if (status !== undefined) span.setAttribute('http.response.status_code', status)
    if (status !== undefined && status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR })
    span.end()
  }
}

async function ended<Result>(api: Tracing['api'], span: Span, working: Promise<Result>): Promise<Result> {
  try {
    return await working
  } catch (error) {
    // Never its message, which may contain what was typed.
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
    span.setStatus({ code: api.SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}

/** Type of a function that sends a statement: its parameters and result stay as they are. */
type AnyFunction = (...parameters: never[]) => unknown

/**
 * Puts a span around each statement that `query` sends, which takes a text or an object with it, and answers by a promise
 * or a callback, as the function of that name of `pg` does. The span has the verb and the table, never a value.
 */
export function traceStatements<Query extends AnyFunction>(query: Query): Query {
  return new Proxy(query, {
    apply: (target, self, parameters: unknown[]) => {
      const text = isRecording() ? textOf(parameters[0]) : undefined
      if (!tracing || text === undefined) return Reflect.apply(target, self, parameters)
      const { api, tracer } = tracing
      const attributes = { 'db.system.name': 'postgresql' }
      const span = tracer.startSpan(nameOf(text), { kind: api.SpanKind.CLIENT, attributes })
      const end = (error?: unknown) => {
        if (error) span.setStatus({ code: api.SpanStatusCode.ERROR })
        span.end()
      }
      const callback = parameters.at(-1)
      if (typeof callback === 'function') {
        const answered = (...results: unknown[]) => {
          end(results[0])
          return Reflect.apply(callback, undefined, results)
        }
        return Reflect.apply(target, self, [...parameters.slice(0, -1), answered])
      }
      const result: unknown = Reflect.apply(target, self, parameters)
      if (result instanceof Promise) result.then(() => end(), end)
      else end()
      return result
    },
  })
}

function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : undefined
}

/** Names by statement: the program has some hundred. */
const names = new Map<string, string>()
const mostNames = 2_000

/** Verb and first table of a statement: `update payments`. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update|join)\s+"?([a-z_]+)"?/i.exec(text)?.[1]
  const name = table === undefined ? verb : `${verb} ${table}`
  if (names.size < mostNames) names.set(text, name)
  return name
}
