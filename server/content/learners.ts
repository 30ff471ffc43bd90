import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/open.ts'
import { courses } from '../db/schema/courses.ts'
import { enrolments, finishedLessons } from '../db/schema/learning.ts'
import { addDays, startOfDay } from '../lib/clock.ts'

/** Days, with today, in which a member counts as a learner of a course. */
const learnerDays = 30

/**
 * Writes how many members began each course or finished a lesson of it in the 30 days until `today` (`YYYY-MM-DD`, Korean
 * time), by which the most popular courses come first. A member counts once for a course, and not for access that was
 * revoked. Runs after an import and at the start of each business day. A count that is unchanged is not written.
 */
export async function countLearners(tx: Transaction, today: string): Promise<void> {
  const first = addDays(today, 1 - learnerDays)
  await tx.execute(sql`
    with learners as (
      select ${enrolments.courseIdx} as course_idx, ${enrolments.memberId} as member_id
      from ${enrolments}
      where ${enrolments.revokedAt} is null and ${enrolments.startsOn} between ${first} and ${today}
      union
      select ${finishedLessons.courseIdx}, ${finishedLessons.memberId}
      from ${finishedLessons}
      where ${finishedLessons.finishedAt} >= ${startOfDay(first)}
    ), counts as (
      select course_idx, count(*)::integer as learners from learners group by course_idx
    ), counted as (
      select ${courses.idx} as idx, coalesce(counts.learners, 0) as learners
      from ${courses} left join counts on counts.course_idx = ${courses.idx}
    )
    update ${courses} set monthly_learners = counted.learners
    from counted
    where ${courses.idx} = counted.idx and ${courses.monthlyLearners} <> counted.learners`)
}
