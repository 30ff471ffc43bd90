import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { locales } from '#contract/values/locale.ts'
import { checkValues, moment } from './columns.ts'
import { members } from './members.ts'

/** States of an export; a member without one has no row. */
const dataExportStatuses = ['requested', 'preparing', 'ready', 'failed'] as const

/** Files with a member's own data, one row per member. Deleted 24 hours after they are ready. */
export const dataExports = pgTable(
  'data_exports',
  {
    memberId: uuid()
      .primaryKey()
      .references(() => members.id),
    /** Number of the request: another one after the files were requested again. */
    id: uuid().notNull(),
    status: text({ enum: dataExportStatuses }).notNull(),
    /** Language of the names and headers in the files. */
    locale: text({ enum: locales }).notNull(),
    /** How much is prepared: 0 to 100. */
    percent: integer().notNull(),
    /** The files; null until both are ready. */
    json: text(),
    csv: text(),
    requestedAt: moment().notNull(),
    /** When the row is deleted: 24 hours after the request, or after the files are ready. */
    expiresAt: moment().notNull(),
    /** When a process takes it up, again if the one before has stopped; null when nothing more can happen. */
    checkAt: moment(),
    /** How often it was taken up. */
    checks: integer().notNull(),
  },
  (table) => [
    index('data_exports_check').on(table.checkAt),
    index('data_exports_expiry').on(table.expiresAt),
    checkValues('data_exports_status', table.status),
    checkValues('data_exports_locale', table.locale),
  ],
)
export type DataExportRow = typeof dataExports.$inferSelect
