import type { Locale } from '#contract/values/locale.ts'
import type { MessagePurpose } from '../lib/message-content.ts'

/**
 * Result of sending a message: accepted by the service, refused by it (an invalid address, for instance), or the
 * service could not be reached.
 */
export type Delivery = 'sent' | 'refused' | 'unavailable'

/** Fields of every message. */
export interface Message {
  /** Phone number (digits only) or email address. */
  readonly to: string
  readonly purpose: MessagePurpose
  readonly locale: Locale
  /** When its code or link expires; null without one. */
  readonly goodUntil: Date | null
  readonly text: string
}
