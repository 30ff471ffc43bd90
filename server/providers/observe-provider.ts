import type { Figures, ProviderPort } from '../lib/figures.ts'
import { inClientSpan, isTracing } from '../lib/traces.ts'
import type { PaymentProvider } from './payment/port.ts'

/** A payment provider, observed. */
export function observePayment(provider: PaymentProvider, figures: Figures | undefined): PaymentProvider {
  return observeProvider(provider, {
    ...{ port: 'payment', provider: provider.name, figures },
    operations: ['confirm', 'query', 'cancel', 'issueCashReceipt', 'cancelCashReceipt'],
  })
}

interface Observed<Port> {
  readonly port: ProviderPort
  /** Name of the company, or `sandbox`. */
  readonly provider: string
  /** Methods that ask the provider. */
  readonly operations: readonly (keyof Port & string)[]
  /** What it means that an operation has no result; `none` by default. */
  readonly withoutResult?: string
  readonly figures: Figures | undefined
}

/**
 * The same port, whose operations are measured and have a span. The provider gets no `traceparent`: what happens in the
 * shop is not for others.
 */
export function observeProvider<Port extends object>(
  adapter: Port,
  { port, provider, operations, withoutResult = 'none', figures }: Observed<Port>,
): Port {
  if (!figures && !isTracing()) return adapter
  const outcomeOf = (result: unknown) => (result === undefined ? withoutResult : declaredOutcome(result))
  const observed: ReadonlySet<string | symbol> = new Set(operations)
  return new Proxy(adapter, {
    get: (target, operation) => {
      const method: unknown = Reflect.get(target, operation, target)
      if (typeof method !== 'function' || typeof operation !== 'string' || !observed.has(operation)) return method
      return async (...parameters: unknown[]) => {
        const began = performance.now()
        const end = (outcome: string) => {
          const seconds = (performance.now() - began) / 1000
          figures?.providerAsked({ port, provider, operation, outcome, seconds })
        }
        const attributes = { 'practicum.provider': provider, 'practicum.operation': operation }
        const ask = async (): Promise<unknown> => Reflect.apply(method, target, parameters)
        try {
          const result = await inClientSpan(`${provider} ${operation}`, attributes, ask, outcomeOf)
          end(outcomeOf(result))
          return result
        } catch (error) {
          end('failed')
          throw error
        }
      }
    },
  })
}

/** The outcome that a port declares; `done` for a result without one. */
function declaredOutcome(result: unknown): string {
  if (result === 'sent' || result === 'refused' || result === 'unavailable') return result
  const hasOutcome = typeof result === 'object' && result !== null && 'outcome' in result
  return hasOutcome && typeof result.outcome === 'string' ? result.outcome : 'done'
}
