import { and, desc, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { DeskAct } from '#contract/desk/records.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { reviewAnsweredMeanwhile } from '#contract/protocol/desk-codes.ts'
import { updateReview } from '../api/reviews/update-review.ts'
import { likePattern } from '../content/grams.ts'
import { type Database, type Transaction, transact } from '../db/open.ts'
import { courses } from '../db/schema/courses.ts'
import { members } from '../db/schema/members.ts'
import { reviewReports, reviews } from '../db/schema/reviews.ts'
import type { OperatorServices } from './orders.ts'
import { type Operator, recordAct } from './record.ts'

type ReviewServices = Pick<OperatorServices, 'db' | 'clock'>

/** Which reviews are listed. `reported` and `unanswered` leave hidden ones out. */
export interface ReviewFilter {
  /** Number of a course, or a part of the title in either language. */
  readonly course?: number | string | undefined
  readonly state?: 'reported' | 'unanswered' | 'hidden' | undefined
}

/** Reviews of the course with this number, or of those whose title has these words or that have it as number. */
function isOfCourse(db: Database, course: number | string): SQL | undefined {
  if (typeof course === 'number') return eq(reviews.courseIdx, course)
  const pattern = likePattern(course)
  const isNumber = /^\d{1,6}$/.test(course)
  const named = or(
    sql`${courses.title} ->> 'ko' ilike ${pattern}`,
    sql`${courses.title} ->> 'en' ilike ${pattern}`,
    isNumber ? eq(courses.idx, Number(course)) : undefined,
  )
  return inArray(reviews.courseIdx, db.select({ idx: courses.idx }).from(courses).where(named))
}

function isListed(db: Database, { course, state }: ReviewFilter): SQL | undefined {
  const conditions = {
    reported: () =>
      and(
        isNull(reviews.hiddenAt),
        exists(db.select().from(reviewReports).where(eq(reviewReports.reviewId, reviews.id))),
      ),
    unanswered: () => and(isNull(reviews.hiddenAt), isNull(reviews.answeredAt)),
    hidden: () => isNotNull(reviews.hiddenAt),
  }
  return and(
    course === undefined || course === '' ? undefined : isOfCourse(db, course),
    state === undefined ? undefined : conditions[state](),
  )
}

/** Reviews, those with the most reports first, then the latest, hidden ones last. */
export function listReviews(
  { db }: Pick<ReviewServices, 'db'>,
  { limit, offset = 0, ...filter }: ReviewFilter & { readonly limit: number; readonly offset?: number },
) {
  // Few reviews are reported: counted by themselves, they cost nothing for all the others.
  const reported = db
    .select({
      reviewId: reviewReports.reviewId,
      reports: sql<number>`count(*)`.mapWith(Number).as('reports'),
    })
    .from(reviewReports)
    .groupBy(reviewReports.reviewId)
    .as('reported')
  const reports = sql<number>`coalesce(${reported.reports}, 0)`.mapWith(Number)
  // Sorted without texts and names, which are read for the rows of one page.
  const page = db
    .select({ id: reviews.id, reports: reports.as('page_reports') })
    .from(reviews)
    .leftJoin(reported, eq(reported.reviewId, reviews.id))
    .where(isListed(db, filter))
    .orderBy(sql`${isNull(reviews.hiddenAt)} desc`, desc(reports), desc(reviews.writtenAt), desc(reviews.id))
    .limit(limit)
    .offset(offset)
    .as('page')
  return db
    .select({
      id: reviews.id,
      course: reviews.courseIdx,
      courseTitle: courses.title,
      memberId: reviews.memberId,
      userid: members.userid,
      name: members.name,
      rating: reviews.rating,
      text: reviews.text,
      reports: page.reports,
      writtenAt: reviews.writtenAt,
      editedAt: reviews.editedAt,
      answer: reviews.answer,
      answeredAt: reviews.answeredAt,
      hiddenAt: reviews.hiddenAt,
    })
    .from(page)
    .innerJoin(reviews, eq(reviews.id, page.id))
    .innerJoin(members, eq(members.id, reviews.memberId))
    .innerJoin(courses, eq(courses.idx, reviews.courseIdx))
    .orderBy(sql`${isNull(reviews.hiddenAt)} desc`, desc(page.reports), desc(reviews.writtenAt), desc(reviews.id))
}

export function countReviews(db: Database, filter: ReviewFilter): Promise<number> {
  return db.$count(reviews, isListed(db, filter))
}

/** A review with its text, answer and number of reports. Throws `PR10004404` when it is unknown. */
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

const refusals = ApiError.declaredBy({ codes: [reviewAnsweredMeanwhile] })

/**
 * Writes the shop's answer below a review, or replaces it. With `replaced`, the moment of the answer that the operator has
 * read, or null for none, it throws `PR60501409` when there is another one.
 */
export function answerReview(
  services: ReviewServices,
  id: number,
  act: { readonly by: Operator; readonly answer: string; readonly replaced?: Date | null },
): Promise<void> {
  const { by, answer, replaced } = act
  return change(services, id, { by, act: 'answer-review' }, async (tx, { answeredAt }) => {
    if (replaced !== undefined && replaced?.getTime() !== answeredAt?.getTime())
      throw refusals(reviewAnsweredMeanwhile, 'Another answer was written meanwhile. Read it first.')
    await updateReview(tx, id, { answer, answeredAt: services.clock.now() })
  })
}

/** Hides a review from everybody but its author. */
export function hideReview(
  services: ReviewServices,
  id: number,
  { by, reason }: { readonly by: Operator; readonly reason: string },
): Promise<void> {
  return change(services, id, { by, act: 'hide-review', reason }, async (tx) => {
    await updateReview(tx, id, { hiddenAt: services.clock.now() })
  })
}

/** Shows a hidden review again, or keeps a reported one, and forgets its reports. */
export function restoreReview(
  services: ReviewServices,
  id: number,
  { by, reason }: { readonly by: Operator; readonly reason: string },
): Promise<void> {
  return change(services, id, { by, act: 'restore-review', reason }, async (tx) => {
    await updateReview(tx, id, { hiddenAt: null })
    await tx.delete(reviewReports).where(eq(reviewReports.reviewId, id))
  })
}

/** Changes a review and records the act, in one transaction. */
async function change(
  { db, clock }: ReviewServices,
  id: number,
  { by, act, reason }: { readonly by: Operator; readonly act: DeskAct; readonly reason?: string },
  work: (tx: Transaction, review: typeof reviews.$inferSelect) => Promise<void>,
): Promise<void> {
  await transact(db, async (tx) => {
    const [review] = await tx.select().from(reviews).where(eq(reviews.id, id))
    if (!review) throw noReview(id)
    await work(tx, review)
    const subject = { kind: 'review', id: String(id) } as const
    await recordAct(tx, clock.now(), { by, act, subject, ...(reason === undefined ? {} : { details: { reason } }) })
  })
}

function noReview(id: number): ApiError {
  return ApiError.ofAnyCall(codes.notFound, `There is no review ${id}.`)
}
