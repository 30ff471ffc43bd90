import { customType, pgTable, text } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Pictures and videos of the content, in the database so that every process serves the same. */
export const media = pgTable('media', {
  /** Folder, first digits of the SHA-256, name: `pictures/3fa9c1d2/ward.svg`. Its contents never change. */
  path: text().primaryKey(),
  type: text().notNull(),
  body: bytes().notNull(),
})
