import type { Locale } from '../../contract/locale.ts'

/**
 * What became of a message: handed over, refused by whoever delivers it (the address is none, for instance), or not
 * handed over because they could not be reached.
 */
export type Delivery = 'sent' | 'refused' | 'unavailable'

/** What a mail of the outbox tells. */
export const mailPurposes = [
  'order-received',
  'deposit-awaited',
  'order-paid',
  'order-shipped',
  'refund-requested',
  'refund-completed',
  'refund-failed',
  'password-changed',
  'new-browser',
  'social-linked',
  'social-unlinked',
  'identity-linked',
  'email-changed',
  'phone-changed',
] as const
export type MailPurpose = (typeof mailPurposes)[number]

/** What a text message of the outbox tells. */
export const textPurposes = ['child-paid'] as const
export type TextPurpose = (typeof textPurposes)[number]

/** What a message is for; the sandbox's outbox shows it. */
export const messagePurposes = ['find-id', 'verify-email', 'set-password', ...mailPurposes, ...textPurposes] as const
type MessagePurpose = (typeof messagePurposes)[number]

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
