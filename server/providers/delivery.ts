import type { Locale } from '../../contract/locale.ts'

/**
 * What became of a message: handed over, refused by whoever delivers it (the address is none, for instance), or not
 * handed over because they could not be reached.
 */
export type Delivery = 'sent' | 'refused' | 'unavailable'

/** What a message is for; the sandbox's outbox shows it. */
type MessagePurpose = 'find-id' | 'verify-email' | 'set-password'

/** What every message carries. */
export interface Message {
  /** Phone number, digits alone, or e-mail address. */
  readonly to: string
  readonly purpose: MessagePurpose
  readonly locale: Locale
  /** Until when the code or link in it is good. */
  readonly goodUntil: Date
  readonly text: string
}
