import type { Delivery, Message } from '../delivery.ts'

/** A text message service. */
export interface SmsProvider {
  /** Sends a text message. Never throws. */
  send(message: Message): Promise<Delivery>
}
