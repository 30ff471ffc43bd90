import type { Clock } from '../../lib/clock.ts'
import type { Database } from '../../db/open.ts'
import { sandboxOutbox } from './records.ts'
import type { MailProvider } from '../../providers/mail/port.ts'

/** Shows mails in `/sandbox/outbox` instead of sending them. */
export function createSandboxMail(services: { readonly db: Database; readonly clock: Clock }): MailProvider {
  const outbox = sandboxOutbox(services)
  return {
    send: async (mail) => {
      const { id, ...message } = mail
      await outbox.put({ kind: 'mail', ...message, goodUntil: mail.goodUntil?.toISOString() ?? null }, id)
      return 'sent'
    },
  }
}
