import type { Delivery, Message } from '../delivery.ts'

/** Whoever delivers text messages for the shop. */
export interface SmsProvider {
  /** Hands a text message over; never throws. */
  send(message: Message): Promise<Delivery>
}
