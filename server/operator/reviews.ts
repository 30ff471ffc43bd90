import { count, desc, eq, isNull, sql } from 'drizzle-orm'
import { updateReview } from '../api/reviews/update-review.ts'
import { transact } from '../db/open.ts'
import { members } from '../db/schema/members.ts'
import type { DeskAct } from '../../contract/desk/records.ts'
import { reviewReports, reviews } from '../db/schema/reviews.ts'
import { OperatorError, type OperatorServices } from './orders.ts'
import { type Operator, recordAct } from './record.ts'

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
  { by, answer }: { readonly by: Operator; readonly answer: string },
): Promise<void> {
  const act = { by, act: 'answer-review' } as const
  return change(services, id, act, { answer, answeredAt: services.clock.now() })
}

/** Hides a review from everybody but its author, with an audit row. */
export function hideReview(
  services: ReviewServices,
  id: number,
  { by, reason }: { readonly by: Operator; readonly reason: string },
): Promise<void> {
  const act = { by, act: 'hide-review', reason } as const
  return change(services, id, act, { hiddenAt: services.clock.now() })
}

/** Shows a hidden review again and forgets its reports, with an audit row. */
export function restoreReview(
  services: ReviewServices,
  id: number,
  { by, reason }: { readonly by: Operator; readonly reason: string },
): Promise<void> {
  return change(services, id, { by, act: 'restore-review', reason }, { hiddenAt: null })
}

/** Changes a review and records the act, in one transaction. */
async function change(
  { db, clock }: ReviewServices,
  id: number,
  { by, act, reason }: { readonly by: Operator; readonly act: DeskAct; readonly reason?: string },
  values: Parameters<typeof updateReview>[2],
): Promise<void> {
  await transact(db, async (tx) => {
    if (!(await updateReview(tx, id, values))) throw noReview(id)
    if (act === 'restore-review') await tx.delete(reviewReports).where(eq(reviewReports.reviewId, id))
    const subject = { kind: 'review', id: String(id) } as const
    await recordAct(tx, clock.now(), { by, act, subject, ...(reason === undefined ? {} : { details: { reason } }) })
  })
}

function noReview(id: number): OperatorError {
  return new OperatorError(`There is no review ${id}.`)
}
