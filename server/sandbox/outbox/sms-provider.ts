import type { Clock } from '../../lib/clock.ts'
import type { Database } from '../../db/open.ts'
import { sandboxOutbox } from './records.ts'
import type { SmsProvider } from '../../providers/sms/port.ts'

/** Shows text messages in `/sandbox/outbox` instead of sending them. */
export function createSandboxSms(services: { readonly db: Database; readonly clock: Clock }): SmsProvider {
  const outbox = sandboxOutbox(services)
  return {
    send: async (message) => {
      await outbox.put({ kind: 'sms', ...message, goodUntil: message.goodUntil?.toISOString() ?? null })
      return 'sent'
    },
  }
}
