import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { MyCourse } from '#contract/content/learning.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { Database } from '#server/db/open.ts'
import { courses, lessons } from '#server/db/schema/courses.ts'
import { enrolments, finishedLessons } from '#server/db/schema/learning.ts'
import { type Clock, daysBetween } from '#server/lib/clock.ts'
import type { Providers } from '#server/providers/providers.ts'
import { mediaUrl } from '../courses/present.ts'
import { syncProgress } from '../courses/progress.ts'
import { trainingWeeks } from './training-weeks.ts'

type Enrolment = typeof enrolments.$inferSelect

/** Order of the list. */
const accessOrder: readonly MyCourse['access'][] = ['running', 'upcoming', 'ended']

interface CourseServices {
  readonly db: Database
  readonly clock: Clock
  readonly locale: Locale
  readonly providers: Pick<Providers, 'learning'>
}

/** The courses that a member has bought, with their progress. The learning system is asked about running ones. */
export async function findMyCourses(services: CourseServices, memberId: string): Promise<MyCourse[]> {
  const { db, clock, locale } = services
  const today = clock.today()
  const bought = await db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.memberId, memberId), isNull(enrolments.revokedAt)))
    .orderBy(asc(enrolments.startsOn))
  const periods = new Map(
    [...Map.groupBy(bought, ({ courseIdx }) => courseIdx)].map(([idx, rows]) => [idx, periodOf(rows, today)] as const),
  )
  const numbers = [...periods.keys()]
  if (numbers.length === 0) return []
  // The stored progress is used when the learning system does not answer.
  const running = numbers.filter((idx) => periods.get(idx)?.access === 'running')
  await Promise.all(running.map((idx) => syncProgress(services, memberId, idx)))
  const known = await db.select().from(courses).where(inArray(courses.idx, numbers))
  const allLessons = await db
    .select({ courseIdx: lessons.courseIdx, number: lessons.number })
    .from(lessons)
    .where(inArray(lessons.courseIdx, numbers))
    .orderBy(asc(lessons.number))
  const finished = await db
    .select()
    .from(finishedLessons)
    .where(and(eq(finishedLessons.memberId, memberId), inArray(finishedLessons.courseIdx, numbers)))
  const listed = known.flatMap((course) => {
    const period = periods.get(course.idx)
    if (!period) return []
    const isOf = ({ courseIdx }: { readonly courseIdx: number }) => courseIdx === course.idx
    return [
      presentMyCourse(
        { course, period, lessons: allLessons.filter(isOf), finished: finished.filter(isOf) },
        locale,
        today,
      ),
    ]
  })
  return listed.toSorted(
    (a, b) =>
      accessOrder.indexOf(a.access) - accessOrder.indexOf(b.access) ||
      // Of ended courses the latest first.
      (a.access === 'ended' ? b.from.localeCompare(a.from) : a.from.localeCompare(b.from)) ||
      a.course - b.course,
  )
}

/** Access to a course: the passes that hold today or later, else those that have ended. */
function periodOf(rows: readonly Enrolment[], today: string): Pick<MyCourse, 'access' | 'from' | 'until'> {
  const open = rows.filter(({ endsOn }) => endsOn === null || endsOn >= today)
  const counted = open.length > 0 ? open : rows
  const from = counted.map(({ startsOn }) => startsOn).toSorted()[0] ?? today
  const ends = counted.map(({ endsOn }) => endsOn)
  return {
    access: open.length === 0 ? 'ended' : from <= today ? 'running' : 'upcoming',
    from,
    until: ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null),
  }
}

function presentMyCourse(
  parts: {
    readonly course: typeof courses.$inferSelect
    readonly period: Pick<MyCourse, 'access' | 'from' | 'until'>
    readonly lessons: readonly { readonly number: number }[]
    readonly finished: readonly { readonly lesson: number; readonly finishedAt: Date }[]
  },
  locale: Locale,
  today: string,
): MyCourse {
  const { course, period } = parts
  const numbers = parts.lessons.map(({ number }) => number)
  // Lessons that the course has no longer do not count.
  const finished = parts.finished.filter(({ lesson }) => numbers.includes(lesson))
  const done = new Set(finished.map(({ lesson }) => lesson))
  const { access, from, until } = period
  return {
    course: course.idx,
    title: course.title[locale],
    thumbnail: mediaUrl(course.picture),
    access,
    from,
    until,
    days_left: access === 'running' && until !== null ? daysBetween(today, until) + 1 : null,
    lessons: numbers.length,
    done: done.size,
    next: numbers.find((number) => !done.has(number)) ?? null,
    weeks: trainingWeeks({
      from,
      lastDay: until !== null && until < today ? until : today,
      lessons: numbers.length,
      finishedAt: finished.map(({ finishedAt }) => finishedAt),
    }),
  }
}
