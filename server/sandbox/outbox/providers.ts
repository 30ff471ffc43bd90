import type { Database } from '#server/db/open.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { MailProvider } from '#server/providers/mail/port.ts'
import type { SmsProvider } from '#server/providers/sms/port.ts'
import { sandboxOutbox } from './records.ts'

/** Shows mails in `/sandbox/outbox` instead of sending them. */
export function createSandboxMail(services: { readonly db: Database; readonly clock: Clock }): MailProvider {
  const outbox = sandboxOutbox(services)
  return {
    send: async ({ id, ...mail }) => {
      await outbox.put({ kind: 'mail', ...mail, goodUntil: mail.goodUntil?.toISOString() ?? null }, id)
      return 'sent'
    },
  }
}

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
