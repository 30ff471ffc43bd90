import { and, asc, count, desc, eq, exists, gt, lte, type SQL, sql, sum } from 'drizzle-orm'
import type { CourseSort } from '#contract/courses/courses.ts'
import type { Database } from '#server/db/open.ts'
import {
  categories,
  classifications,
  courseNotices,
  courses,
  lessons,
  purchaseOptions,
} from '#server/db/schema/courses.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import type { SearchedTable } from '../search-terms/matches.ts'
import type { CourseRow, SummaryRow } from './present.ts'

// Queries of courses.

const summaryColumns = {
  idx: courses.idx,
  categoryCode: courses.categoryCode,
  title: courses.title,
  summary: courses.summary,
  picture: courses.picture,
  loop: courses.loop,
  keywords: courses.keywords,
  lessonCount: courses.lessonCount,
  freeLessonCount: courses.freeLessonCount,
  minutes: courses.minutes,
  months: courses.months,
  regularPrice: courses.regularPrice,
  currentPrice: courses.currentPrice,
  hasDearerOptions: courses.hasDearerOptions,
  isIndividual: courses.isIndividual,
  isGroup: courses.isGroup,
  opensOn: courses.opensOn,
  categoryName: categories.name,
  classificationName: classifications.name,
}

/** The most learners of the last 30 days first; courses with equally many in the order of the operator. */
export const mostPopularFirst: SQL[] = [
  desc(courses.monthlyLearners),
  asc(courses.suggestedPosition),
  desc(courses.idx),
]

/** Sort orders of the list, and the courses that open next first. */
type Order = CourseSort | 'opening'

const order: Record<Order, SQL[]> = {
  new: [desc(courses.opensOn), desc(courses.idx)],
  popular: mostPopularFirst,
  lessons: [desc(courses.lessonCount), desc(courses.idx)],
  price: [asc(courses.currentPrice), desc(courses.idx)],
  opening: [asc(courses.opensOn), asc(courses.idx)],
}

/** Open and coming courses: not withdrawn. */
export const offeredCourses = eq(courses.isWithdrawn, false)

/** Courses that a visitor can find: not withdrawn, and open by `today`. */
export function openCourses(today: string): SQL | undefined {
  return and(offeredCourses, lte(courses.opensOn, today))
}

export function comingCourses(today: string): SQL | undefined {
  return and(offeredCourses, gt(courses.opensOn, today))
}

/** Categories with courses, open or coming soon, in order. The category of a withdrawn course keeps its row. */
export function offeredCategories(db: Database) {
  const offered = db.select({ idx: courses.idx }).from(courses)
  return db
    .select()
    .from(categories)
    .where(exists(offered.where(and(offeredCourses, eq(courses.categoryCode, categories.code)))))
    .orderBy(asc(categories.position))
}

/** Numbers of the open courses and of their free lessons. */
export async function courseTotals(db: Database, today: string) {
  const [totals] = await db
    .select({
      courses: sql<number>`count(*)`.mapWith(Number),
      freeLessons: sum(courses.freeLessonCount).mapWith(Number),
    })
    .from(courses)
    .where(openCourses(today))
  return { courses: totals?.courses ?? 0, freeLessons: totals?.freeLessons ?? 0 }
}

/** Classifications with courses, open or coming soon, in order. */
export function offeredClassifications(db: Database) {
  const { categoryCode, code, position } = classifications
  const offered = db.select({ idx: courses.idx }).from(courses)
  return db
    .select()
    .from(classifications)
    .where(
      exists(
        offered.where(
          and(offeredCourses, eq(courses.categoryCode, categoryCode), eq(courses.classificationCode, code)),
        ),
      ),
    )
    .orderBy(asc(position))
}

export function forMemberType(memberType: 'ALL' | 'IDV' | 'GRP'): SQL | undefined {
  if (memberType === 'IDV') return eq(courses.isIndividual, true)
  if (memberType === 'GRP') return eq(courses.isGroup, true)
  return undefined
}

/** What a search among courses reads: title, keywords and field, in either language. */
export function searchedCourses(today: string): SearchedTable {
  return { table: courses, title: courses.title, offered: openCourses(today) }
}

export function inCategory(name: string): SQL | undefined {
  if (name === '') return undefined
  return sql`${courses.categoryCode} in (select code from categories where code = ${name} or name->>'ko' = ${name} or name->>'en' = ${name})`
}

export function inClassification(name: string): SQL | undefined {
  if (name === '') return undefined
  return sql`(${courses.categoryCode}, ${courses.classificationCode}) in (select category_code, code from classifications where code = ${name} or name->>'ko' = ${name} or name->>'en' = ${name})`
}

/** A page of courses, sorted by `first` before the list's order. */
export function findSummaries(
  db: Database,
  where: SQL | undefined,
  page: { sort: Order; first?: readonly SQL[]; size: number; offset: number },
): Promise<SummaryRow[]> {
  return db
    .select(summaryColumns)
    .from(courses)
    .innerJoin(categories, eq(categories.code, courses.categoryCode))
    .innerJoin(
      classifications,
      and(eq(classifications.categoryCode, courses.categoryCode), eq(classifications.code, courses.classificationCode)),
    )
    .where(where)
    .orderBy(...(page.first ?? []), ...order[page.sort])
    .limit(page.size)
    .offset(page.offset)
}

/** A course by its number; a withdrawn one is not found. */
export async function findCourse(db: Database, idx: number): Promise<CourseRow & SummaryRow> {
  const [found] = await db
    .select({ course: courses, categoryName: categories.name, classificationName: classifications.name })
    .from(courses)
    .innerJoin(categories, eq(categories.code, courses.categoryCode))
    .innerJoin(
      classifications,
      and(eq(classifications.categoryCode, courses.categoryCode), eq(classifications.code, courses.classificationCode)),
    )
    .where(and(eq(courses.idx, idx), offeredCourses))
  if (!found) throw notFound('course')
  return { ...found.course, categoryName: found.categoryName, classificationName: found.classificationName }
}

export function lessonsOf(db: Database, idx: number) {
  return db.select().from(lessons).where(eq(lessons.courseIdx, idx)).orderBy(asc(lessons.number))
}

export function optionsOf(db: Database, idx: number) {
  return db
    .select()
    .from(purchaseOptions)
    .where(and(eq(purchaseOptions.courseIdx, idx), eq(purchaseOptions.isWithdrawn, false)))
    .orderBy(asc(purchaseOptions.idx))
}

export async function countNotices(db: Database, idx: number): Promise<number> {
  const [notices] = await db.select({ size: count() }).from(courseNotices).where(eq(courseNotices.courseIdx, idx))
  return notices?.size ?? 0
}
