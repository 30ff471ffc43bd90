import type { Delivery, Message } from '../delivery.ts'

/** A mail, readable with and without HTML. */
export interface Mail extends Message {
  readonly subject: string
  readonly html: string
}

/** Whoever delivers mails for the shop. */
export interface MailProvider {
  /** Hands a mail over; never throws. */
  send(mail: Mail): Promise<Delivery>
}
