import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes } from './columns.ts'

/** Pictures and videos of the content, in the database so that every process serves the same. */
export const media = pgTable('media', {
  /** Folder, first digits of the SHA-256, name: `pictures/3fa9c1d2/ward.svg`. Its contents never change. */
  path: text().primaryKey(),
  type: text().notNull(),
  body: bytes().notNull(),
})
