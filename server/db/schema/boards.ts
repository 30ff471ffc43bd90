import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { noticeCategorySchema } from '../../../contract/courses.ts'
import { deviceCategorySchema } from '../../../contract/devices.ts'
import { checkValues, localized, localizedList, type Localized } from './columns.ts'

/** Notices of the shop (specification, section 2). */
export const notices = pgTable(
  'notices',
  {
    idx: integer().primaryKey(),
    category: text({ enum: noticeCategorySchema.options }).notNull(),
    title: localized().notNull(),
    text: localized().notNull(),
    author: localized().notNull(),
    views: integer().notNull(),
    isPinned: boolean().notNull(),
    postedOn: date({ mode: 'string' }).notNull(),
    attachments: jsonb().$type<{ file: string; name: string; bytes: number }[]>().notNull(),
  },
  (table) => [
    checkValues('notices_category', table.category),
    index('notices_posted').on(table.postedOn.desc().nullsFirst(), table.idx.desc().nullsFirst()),
  ],
)

export const events = pgTable('events', {
  idx: integer().primaryKey(),
  title: localized().notNull(),
  text: localized().notNull(),
  picture: text().notNull(),
  startsOn: date({ mode: 'string' }).notNull(),
  endsOn: date({ mode: 'string' }).notNull(),
})

export const faqs = pgTable('faqs', {
  idx: integer().primaryKey(),
  category: text().notNull(),
  title: localized().notNull(),
  description: localized().notNull(),
  createdOn: date({ mode: 'string' }).notNull(),
  updatedOn: date({ mode: 'string' }).notNull(),
})

export const manuals = pgTable('manuals', {
  idx: integer().primaryKey(),
  category: text().notNull(),
  title: localized().notNull(),
  file: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  updatedOn: date({ mode: 'string' }).notNull(),
})

export const clientFiles = pgTable('client_files', {
  version: text().primaryKey(),
  file: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  releasedOn: date({ mode: 'string' }).notNull(),
})

/** Training devices; those that the content lacks are withdrawn, not deleted: orders may name them. */
export const devices = pgTable(
  'devices',
  {
    idx: integer().primaryKey(),
    category: text({ enum: deviceCategorySchema.options }).notNull(),
    name: localized().notNull(),
    summary: localized().notNull(),
    keywords: localizedList().notNull().default({ ko: [], en: [] }),
    picture: text().notNull(),
    details: jsonb().$type<{ name: Localized; value: Localized }[]>().notNull(),
    /** Whom it suits, and what to choose. */
    guide: localized().notNull(),
    /** What to check before applying. */
    checks: jsonb().$type<Localized[]>().notNull(),
    /** Won; null when it is not sold. */
    purchaseAmount: integer(),
    /** By length, the shortest first; `monthlyAmount` in won, paid for all months at once. Empty when it is not rented. */
    rentals: jsonb().$type<{ months: number; monthlyAmount: number }[]>().notNull(),
    /** Delivery fee of one piece, in won. */
    delivery: integer().notNull(),
    /** Pieces that can be ordered now: an order takes from it, an import only adds what the folder added. */
    stock: integer().notNull(),
    /** Pieces that the folder named at the last import. */
    stockedPieces: integer().notNull(),
    /** Day on which the next piece comes back, while there is none. */
    returnsOn: date({ mode: 'string' }),
    courses: integer().array().notNull().default(sql`'{}'`),
    /** Name and keywords in both languages, normalized; what follows is its single characters and pairs. */
    searchText: text().notNull().default(''),
    searchGrams: text().array().notNull().default(sql`'{}'`),
    isWithdrawn: boolean().notNull().default(false),
  },
  // Written by imports alone, as that of the courses.
  (table) => [
    index('devices_search').using('gin', table.searchGrams).with({ fastupdate: false }),
    checkValues('devices_category', table.category),
  ],
)

export const deliveryMessages = pgTable('delivery_messages', {
  code: text().primaryKey(),
  position: integer().notNull(),
  text: localized().notNull(),
})
