import { desc, eq, sql } from 'drizzle-orm'
import { courseNotices as endpoint } from '../../../contract/course-calls.ts'
import { courseNotices } from '../../db/schema/courses.ts'
import { answer } from '../answer.ts'
import { pageInfo } from '../handler.ts'
import { oneCourse } from './find.ts'
import { presentNotice } from './present.ts'

export default answer(endpoint, async ({ db, clock, locale, params, query }) => {
  await oneCourse(db, params.id)
  const numbered = db
    .select({
      idx: courseNotices.idx,
      number: sql<number>`row_number() over (order by ${courseNotices.postedOn}, ${courseNotices.idx})`
        .mapWith(Number)
        .as('number'),
      total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
    })
    .from(courseNotices)
    .where(eq(courseNotices.courseIdx, params.id))
    .as('numbered')
  const [rows, [first]] = await Promise.all([
    db
      .select({ notice: courseNotices, number: numbered.number })
      .from(courseNotices)
      .innerJoin(numbered, eq(numbered.idx, courseNotices.idx))
      .orderBy(desc(courseNotices.isPinned), desc(courseNotices.postedOn), desc(courseNotices.idx))
      .limit(query.page_size)
      .offset((query.page_index - 1) * query.page_size),
    db.select({ total: numbered.total }).from(numbered).limit(1),
  ])
  const language = { locale, today: clock.today() }
  return {
    content: rows.map(({ notice, number }) => presentNotice({ ...notice, number }, language)),
    page_info: pageInfo(query, first?.total ?? 0),
  }
})
