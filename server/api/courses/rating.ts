import { and, avg, count, eq, isNull, notInArray } from 'drizzle-orm'
import type { Course } from '#contract/courses/course-detail.ts'
import type { Database } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { leftStatuses } from '../member-status.ts'

/** Reviews of a course that everybody reads: neither hidden nor of a member who has left. */
export function shownReviews(courseIdx: number) {
  return and(eq(reviews.courseIdx, courseIdx), isNull(reviews.hiddenAt), notInArray(members.status, [...leftStatuses]))
}

/** Average and number of the reviews of a course; null without any. */
export async function findRating(db: Database, courseIdx: number): Promise<Course['rating']> {
  const [found] = await db
    .select({ average: avg(reviews.rating).mapWith(Number), size: count() })
    .from(reviews)
    .innerJoin(members, eq(members.id, reviews.memberId))
    .where(shownReviews(courseIdx))
  if (!found || found.size === 0) return null
  return { average: Math.round(found.average * 10) / 10, count: found.size }
}
