import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { OwnReview } from '#contract/courses/own-review.ts'
import type { Database } from '#server/db/open.ts'
import { courses, lessons } from '#server/db/schema/courses.ts'
import { enrolments, finishedLessons } from '#server/db/schema/learning.ts'
import { members } from '#server/db/schema/members.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import type { Providers } from '#server/providers/providers.ts'
import { findCourse } from '../courses/find.ts'
import { syncProgress } from '../courses/progress.ts'
import { findRating, shownReviews } from '../courses/rating.ts'
import { hasBought } from '../orders/certificate-revocation.ts'
import { presentOwnReview } from './present.ts'

/** A page of a course's reviews with their authors, the latest first, with the number of all. */
export async function findReviews(db: Database, courseIdx: number, { size, offset }: { size: number; offset: number }) {
  const rows = await db
    .select({
      review: reviews,
      name: members.name,
      nickname: members.nickname,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(reviews)
    .innerJoin(members, eq(members.id, reviews.memberId))
    .innerJoin(courses, and(eq(courses.idx, reviews.courseIdx), eq(courses.isWithdrawn, false)))
    .where(shownReviews(courseIdx))
    .orderBy(desc(reviews.writtenAt), desc(reviews.id))
    .limit(size)
    .offset(offset)
  return { rows, total: rows[0]?.total ?? (await countOfShownCourse(db, courseIdx)) }
}

/** Counts the reviews when the page has none. Throws when the course is not shown. */
async function countOfShownCourse(db: Database, courseIdx: number): Promise<number> {
  await findCourse(db, courseIdx)
  return (await findRating(db, courseIdx))?.count ?? 0
}

/**
 * Stores what the learning system reports about a member who has, or had, access to the course. The stored progress is
 * used when it does not answer.
 */
export async function syncOwnProgress(
  services: Parameters<typeof syncProgress>[0],
  memberId: string,
  courseIdx: number,
): Promise<void> {
  const isOwn = and(eq(enrolments.memberId, memberId), eq(enrolments.courseIdx, courseIdx))
  if ((await services.db.$count(enrolments, isOwn)) > 0) await syncProgress(services, memberId, courseIdx)
}

/**
 * The member's own review of a course, with the progress that allows one. Without a learning system the purchase alone
 * does.
 */
export async function findOwnReview(
  db: Pick<Database, 'select' | '$count'>,
  { providers }: { readonly providers: Pick<Providers, 'learning'> },
  memberId: string,
  courseIdx: number,
): Promise<OwnReview> {
  const [review] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.memberId, memberId), eq(reviews.courseIdx, courseIdx)))
  const isOfCourse = and(eq(lessons.courseIdx, finishedLessons.courseIdx), eq(lessons.number, finishedLessons.lesson))
  const [finished] = await db
    .select({ size: count() })
    .from(finishedLessons)
    .innerJoin(lessons, isOfCourse)
    .where(and(eq(finishedLessons.memberId, memberId), eq(finishedLessons.courseIdx, courseIdx)))
  const [all] = await db.select({ size: count() }).from(lessons).where(eq(lessons.courseIdx, courseIdx))
  const done = finished?.size ?? 0
  const needed = providers.learning ? Math.ceil((all?.size ?? 0) / 2) : 0
  const isFarEnough = !providers.learning || (needed > 0 && done >= needed)
  return {
    review: review ? presentOwnReview(review) : null,
    can_write: isFarEnough && (await hasBought(db, memberId, courseIdx)),
    done,
    needed,
  }
}
