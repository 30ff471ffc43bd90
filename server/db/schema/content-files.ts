import { pgTable, text } from 'drizzle-orm/pg-core'

/**
 * The YAML files of the last import, as they were written: an export gives them back with their comments and layout.
 * Without those whose rows change in the shop, which are exported from their rows.
 */
export const contentFiles = pgTable('content_files', {
  /** Path in the content folder: `courses/job/barista.yaml`. */
  path: text().primaryKey(),
  text: text().notNull(),
})
