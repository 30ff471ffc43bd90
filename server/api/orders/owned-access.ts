import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/open.ts'
import { enrolments } from '#server/db/schema/learning.ts'
import { addDays } from '#server/lib/clock.ts'

/** Access that a member has to a course. */
export interface OwnedAccess {
  /** Last day of access with an end, `YYYY-MM-DD`; null without one. */
  readonly lastDay: string | null
  /** Whether the member has access without an end. */
  readonly isEndless: boolean
}

/** Access of a member to these courses on a day, by course number; courses without access are absent. */
export async function ownedAccess(
  db: Database | Transaction,
  memberId: string,
  courseNumbers: readonly number[],
  today: string,
): Promise<Map<number, OwnedAccess>> {
  const owned = new Map<number, OwnedAccess>()
  if (courseNumbers.length === 0) return owned
  const rows = await db
    .select({ courseIdx: enrolments.courseIdx, endsOn: enrolments.endsOn })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.memberId, memberId),
        inArray(enrolments.courseIdx, [...courseNumbers]),
        isNull(enrolments.revokedAt),
        or(isNull(enrolments.endsOn), gte(enrolments.endsOn, today)),
      ),
    )
  for (const { courseIdx, endsOn } of rows) {
    const { lastDay = null, isEndless = false } = owned.get(courseIdx) ?? {}
    owned.set(courseIdx, {
      lastDay: endsOn !== null && (lastDay === null || endsOn > lastDay) ? endsOn : lastDay,
      isEndless: isEndless || endsOn === null,
    })
  }
  return owned
}

/** First day of what is bought on a day: after the access that the member still has to the course. */
export function firstDayAfter(owned: OwnedAccess | undefined, today: string): string {
  const lastDay = owned?.lastDay ?? null
  return lastDay === null ? today : addDays(lastDay, 1)
}
