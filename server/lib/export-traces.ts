import { createHmac, randomBytes } from 'node:crypto'
import * as api from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { traceWith } from './traces.ts'

export interface TraceSettings {
  /** Address that takes traces by OTLP over HTTP; `/v1/traces` is added. */
  readonly endpoint: string
  /** Name of the shop among the services that send traces. */
  readonly service: string
  /** Share of the traces that are kept, from 0 to 1. */
  readonly ratio: number
}

/**
 * Switches traces on in this process. Headers, timeout and compression of the exporter come from the standard variables
 * (OTEL_EXPORTER_OTLP_*). Returns how to send what is left, and switch them off.
 */
export function exportTraces({ endpoint, service, ratio }: TraceSettings, version: string): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    // The shop decides by `keeps`: a browser's flag would let anybody fill the store of traces.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const contexts = new AsyncLocalStorageContextManager().enable()
  api.context.setGlobalContextManager(contexts)
  // By the trace's number, so that all calls of one trace are kept or none, and by a key, since anybody can choose numbers.
  const key = randomBytes(32)
  const shareOf = (traceId: string) => createHmac('sha256', key).update(traceId).digest().readUInt32BE() / 2 ** 32
  traceWith({
    api,
    tracer: provider.getTracer('practicum', version),
    readParent: parseTraceParent,
    keeps: (traceId) => (traceId === undefined ? Math.random() : shareOf(traceId)) < ratio,
  })
  return async () => {
    traceWith()
    api.context.disable()
    await provider.shutdown()
  }
}
