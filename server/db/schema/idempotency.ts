import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { members } from './members.ts'

/** Requests that are made once however often they are sent: the first answer is kept, refusals included. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    key: uuid().notNull(),
    /** SHA-256 of the call and its body. */
    requestHash: text().notNull(),
    /** Until when whoever works on it is waited for. */
    lockedUntil: moment().notNull(),
    answer: jsonb().$type<
      { kind: 'done'; value: unknown } | { kind: 'refused'; code: string; message: string; field?: string }
    >(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] }), index('idempotency_keys_age').on(table.createdAt)],
)
