import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * What the sandbox's providers remember, as each real one would in a database of its own. The shop never reads it:
 * it asks the sandbox as it asks a provider.
 */
export const sandboxRecords = pgTable(
  'sandbox_records',
  {
    kind: text().notNull(),
    key: text().notNull(),
    value: jsonb().$type<unknown>().notNull(),
    /** Absent for what stays. */
    expiresAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] }), index('sandbox_records_expiry').on(table.expiresAt)],
)
