import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { localized, moment } from './columns.ts'
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
    /** When its end was announced by a mail, to a member who receives such mails. */
    reminderAt: moment(),
  },
  (table) => [
    index('enrolments_member').on(table.memberId, table.courseIdx),
    uniqueIndex('enrolments_item').on(table.orderItemId),
    index('enrolments_ends').on(table.endsOn),
    index('enrolments_order').on(table.orderNumber),
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

/** Certificates of completion, as they were issued: one for each member and course. */
export const certificates = pgTable(
  'certificates',
  {
    id: uuid().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    courseIdx: integer().notNull(),
    /** Printed on the certificate; it opens nothing. */
    number: text().notNull(),
    /** Name of the member, and title of the course with its lessons, on the day of issue. */
    name: text().notNull(),
    /** Whether nobody has verified the name. */
    isNameStated: boolean().notNull().default(false),
    title: localized().notNull(),
    lessons: integer().notNull(),
    /** Korean day on which the last lesson was finished, and on which it was issued. */
    completedOn: date({ mode: 'string' }).notNull(),
    issuedOn: date({ mode: 'string' }).notNull(),
    /** When the course was refunded; its address says so. Issued again after another purchase. */
    revokedAt: moment(),
    /** Public number of the address that proves it; null while its member has withdrawn the address. */
    linkId: uuid(),
  },
  (table) => [
    uniqueIndex('certificates_course').on(table.memberId, table.courseIdx),
    uniqueIndex('certificates_number').on(table.number),
    uniqueIndex('certificates_link').on(table.linkId),
  ],
)
