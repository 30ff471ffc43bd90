import type { Delivery, Message } from '../delivery.ts'

/** A mail, readable with and without HTML. */
export interface Mail extends Message {
  readonly subject: string
  readonly html: string
  /** Identifies a mail that may be handed over twice, after a process died; a UUID. */
  readonly id?: string
}

/** A mail delivery service. */
export interface MailProvider {
  /** Sends a mail. Never throws. */
  send(mail: Mail): Promise<Delivery>
}
