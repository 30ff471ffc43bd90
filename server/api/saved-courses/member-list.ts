import { and, asc, eq, inArray, max } from 'drizzle-orm'
import type { Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { limits } from '#contract/values/limits.ts'
import type { Database, Transaction } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { savedCourses } from '#server/db/schema/saved-courses.ts'

/** Numbers of the member's saved courses, in the order in which they were saved. */
export async function readSavedCourses(db: Database | Transaction, memberId: string): Promise<number[]> {
  const rows = await db
    .select({ idx: savedCourses.courseIdx })
    .from(savedCourses)
    .where(eq(savedCourses.memberId, memberId))
    .orderBy(asc(savedCourses.position))
  return rows.map(({ idx }) => idx)
}

/** Saves courses; one that is saved already keeps its place. Throws `PR20017409` beyond {@link limits.savedCourses}. */
export async function saveCourses(
  tx: Transaction,
  memberId: string,
  numbers: readonly number[],
  { apiError }: Throws<typeof codes.savedCoursesFull>,
): Promise<void> {
  if (numbers.length === 0) return
  // One change of a list at a time: two could exceed the limit together.
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update')
  const isOwn = eq(savedCourses.memberId, memberId)
  const [last] = await tx
    .select({ position: max(savedCourses.position) })
    .from(savedCourses)
    .where(isOwn)
  const next = (last?.position ?? -1) + 1
  await tx
    .insert(savedCourses)
    .values(numbers.map((courseIdx, index) => ({ memberId, courseIdx, position: next + index })))
    .onConflictDoNothing()
  if ((await tx.$count(savedCourses, isOwn)) > limits.savedCourses) {
    throw apiError(codes.savedCoursesFull, `A list holds ${limits.savedCourses} courses. Remove some first.`)
  }
}

/** Removes courses from the member's list; those that are gone already count as removed. */
export async function removeSavedCourses(tx: Transaction, memberId: string, numbers: readonly number[]): Promise<void> {
  await tx
    .delete(savedCourses)
    .where(and(eq(savedCourses.memberId, memberId), inArray(savedCourses.courseIdx, [...numbers])))
}
