import { createTransport } from 'nodemailer'
import type { Log } from '../../log.ts'
import type { MailProvider } from './port.ts'

/** The mail server that the shop hands its mails to. */
export interface SmtpServer {
  /** `smtp://` or `smtps://`, with user and password if it wants them. */
  readonly url: string
  /** Who the mails are from: an address, or `Name <address>`. */
  readonly from: string
}

const waitMilliseconds = 10_000

/** Mails by SMTP. An answer of 500 and more is a refusal; anything else that fails may work later. */
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
  return {
    send: async ({ to, subject, text, html, locale }) => {
      try {
        await transport.sendMail({
          // As an object it is one address, whatever is in it.
          to: { name: '', address: to },
          subject,
          text,
          html,
          // So that nobody's absence note answers.
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
        })
        return 'sent'
      } catch (error) {
        const answer = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
        // Its message may hold the address, so it is not logged.
        log.warn({ provider: 'smtp', answer }, 'mail not handed over')
        return answer >= 500 ? 'refused' : 'unavailable'
      }
    },
  }
}
