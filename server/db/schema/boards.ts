import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { noticeCategorySchema } from '#contract/courses/courses.ts'
import type { Attachment } from '#contract/values/attachments.ts'
import type { Locale } from '#contract/values/locale.ts'
import { checkValues, type Localized, localized, localizedList } from './columns.ts'

/** Planned maintenance that a notice announces; moments in Korean time, such as `2026-11-30 02:00`. */
export interface Maintenance {
  readonly from: string
  readonly until: string
  readonly unavailable: Localized
  readonly available?: Localized | undefined
  readonly deadlines?: Localized | undefined
}

/** Notices of the shop (specification, section 2). */
export const notices = pgTable(
  'notices',
  {
    idx: integer().primaryKey(),
    category: text({ enum: noticeCategorySchema.options }).notNull(),
    title: localized().notNull(),
    text: localized().notNull(),
    /** Never falls: an import raises it to the number of the folder. */
    views: integer().notNull(),
    isPinned: boolean().notNull(),
    postedOn: date({ mode: 'string' }).notNull(),
    /** Counted from the oldest. */
    number: integer().notNull(),
    /** For each language, the file with its number in `attachments`, its name, and its size in bytes. */
    attachments: jsonb().$type<Record<Locale, Attachment>[]>().notNull(),
    /** Pictures below the text, by their path in `media`, each with what it shows. */
    pictures: jsonb().$type<{ readonly path: string; readonly text: Localized }[]>().notNull().default([]),
    maintenance: jsonb().$type<Maintenance>(),
    /** Title in both languages, normalized; what follows is its single characters and pairs. */
    searchText: text().notNull(),
    searchGrams: text().array().notNull(),
  },
  (table) => [
    checkValues('notices_category', table.category),
    // A page of the list is found in one of the next three alone, so that a late page costs as much as the first.
    index('notices_latest').on(
      table.isPinned.desc().nullsFirst(),
      table.postedOn.desc().nullsFirst(),
      table.idx.desc().nullsFirst(),
      table.category,
    ),
    index('notices_oldest').on(
      table.isPinned.desc().nullsFirst(),
      table.postedOn.asc(),
      table.idx.asc(),
      table.category,
    ),
    index('notices_viewed').on(
      table.isPinned.desc().nullsFirst(),
      table.views.desc().nullsFirst(),
      table.idx.desc().nullsFirst(),
      table.category,
    ),
    // Neighbours of a notice.
    index('notices_posted').on(table.postedOn.desc().nullsFirst(), table.idx.desc().nullsFirst()),
    index('notices_search').using('gin', table.searchGrams).with({ fastupdate: false }),
  ],
)

/** Who has seen which notice on a day. The cleanup job deletes rows of former days. */
export const noticeViews = pgTable(
  'notice_views',
  {
    noticeIdx: integer()
      .notNull()
      .references(() => notices.idx, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** Keyed hash of network, browser, notice and day: equal only for the same notice on the same day. */
    visitorHash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noticeIdx, table.day, table.visitorHash] }),
    index('notice_views_day').on(table.day),
  ],
)

export const events = pgTable(
  'events',
  {
    idx: integer().primaryKey(),
    /** Field of training; null for an event of the whole shop. */
    categoryCode: text(),
    title: localized().notNull(),
    summary: localized().notNull(),
    text: localized().notNull(),
    picture: text().notNull(),
    startsOn: date({ mode: 'string' }).notNull(),
    /** Last day, included. */
    endsOn: date({ mode: 'string' }).notNull(),
    /** Conditions. */
    details: jsonb().$type<{ name: Localized; value: Localized }[]>().notNull(),
    courses: integer().array().notNull(),
    /** Title and summary in both languages, normalized; what follows is its single characters and pairs. */
    searchText: text().notNull().default(''),
    searchGrams: text().array().notNull().default([]),
  },
  (table) => [
    index('events_search').using('gin', table.searchGrams).with({ fastupdate: false }),
    index('events_starts').on(table.startsOn.desc().nullsFirst(), table.idx.desc().nullsFirst()),
  ],
)

export const faqCategories = pgTable('faq_categories', {
  code: text().primaryKey(),
  position: integer().notNull(),
  name: localized().notNull(),
})

export const faqs = pgTable(
  'faqs',
  {
    idx: integer().primaryKey(),
    position: integer().notNull(),
    category: text()
      .notNull()
      .references(() => faqCategories.code),
    title: localized().notNull(),
    description: localized().notNull(),
    /** Place among the questions that the inquiry page suggests, from 1; null for the others. */
    suggestedPosition: integer().unique(),
    createdOn: date({ mode: 'string' }).notNull(),
    updatedOn: date({ mode: 'string' }).notNull(),
    /** Question and answer in both languages, normalized; what follows is its single characters and pairs. */
    searchText: text().notNull(),
    searchGrams: text().array().notNull(),
  },
  (table) => [index('faqs_search').using('gin', table.searchGrams).with({ fastupdate: false })],
)

/** Training devices; those that the content lacks are withdrawn, not deleted: orders may name them. */
export const devices = pgTable(
  'devices',
  {
    idx: integer().primaryKey(),
    category: text().notNull(),
    /** Name of the category, and its place among those with devices, from 0; null in rows of imports before them. */
    categoryName: localized(),
    categoryPosition: integer(),
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
    /** Pieces that can be ordered now (`server/db/device-stock.ts`): an order takes from it. Below zero when more are promised. */
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
  (table) => [index('devices_search').using('gin', table.searchGrams).with({ fastupdate: false })],
)

export const deliveryMessages = pgTable('delivery_messages', {
  code: text().primaryKey(),
  position: integer().notNull(),
  text: localized().notNull(),
})
