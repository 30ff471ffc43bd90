import { randomUUID } from 'node:crypto'
import type { Locale } from '#contract/values/locale.ts'
import type { Transaction } from '../db/open.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import type { MailContent, MailPurpose, TextPurpose } from '../lib/message-content.ts'

/** Default time in which a message is tried, in milliseconds. */
const messageLifeMilliseconds = 7 * 24 * 60 * 60 * 1000

interface EnqueuedMessage {
  /** ID of the row, where another one names it. */
  readonly id?: string
  /** Absent for a message to a visitor. */
  readonly memberId?: string
  readonly orderNumber?: string
  readonly now: Date
  /** Before this moment it is not sent; by default at once. */
  readonly notBefore?: Date
  /** After this moment it is not sent any more; by default seven days from now. */
  readonly expiresAt?: Date
}

/**
 * Writes a mail to be sent by the job `send-messages.ts`. It is sent if and only if the transaction commits. Addresses
 * of buttons may be paths: the job completes them with the shop's desktop origin.
 */
export async function enqueueMessage(
  tx: Transaction,
  message: EnqueuedMessage & {
    readonly kind: MailPurpose
    /** Email address. Nothing is written for an empty one: members who have left have none. */
    readonly recipient: string
    readonly content: MailContent
  },
): Promise<void> {
  const { kind, recipient, content } = message
  if (recipient === '') return
  await tx.insert(outboxMessages).values({ ...rowOf(message), channel: 'mail', kind, recipient, content })
}

/** Writes a text message, sent under the same conditions as a mail of {@link enqueueMessage}. */
export async function enqueueTextMessage(
  tx: Transaction,
  message: EnqueuedMessage & {
    readonly kind: TextPurpose
    /** Phone number, digits alone. */
    readonly recipient: string
    readonly locale: Locale
    readonly text: string
    /** Path that the text leads to. */
    readonly address?: string
  },
): Promise<void> {
  const { kind, recipient, locale, text, address } = message
  const content = { locale, text, ...(address === undefined ? {} : { address }) }
  await tx.insert(outboxMessages).values({ ...rowOf(message), channel: 'text', kind, recipient, content })
}

function rowOf({ id, memberId, orderNumber, now, notBefore, expiresAt }: EnqueuedMessage) {
  return {
    id: id ?? randomUUID(),
    memberId: memberId ?? null,
    orderNumber: orderNumber ?? null,
    status: 'waiting' as const,
    createdAt: now,
    expiresAt: expiresAt ?? new Date(now.getTime() + messageLifeMilliseconds),
    nextAttemptAt: notBefore ?? now,
    attempts: 0,
  }
}
