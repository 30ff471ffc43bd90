import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { type MailContent, mailPurposes, type TextMessageContent, textPurposes } from '#server/lib/message-content.ts'
import { checkValues, moment } from './columns.ts'
import { members } from './members.ts'
import { orders } from './orders.ts'

/** `refused` by the mail server, or `expired` before the mail server took it. */
const outboxStatuses = ['waiting', 'sent', 'refused', 'expired'] as const

/**
 * Mails and text messages to send: written in the transaction that they report, sent by a job. Recipient and content
 * are deleted when the message is sent or given up.
 */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    /** Key of the message at the provider: the same for every attempt. */
    id: uuid().primaryKey(),
    /** Order of writing. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    channel: text({ enum: ['mail', 'text'] })
      .notNull()
      .default('mail'),
    kind: text({ enum: [...mailPurposes, ...textPurposes] }).notNull(),
    /** Null for a message to a visitor. */
    memberId: uuid().references(() => members.id),
    orderNumber: text().references(() => orders.number),
    /** Email address, or phone number, digits alone. */
    recipient: text(),
    content: jsonb().$type<MailContent | TextMessageContent>(),
    status: text({ enum: outboxStatuses }).notNull(),
    createdAt: moment().notNull(),
    /** After this moment the mail is not sent any more. */
    expiresAt: moment().notNull(),
    /** When the next attempt is due; null once the message is sent or given up. */
    nextAttemptAt: moment(),
    attempts: integer().notNull(),
    finishedAt: moment(),
  },
  (table) => [
    index('outbox_messages_due').on(table.nextAttemptAt),
    index('outbox_messages_member').on(table.memberId),
    index('outbox_messages_order').on(table.orderNumber),
    index('outbox_messages_unfinished').on(table.position).where(sql`status <> 'sent'`),
    index('outbox_messages_age').on(table.createdAt),
    checkValues('outbox_messages_channel', table.channel),
    checkValues('outbox_messages_kind', table.kind),
    checkValues('outbox_messages_status', table.status),
  ],
)
