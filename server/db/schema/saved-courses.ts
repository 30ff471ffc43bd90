import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { members } from './members.ts'

/** Courses that members have saved, each once. One that is gone from the catalogue stays until its member removes it. */
export const savedCourses = pgTable(
  'saved_courses',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    courseIdx: integer().notNull(),
    /** Place in the member's list, in the order in which the courses were saved. */
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.courseIdx] })],
)
