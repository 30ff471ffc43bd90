import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, serial, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { members } from './members.ts'

/** Reviews of courses: one of a member for a course. Deleted with the data of the member. */
export const reviews = pgTable(
  'reviews',
  {
    id: serial().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    courseIdx: integer().notNull(),
    /** 1 to 5. */
    rating: integer().notNull(),
    text: text().notNull(),
    writtenAt: moment().notNull(),
    editedAt: moment(),
    /** The shop's answer. */
    answer: text(),
    answeredAt: moment(),
    /** When an operator hid it. */
    hiddenAt: moment(),
  },
  (table) => [
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    uniqueIndex('reviews_one_per_course').on(table.memberId, table.courseIdx),
    index('reviews_course').on(table.courseIdx, table.writtenAt),
  ],
)

/** Members who reported a review. */
export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    reportedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.memberId] }),
    index('review_reports_member').on(table.memberId),
  ],
)
