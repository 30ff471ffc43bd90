import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import * as v from 'valibot'
import type { Database } from '#server/db/open.ts'
import { type Clock, createClock } from '#server/lib/clock.ts'
import { sandboxRecordsOf } from '../records.ts'

/** A webhook of the sandbox's payment provider. */
export interface SandboxMessage {
  readonly headers: Record<string, string>
  readonly body: string
}

/** Delivers webhooks to the shop, as the network does. */
export type WebhookSender = (message: SandboxMessage) => Promise<void>

/** A real provider has its own clock, which the sandbox does not move. */
const machine = createClock()

/** Signs and verifies webhooks of the sandbox's payment provider, with one key for all processes. */
export function sandboxMessages(services: { readonly db: Database; readonly clock: Clock }) {
  const records = sandboxRecordsOf(services, 'payment-webhook-key', v.string())
  let known: Promise<string> | undefined
  const key = () => {
    known ??= records.find('key').then((found) => found ?? records.putFirst('key', randomBytes(32).toString('base64')))
    return known
  }
  return {
    sign: async (eventId: string, orderId: string, at = machine.now()): Promise<SandboxMessage> => {
      const body = JSON.stringify({ type: 'payment', orderId })
      const webhook = new Webhook(await key())
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'webhook-id': eventId,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': webhook.sign(eventId, at, body),
        },
      }
    },
    verify: async (headers: Headers, body: string): Promise<unknown> =>
      new Webhook(await key()).verify(body, Object.fromEntries(headers)),
  }
}
