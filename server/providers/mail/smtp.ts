import { createTransport } from 'nodemailer'
import type { Log } from '../../lib/log.ts'
import type { MailProvider } from './port.ts'

/** The mail server that the shop hands its mails to. */
export interface SmtpServer {
  /** `smtp://` or `smtps://`, with user and password if it wants them. */
  readonly url: string
  /** Who the mails are from: an address, or `Name <address>`. */
  readonly from: string
}

const waitMilliseconds = 10_000

/**
 * Mails by SMTP. An answer of 500 and more to the recipient or the mail itself is a refusal. Anything else that fails
 * may work later: a login or sender that the server does not accept is for the operator to put right.
 */
export function createSmtpMail({ url, from }: SmtpServer, { log }: { readonly log: Log }): MailProvider {
  const transport = createTransport(
    {
      url,
      connectionTimeout: waitMilliseconds,
      greetingTimeout: waitMilliseconds,
      socketTimeout: waitMilliseconds,
    },
    { from },
  )
  const senderHost = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async ({ id, to, subject, text, html, locale }) => {
      try {
        await transport.sendMail({
          // As an object it is one address, whatever is in it.
          to: { name: '', address: to },
          subject,
          // A mail that is handed over twice is shown once by mail programs that compare these.
          ...(id === undefined ? {} : { messageId: `<${id}@${senderHost}>` }),
          text,
          html,
          // So that nobody's absence note answers.
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
        })
        return 'sent'
      } catch (error) {
        const answer = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
        const command = error instanceof Error && 'command' in error ? String(error.command) : ''
        // Its message may hold the address, so it is not logged.
        log.warn({ provider: 'smtp', command, answer }, 'mail not handed over')
        return answer >= 500 && (command === 'RCPT TO' || command === 'DATA') ? 'refused' : 'unavailable'
      }
    },
  }
}
