import { date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { members } from './members.ts'
import { orderItems, orders } from './orders.ts'

/** Access to a course from a paid order, between two days; without an end for access for good. */
export const enrolments = pgTable(
  'enrolments',
  {
    id: uuid().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    courseIdx: integer().notNull(),
    orderNumber: text()
      .notNull()
      .references(() => orders.number),
    orderItemId: uuid()
      .notNull()
      .references(() => orderItems.id),
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }),
    /** When its order was cancelled. */
    revokedAt: moment(),
  },
  (table) => [
    index('enrolments_member').on(table.memberId, table.courseIdx),
    uniqueIndex('enrolments_item').on(table.orderItemId),
  ],
)

/** Lessons that members have finished, as the learning system reports them. */
export const finishedLessons = pgTable(
  'finished_lessons',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    courseIdx: integer().notNull(),
    lesson: integer().notNull(),
    finishedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.courseIdx, table.lesson] })],
)
