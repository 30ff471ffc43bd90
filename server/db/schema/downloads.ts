import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { manualCategorySchema } from '#contract/content/board-addresses.ts'
import type { Attachment } from '#contract/values/attachments.ts'
import type { Locale } from '#contract/values/locale.ts'
import { checkValues, localized } from './columns.ts'

/** Manuals, in the order of their numbers. Their files are in `attachments`. */
export const manuals = pgTable(
  'manuals',
  {
    idx: integer().primaryKey(),
    category: text({ enum: manualCategorySchema.options }).notNull(),
    title: localized().notNull(),
    /** By language, the file with its number in `attachments`. */
    files: jsonb().$type<Record<Locale, Attachment>>().notNull(),
    /** Number of pages by language. */
    pages: jsonb().$type<Record<Locale, number>>().notNull(),
    updatedOn: date({ mode: 'string' }).notNull(),
    /** Title and keywords in both languages, normalized; what follows is its single characters and pairs. */
    searchText: text().notNull(),
    searchGrams: text().array().notNull(),
  },
  (table) => [
    checkValues('manuals_category', table.category),
    index('manuals_category').on(table.category, table.idx),
    // Written by imports alone, as that of the courses.
    index('manuals_search').using('gin', table.searchGrams).with({ fastupdate: false }),
  ],
)

/** One row: the PC client that is offered. Its file is in `attachments`. */
export const clientFiles = pgTable('client_files', {
  version: text().primaryKey(),
  file: jsonb().$type<Attachment>().notNull(),
  releasedOn: date({ mode: 'string' }).notNull(),
})
