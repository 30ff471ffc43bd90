import { createHash } from 'node:crypto'
import type { RefundAccount } from '#contract/orders/orders.ts'
import type { Log } from '#server/lib/log.ts'
import { reasonOf } from '../reason-of.ts'

export type Reply = { readonly status: number; readonly body: unknown } | undefined

export interface RequestServices {
  readonly log: Log
  readonly fetch?: typeof globalThis.fetch
}

/**
 * Idempotency key of a refund request. The account is part of it, since a provider repeats its first answer to a key,
 * rejections included.
 */
export function refundKey(refund: { readonly id: string; readonly account: RefundAccount | null }): string {
  const { id, account } = refund
  if (!account) return id
  return `${id}-${createHash('sha256').update(JSON.stringify(account)).digest('base64url')}`
}

/**
 * Sends a request to a payment provider and reads its JSON. Undefined when the result is unknown: no answer in time, a
 * network failure, a status of 500 and above, or an answer that is not JSON.
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
    log.warn({ provider, reason: reasonOf(error) }, 'payment provider unavailable')
    return undefined
  }
}
