import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes } from './columns.ts'

/** Files of notices, in the database so that every process serves the same. */
export const attachments = pgTable('attachments', {
  /** First 32 digits of the SHA-256 of name and contents; a file never changes under its number. */
  id: text().primaryKey(),
  name: text().notNull(),
  /** Media type. */
  type: text().notNull(),
  /** Stored uncompressed, so that parts can be read. */
  body: bytes().notNull(),
})
