import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/open.ts'
import { courses } from '#server/db/schema/courses.ts'
import { finishedLessons } from '#server/db/schema/learning.ts'
import type { Providers } from '#server/providers/providers.ts'

/** Number of lessons of a course, and when the member finished which. */
export interface CourseProgress {
  readonly lessons: number
  readonly finishedAt: readonly Date[]
}

/**
 * Stores what the learning system reports about a member's lessons. Returns false when it does not answer; stored
 * progress is kept then. A shop without a learning system knows of no lessons, and has nothing to store.
 */
export async function syncProgress(
  { db, providers }: { readonly db: Database; readonly providers: Pick<Providers, 'learning'> },
  memberId: string,
  courseIdx: number,
): Promise<boolean> {
  if (!providers.learning) return true
  const finished = await providers.learning.finishedLessons(memberId, courseIdx)
  if (!finished) return false
  if (finished.length > 0) {
    await db
      .insert(finishedLessons)
      .values(finished.map(({ lesson, finishedAt }) => ({ memberId, courseIdx, lesson, finishedAt })))
      .onConflictDoNothing()
  }
  return true
}

/** Stored progress of a member, by course. */
export async function findProgress(
  db: Database | Transaction,
  memberId: string,
  courseNumbers: readonly number[],
): Promise<ReadonlyMap<number, CourseProgress>> {
  if (courseNumbers.length === 0) return new Map()
  const known = await db
    .select({ idx: courses.idx, lessons: courses.lessonCount })
    .from(courses)
    .where(inArray(courses.idx, [...courseNumbers]))
  const finished = await db
    .select()
    .from(finishedLessons)
    .where(and(eq(finishedLessons.memberId, memberId), inArray(finishedLessons.courseIdx, [...courseNumbers])))
  return new Map(
    known.map(({ idx, lessons }) => [
      idx,
      {
        lessons,
        finishedAt: finished.filter(({ courseIdx }) => courseIdx === idx).map(({ finishedAt }) => finishedAt),
      },
    ]),
  )
}
