import { and, eq, gt, sql } from 'drizzle-orm'
import { courseHighlights } from '#contract/courses/course-calls.ts'
import { courses, lessons } from '#server/db/schema/courses.ts'
import { defineHandler } from '../define-handler.ts'
import { comingCourses, courseTotals, findSummaries, mostPopularFirst, openCourses } from './find.ts'
import { mediaUrl, presentSummary, presentTeacher } from './present.ts'

const highlightCounts = { new: 4, popular: 6, coming: 4, free: 6 } as const

export default defineHandler(courseHighlights, async ({ db, clock, content, locale }) => {
  const today = clock.today()
  const language = { locale, today }
  const cached = await content.remember(`course-highlights ${today}`, async () => {
    const open = openCourses(today)
    // The most popular course of each field, so that as many fields as possible appear.
    const favourites = db
      .selectDistinctOn([courses.categoryCode], { idx: courses.idx })
      .from(courses)
      .where(and(open, gt(courses.freeLessonCount, 0)))
      .orderBy(courses.categoryCode, ...mostPopularFirst)
      .as('favourites')
    const firstFreeLesson = sql`(select min(f.number) from lessons f where f.course_idx = ${courses.idx} and f.is_free)`
    const [newest, popular, coming, free, totals] = await Promise.all([
      findSummaries(db, open, { sort: 'new', size: highlightCounts.new, offset: 0 }),
      findSummaries(db, open, { sort: 'popular', size: highlightCounts.popular, offset: 0 }),
      findSummaries(db, comingCourses(today), { sort: 'opening', size: highlightCounts.coming, offset: 0 }),
      db
        .select({ course: courses, lesson: lessons })
        .from(favourites)
        .innerJoin(courses, eq(courses.idx, favourites.idx))
        .innerJoin(lessons, and(eq(lessons.courseIdx, courses.idx), eq(lessons.number, firstFreeLesson)))
        .orderBy(...mostPopularFirst)
        .limit(highlightCounts.free),
      content.remember(`course-totals ${today}`, () => courseTotals(db, today)),
    ])
    return { newest, popular, coming, free, totals }
  })
  return {
    content: {
      new: cached.newest.map((row) => presentSummary(row, language)),
      popular: cached.popular.map((row) => presentSummary(row, language)),
      coming: cached.coming.map((row) => presentSummary(row, language)),
      free: cached.free.map(({ course, lesson }) => ({
        course: {
          idx: course.idx,
          title: course.title[locale],
          code: course.categoryCode,
          individual: course.isIndividual,
          teacher: presentTeacher(course, locale),
          standard: course.standard?.[locale] ?? null,
        },
        number: lesson.number,
        title: lesson.title[locale],
        minutes: lesson.minutes,
        thumbnail: mediaUrl(lesson.picture),
      })),
      totals: { free_lessons: cached.totals.freeLessons },
    },
  }
})
