import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * Data of the sandbox's providers, which real ones keep in databases of their own. The shop never reads it: it asks the
 * sandbox as it asks a provider.
 */
export const sandboxRecords = pgTable(
  'sandbox_records',
  {
    kind: text().notNull(),
    key: text().notNull(),
    value: jsonb().$type<unknown>().notNull(),
    /** Null for a record without expiry. */
    expiresAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] }), index('sandbox_records_expiry').on(table.expiresAt)],
)
