import { and, asc, gte, inArray, isNull, lte, or } from 'drizzle-orm'
import { courseBanners } from '#contract/courses/course-calls.ts'
import type { Locale } from '#contract/values/locale.ts'
import { banners, courses } from '#server/db/schema/courses.ts'
import { defineHandler } from '../define-handler.ts'
import { mediaUrl } from './present.ts'

export default defineHandler(courseBanners, async ({ db, clock, content, locale }) => {
  const today = clock.today()
  const { rows, subjects } = await content.remember(`course-banners ${today}`, async () => {
    const rows = await db
      .select()
      .from(banners)
      .where(
        and(
          or(isNull(banners.shownFrom), lte(banners.shownFrom, today)),
          or(isNull(banners.shownUntil), gte(banners.shownUntil, today)),
        ),
      )
      .orderBy(asc(banners.position))
    const numbers = rows.flatMap(({ content: { course, practice } }) =>
      [course, practice?.course].filter((idx) => idx !== undefined),
    )
    const subjects = numbers.length === 0 ? [] : await db.select().from(courses).where(inArray(courses.idx, numbers))
    return { rows, subjects }
  })
  const top = rows.find((row) => row.kind === 'top')
  return {
    content: {
      top: top
        ? {
            idx: top.idx,
            title: top.content.title[locale],
            text: top.content.text[locale],
            href: top.content.href,
            picture: top.content.pictures ? mediaUrl(top.content.pictures[locale]) : null,
            picture_text: textIn(top.content.picture_text, locale),
          }
        : null,
      slides: rows
        .filter((row) => row.kind === 'slide')
        .map((row) => ({
          idx: row.idx,
          label: textIn(row.content.label, locale),
          title: row.content.title[locale].split('\n'),
          text: row.content.text[locale],
          tab: textIn(row.content.tab, locale),
          tab_text: textIn(row.content.tab_text, locale),
          button: textIn(row.content.button, locale),
          href: row.content.href,
          picture: mediaUrl(row.content.picture ?? ''),
          practice: practiceOf(row.content.practice, subjects, locale),
          course: subject(subjects.find((course) => course.idx === row.content.course)),
        })),
    },
  }
})

function textIn(text: Record<Locale, string> | undefined, locale: Locale): string {
  return text?.[locale] ?? ''
}

/** Null without a practice and while its course is withdrawn. */
function practiceOf(
  practice: (typeof banners.$inferSelect)['content']['practice'],
  subjects: readonly (typeof courses.$inferSelect)[],
  locale: Locale,
) {
  const course = subjects.find(({ idx }) => idx === practice?.course)
  if (!course?.practice || course.isWithdrawn) return null
  return {
    title: course.practice.title[locale],
    course: { idx: course.idx, title: course.title[locale], individual: course.isIndividual },
  }
}

function subject(course: typeof courses.$inferSelect | undefined) {
  if (!course) return null
  return {
    idx: course.idx,
    code: course.categoryCode,
    count: course.lessonCount,
    free_count: course.freeLessonCount,
    minutes: course.minutes,
  }
}
