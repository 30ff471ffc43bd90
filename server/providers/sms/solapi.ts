import { createHmac, randomBytes } from 'node:crypto'
import type { MessageResponseItem, RequestSendOneMessageSchema } from 'solapi'
import * as v from 'valibot'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import { schemaOf } from '../published.ts'
import type { SmsProvider } from './port.ts'

/** Credentials of SOLAPI. */
export interface SolapiAccount {
  readonly apiKey: string
  readonly apiSecret: string
  /** Sender number, digits only; it must be registered with SOLAPI. */
  readonly sender: string
}

const address = 'https://api.solapi.com/messages/v4/send'
/** `2000`, `3000` and `4000`: accepted, and on the way to the phone company. */
const takenOver = schemaOf<MessageResponseItem>()(v.object({ statusCode: v.pipe(v.string(), v.regex(/^[234]000$/)) }))

/** Text messages by SOLAPI, signed with the current time. */
export function createSolapiSms(
  { apiKey, apiSecret, sender }: SolapiAccount,
  services: { readonly clock: Clock; readonly log: Log; readonly fetch?: typeof globalThis.fetch },
): SmsProvider {
  const { clock, log, fetch = globalThis.fetch } = services
  const failed = (delivery: 'refused' | 'unavailable', reason: string) => {
    log.warn({ provider: 'solapi', reason }, 'text message not handed over')
    return delivery
  }
  return {
    send: async ({ to, text }) => {
      const message: RequestSendOneMessageSchema = { to, from: sender, text }
      const date = clock.now().toISOString()
      const salt = randomBytes(16).toString('hex')
      const signature = createHmac('sha256', apiSecret).update(`${date}${salt}`).digest('hex')
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: {
            Authorization: `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`,
            'Content-Type': 'application/json',
          },
          body: JSON.stringify({ message }),
        })
        if (response.status >= 500 || response.status === 429) return failed('unavailable', `status ${response.status}`)
        if (!response.ok) return failed('refused', `status ${response.status}`)
        const answer = v.safeParse(takenOver, await response.json())
        return answer.success ? 'sent' : failed('refused', 'an answer that takes nothing over')
      } catch (error) {
        return failed('unavailable', error instanceof Error ? error.name : 'no answer')
      }
    },
  }
}
