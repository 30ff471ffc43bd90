import { and, count, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { courseCategories } from '#contract/courses/course-calls.ts'
import { fieldIcons, neutralFieldIcon } from '#contract/courses/field-icons.ts'
import { courses } from '#server/db/schema/courses.ts'
import { defineHandler } from '../define-handler.ts'
import { matching } from '../search-terms/matches.ts'
import { passingFilters } from './filters.ts'
import { offeredCategories, offeredClassifications, openCourses, searchedCourses } from './find.ts'
import { mediaUrl } from './present.ts'

/** An icon that this version of the shop lacks is drawn as the neutral one. */
const iconSchema = v.fallback(v.picklist(fieldIcons), neutralFieldIcon)

export default defineHandler(courseCategories, async ({ db, clock, content, locale, query }) => {
  const today = clock.today()
  const cached = await content.remember(`course-categories ${JSON.stringify([today, query])}`, async () => {
    const match = await matching({ db, content }, searchedCourses(today), query.title)
    const [names, groups, counts] = await Promise.all([
      offeredCategories(db),
      offeredClassifications(db),
      db
        .select({
          code: courses.categoryCode,
          all: count(),
          individual: sql<number>`count(*) filter (where ${courses.isIndividual})`.mapWith(Number),
          group: sql<number>`count(*) filter (where ${courses.isGroup})`.mapWith(Number),
        })
        .from(courses)
        .where(and(openCourses(today), match.where, passingFilters(db, today, query)))
        .groupBy(courses.categoryCode),
    ])
    return names.map((category) => {
      const found = counts.find((each) => each.code === category.code)
      return {
        code: category.code,
        name: category.name,
        picture: category.picture,
        focus: category.focus ?? 50,
        icon: v.parse(iconSchema, category.icon),
        classifications: groups.filter((each) => each.categoryCode === category.code).map((each) => each.name),
        count: { ALL: found?.all ?? 0, IDV: found?.individual ?? 0, GRP: found?.group ?? 0 },
      }
    })
  })
  return {
    content: cached.map((category) => ({
      code: category.code,
      name: category.name[locale],
      thumbnail: mediaUrl(category.picture),
      focus: category.focus,
      icon: category.icon,
      classification: category.classifications.map((name) => name[locale]),
      count: category.count,
    })),
  }
})
