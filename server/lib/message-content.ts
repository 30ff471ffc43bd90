import * as v from 'valibot'
import { localeSchema } from '#contract/values/locale.ts'

/** Purposes of mails in the outbox. */
export const mailPurposes = [
  // In outboxes of earlier versions.
  'order-received',
  'deposit-awaited',
  'order-paid',
  'order-shipped',
  'refund-requested',
  'refund-completed',
  'refund-failed',
  'delivery-address-changed',
  'password-changed',
  'account-secured',
  'new-browser',
  'password-login-paused',
  'social-linked',
  'social-unlinked',
  'identity-linked',
  'email-changed',
  'phone-changed',
  'group-changed',
  'person-changed',
  'inquiry-received',
  'inquiry-answered',
  'course-opening-requested',
  'course-opened',
  'client-requested',
  'client-ready',
  'pass-ends',
  'legal-notice',
  'withdrawal-requested',
  'membership-restricted',
  'membership-restored',
  'membership-terminated',
  'objection-refused',
  'data-export-ready',
  'operator-access',
  'record-head',
] as const
export type MailPurpose = (typeof mailPurposes)[number]

/** Purposes of text messages in the outbox. */
export const textPurposes = ['child-paid', 'child-legal-notice'] as const
export type TextPurpose = (typeof textPurposes)[number]

/** Purposes of all messages; the sandbox's outbox shows them. */
export const messagePurposes = ['find-id', 'verify-email', 'set-password', ...mailPurposes, ...textPurposes] as const
export type MessagePurpose = (typeof messagePurposes)[number]

const texts = v.pipe(v.array(v.string()), v.readonly())
const rowSchema = v.object({
  label: v.string(),
  value: v.string(),
  /** The sum of the rows before it. */
  isTotal: v.optional(v.boolean()),
})
export type MailRow = v.InferOutput<typeof rowSchema>

/** Content of a mail before rendering. Waiting messages of the database are parsed by it. */
export const mailContentSchema = v.object({
  locale: localeSchema,
  subject: v.string(),
  heading: v.string(),
  /** Paragraphs before the table, code or button. */
  before: texts,
  /** A table of details or amounts. */
  rows: v.optional(v.pipe(v.array(rowSchema), v.readonly())),
  /** A code to type in. */
  code: v.optional(v.string()),
  button: v.optional(v.object({ label: v.string(), address: v.string() })),
  /** Paragraphs after it. */
  after: texts,
  /** A link below them, less prominent than the button. */
  link: v.optional(v.object({ label: v.string(), address: v.string() })),
})
export type MailContent = v.InferOutput<typeof mailContentSchema>

/** Content of a text message. Waiting messages of the database are parsed by it. */
export const textMessageContentSchema = v.object({
  locale: localeSchema,
  text: v.string(),
  /** A path of the shop, whose whole address ends the text. */
  address: v.optional(v.string()),
})
export type TextMessageContent = v.InferOutput<typeof textMessageContentSchema>
