import type { Locale } from '../../contract/locale.ts'
import type { MessagePurpose } from '../lib/message-content.ts'

/**
 * What became of a message: handed over, refused by whoever delivers it (the address is none, for instance), or not
 * handed over because they could not be reached.
 */
export type Delivery = 'sent' | 'refused' | 'unavailable'

/** What every message carries. */
export interface Message {
  /** Phone number, digits alone, or e-mail address. */
  readonly to: string
  readonly purpose: MessagePurpose
  readonly locale: Locale
  /** Until when the code or link in it is good; null where it has none that ends. */
  readonly goodUntil: Date | null
  readonly text: string
}
