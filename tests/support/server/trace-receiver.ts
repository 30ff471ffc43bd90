import { once } from 'node:events'
import { createServer } from 'node:http'
import * as v from 'valibot'

const attributeSchema = v.object({ key: v.string(), value: v.record(v.string(), v.unknown()) })
const spanSchema = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string(), ''),
  name: v.string(),
  attributes: v.array(attributeSchema),
})
const exportSchema = v.object({
  resourceSpans: v.array(v.object({ scopeSpans: v.array(v.object({ spans: v.array(spanSchema) })) })),
})
export type ReceivedSpan = v.InferOutput<typeof spanSchema>

export interface TraceReceiver extends AsyncDisposable {
  /** Address for OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly endpoint: string
  readonly spans: readonly ReceivedSpan[]
  /** Everything that came, as it came. */
  text(): string
}

/** Takes traces by OTLP over HTTP, as a collector does, and keeps them. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const texts: string[] = []
  const spans: ReceivedSpan[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const text = Buffer.concat(parts).toString()
    if (request.url === '/v1/traces') {
      texts.push(text)
      const { resourceSpans } = v.parse(exportSchema, JSON.parse(text))
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    text: () => texts.join('\n'),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
