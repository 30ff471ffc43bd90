import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { members } from './members.ts'

/** Requests that take effect once however often they are sent: the first answer is stored, errors included. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    key: uuid().notNull(),
    /** SHA-256 of the call and its body. */
    requestHash: text().notNull(),
    /** Until when a repeated request waits for the first one. */
    lockedUntil: moment().notNull(),
    answer: jsonb().$type<
      { kind: 'done'; value: unknown } | { kind: 'refused'; code: string; message: string; field?: string }
    >(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] }), index('idempotency_keys_age').on(table.createdAt)],
)
