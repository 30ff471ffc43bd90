import { and, desc, eq, sql } from 'drizzle-orm'
import { courseNotices as endpoint } from '#contract/courses/course-detail.ts'
import type { Database } from '#server/db/open.ts'
import { courseNotices, courses } from '#server/db/schema/courses.ts'
import { defineHandler } from '../define-handler.ts'
import { pageInfo } from '../handler.ts'
import { countNotices, findCourse } from './find.ts'
import { presentNotice } from './present.ts'

export default defineHandler(endpoint, async ({ db, clock, content, locale, params, query }) => {
  const { page_index, page_size } = query
  const { rows, total } = await content.remember(`course-notices ${params.id} ${page_index} ${page_size}`, () =>
    findCourseNotices(db, params.id, { size: page_size, offset: (page_index - 1) * page_size }),
  )
  const language = { locale, today: clock.today() }
  return {
    content: rows.map(({ notice, number }) => presentNotice({ ...notice, number }, language)),
    page_info: pageInfo(query, total),
  }
})

/** A page of a course's notices, pinned ones first, with the number of all. */
async function findCourseNotices(db: Database, course: number, { size, offset }: { size: number; offset: number }) {
  const numbered = db
    .select({
      idx: courseNotices.idx,
      number: sql<number>`row_number() over (order by ${courseNotices.postedOn}, ${courseNotices.idx})`
        .mapWith(Number)
        .as('number'),
      total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
    })
    .from(courseNotices)
    .innerJoin(courses, and(eq(courses.idx, courseNotices.courseIdx), eq(courses.isWithdrawn, false)))
    .where(eq(courses.idx, course))
    .as('numbered')
  const rows = await db
    .select({ notice: courseNotices, number: numbered.number, total: numbered.total })
    .from(courseNotices)
    .innerJoin(numbered, eq(numbered.idx, courseNotices.idx))
    .orderBy(desc(courseNotices.isPinned), desc(courseNotices.postedOn), desc(courseNotices.idx))
    .limit(size)
    .offset(offset)
  return { rows, total: rows[0]?.total ?? (await countOfShownCourse(db, course)) }
}

/** Counts the notices when the page has none. Throws when the course is not shown. */
async function countOfShownCourse(db: Database, idx: number): Promise<number> {
  await findCourse(db, idx)
  return countNotices(db, idx)
}
