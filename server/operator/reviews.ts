import { randomUUID } from 'node:crypto'
import { count, desc, eq, isNull, sql } from 'drizzle-orm'
import { updateReview } from '../api/reviews/update-review.ts'
import { transact } from '../db/open.ts'
import { members } from '../db/schema/members.ts'
import { type OperatorAction, operatorActions } from '../db/schema/operator.ts'
import { reviewReports, reviews } from '../db/schema/reviews.ts'
import { OperatorError, type OperatorServices } from './orders.ts'

type ReviewServices = Pick<OperatorServices, 'db' | 'clock'>

/** Reviews, those with the most reports first, then the latest. */
export function listReviews(
  { db }: Pick<ReviewServices, 'db'>,
  { course, limit }: { readonly course?: number; readonly limit: number },
) {
  const reports = count(reviewReports.memberId)
  return db
    .select({
      id: reviews.id,
      course: reviews.courseIdx,
      userid: members.userid,
      rating: reviews.rating,
      reports,
      writtenAt: reviews.writtenAt,
      answeredAt: reviews.answeredAt,
      hiddenAt: reviews.hiddenAt,
    })
    .from(reviews)
    .innerJoin(members, eq(members.id, reviews.memberId))
    .leftJoin(reviewReports, eq(reviewReports.reviewId, reviews.id))
    .where(course === undefined ? undefined : eq(reviews.courseIdx, course))
    .groupBy(reviews.id, members.userid)
    .orderBy(sql`${isNull(reviews.hiddenAt)} desc`, desc(reports), desc(reviews.writtenAt))
    .limit(limit)
}

/** A review with its text, answer and number of reports. Throws an {@link OperatorError} when it is unknown. */
export async function showReview({ db }: Pick<ReviewServices, 'db'>, id: number) {
  const [found] = await db
    .select({ review: reviews, userid: members.userid })
    .from(reviews)
    .innerJoin(members, eq(members.id, reviews.memberId))
    .where(eq(reviews.id, id))
  if (!found) throw noReview(id)
  const { memberId: _, ...review } = found.review
  return { ...review, userid: found.userid, reports: await db.$count(reviewReports, eq(reviewReports.reviewId, id)) }
}

/** Writes the shop's answer below a review, or replaces it, with an audit row. */
export function answerReview(
  services: ReviewServices,
  id: number,
  { actor, answer }: { readonly actor: string; readonly answer: string },
): Promise<void> {
  const act = { actor, action: 'reviews answer' } as const
  return change(services, id, act, { answer, answeredAt: services.clock.now() })
}

/** Hides a review from everybody but its author, with an audit row. */
export function hideReview(
  services: ReviewServices,
  id: number,
  { actor, reason }: { readonly actor: string; readonly reason: string },
): Promise<void> {
  const act = { actor, action: 'reviews hide', note: reason } as const
  return change(services, id, act, { hiddenAt: services.clock.now() })
}

/** Shows a hidden review again and forgets its reports, with an audit row. */
export function restoreReview(
  services: ReviewServices,
  id: number,
  { actor, reason }: { readonly actor: string; readonly reason: string },
): Promise<void> {
  return change(services, id, { actor, action: 'reviews restore', note: reason }, { hiddenAt: null })
}

/** Changes a review and writes the audit row, in one transaction. */
async function change(
  { db, clock }: ReviewServices,
  id: number,
  act: { readonly actor: string; readonly action: OperatorAction; readonly note?: string },
  values: Parameters<typeof updateReview>[2],
): Promise<void> {
  await transact(db, async (tx) => {
    if (!(await updateReview(tx, id, values))) throw noReview(id)
    if (act.action === 'reviews restore') await tx.delete(reviewReports).where(eq(reviewReports.reviewId, id))
    await tx.insert(operatorActions).values({ ...act, id: randomUUID(), subject: String(id), happenedAt: clock.now() })
  })
}

function noReview(id: number): OperatorError {
  return new OperatorError(`There is no review ${id}.`)
}
