import { courseMenu } from '#contract/courses/course-calls.ts'
import { courses } from '#server/db/schema/courses.ts'
import { defineHandler } from '../define-handler.ts'
import { mostPopularFirst, offeredCategories, openCourses } from './find.ts'
import { htmlEncode } from './present.ts'

export default defineHandler(courseMenu, async ({ db, clock, content, locale }) => {
  const today = clock.today()
  const [names, rows] = await content.remember(`course-menu ${today}`, () =>
    Promise.all([
      offeredCategories(db),
      db
        .select({
          idx: courses.idx,
          code: courses.categoryCode,
          title: courses.title,
          isIndividual: courses.isIndividual,
          isGroup: courses.isGroup,
        })
        .from(courses)
        .where(openCourses(today))
        .orderBy(...mostPopularFirst),
    ]),
  )
  return {
    content: names.map((category) => ({
      code: category.code,
      name: htmlEncode(category.name[locale]),
      contents: rows
        .filter((row) => row.code === category.code)
        .map((row) => ({
          idx: row.idx,
          title: htmlEncode(row.title[locale]),
          individual: { is_exist: row.isIndividual },
          group: { is_exist: row.isGroup },
        })),
    })),
  }
})
