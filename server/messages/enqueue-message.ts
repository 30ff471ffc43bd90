import { randomUUID } from 'node:crypto'
import type { Transaction } from '../db/open.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import type { MailPurpose } from '../providers/delivery.ts'
import type { MailWords } from './mail-page.ts'

/** How long a mail is tried, in milliseconds, unless it is of no use sooner. */
const messageLifeMilliseconds = 7 * 24 * 60 * 60 * 1000

/**
 * Writes a mail to be sent by the job `send-messages.ts`. It is sent if and only if the transaction commits. Addresses
 * of buttons may be paths: the job completes them with the shop's desktop origin.
 */
export async function enqueueMessage(
  tx: Transaction,
  message: {
    readonly kind: MailPurpose
    readonly memberId: string
    readonly orderNumber?: string
    /** E-mail address. Nothing is written for an empty one: members who have left have none. */
    readonly recipient: string
    readonly words: MailWords
    readonly now: Date
    /** After this moment it is not sent any more; by default seven days from now. */
    readonly expiresAt?: Date
  },
): Promise<void> {
  const { kind, memberId, orderNumber, recipient, words, now } = message
  if (recipient === '') return
  await tx.insert(outboxMessages).values({
    id: randomUUID(),
    kind,
    memberId,
    orderNumber: orderNumber ?? null,
    recipient,
    words,
    status: 'waiting',
    createdAt: now,
    expiresAt: message.expiresAt ?? new Date(now.getTime() + messageLifeMilliseconds),
    nextAttemptAt: now,
    attempts: 0,
  })
}
