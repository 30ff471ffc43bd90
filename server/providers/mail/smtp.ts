import { createTransport } from 'nodemailer'
import type { Log } from '#server/lib/log.ts'
import type { MailProvider } from './port.ts'

/** Mail server of the shop. */
export interface SmtpServer {
  /** `smtp://` or `smtps://`, with user and password if required. */
  readonly url: string
  /** Sender: an address, or `Name <address>`. */
  readonly from: string
  /** Sends nothing without TLS. An `smtp://` server must offer STARTTLS then. */
  readonly requireTls: boolean
}

const waitMilliseconds = 10_000

/**
 * Mails by SMTP. A status of 500 or above about the recipient or the mail is a refusal. Any other failure may be
 * temporary: the operator must correct a login or sender that the server rejects.
 */
export function createSmtpMail({ url, from, requireTls }: SmtpServer, { log }: { readonly log: Log }): MailProvider {
  const transport = createTransport(
    {
      url,
      requireTLS: requireTls,
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
          // An object is always one address, whatever it contains.
          to: { name: '', address: to },
          subject,
          // Mail programs that compare it show a repeated mail once.
          ...(id === undefined ? {} : { messageId: `<${id}@${senderHost}>` }),
          text,
          html,
          // Prevents automatic replies.
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
        })
        return 'sent'
      } catch (error) {
        const answer = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
        const command = error instanceof Error && 'command' in error ? String(error.command) : ''
        // Its message may contain the address, so it is not logged.
        log.warn({ provider: 'smtp', command, answer }, 'mail not handed over')
        return answer >= 500 && (command === 'RCPT TO' || command === 'DATA') ? 'refused' : 'unavailable'
      }
    },
  }
}
