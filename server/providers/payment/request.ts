import { createHash } from 'node:crypto'
import type { RefundAccount } from '../../../contract/orders.ts'
import type { Log } from '../../lib/log.ts'

export type Reply = { readonly status: number; readonly body: unknown } | undefined

export interface RequestServices {
  readonly log: Log
  readonly fetch?: typeof globalThis.fetch
}

/**
 * Key of a refund's request: another account makes it another request, since providers answer a key that they know as
 * they did before, refusals included.
 */
export function refundKey(refund: { readonly id: string; readonly account: RefundAccount | null }): string {
  const { id, account } = refund
  if (!account) return id
  return `${id}-${createHash('sha256').update(JSON.stringify(account)).digest('base64url')}`
}

/**
 * Asks a payment provider's server for JSON. Undefined when nobody knows what became of the request: no answer in
 * time, none at all, a failure of the provider's own, or one that is no JSON.
 */
export async function requestProvider(
  provider: string,
  { log, fetch = globalThis.fetch }: RequestServices,
  address: string,
  request: { readonly method: 'GET' | 'POST'; readonly headers: Record<string, string>; readonly body?: unknown },
): Promise<Reply> {
  const { method, headers, body } = request
  try {
    const response = await fetch(address, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (response.status >= 500) throw new Error(`status ${response.status}`)
    return { status: response.status, body: await response.json() }
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 100) : 'no answer'
    log.warn({ provider, reason }, 'payment provider unavailable')
    return undefined
  }
}
