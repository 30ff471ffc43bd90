import { and, eq, isNull } from 'drizzle-orm'
import type { OwnCertificate } from '#contract/content/certificates.ts'
import type { Locale } from '#contract/values/locale.ts'
import { type Database, type Transaction, transact } from '#server/db/open.ts'
import { courses, lessons } from '#server/db/schema/courses.ts'
import { certificates, enrolments, finishedLessons } from '#server/db/schema/learning.ts'
import { orders } from '#server/db/schema/orders.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import { type Clock, dayOf } from '#server/lib/clock.ts'
import { hasBought } from '../orders/certificate-revocation.ts'
import { calculateRefunds } from '../purchase-history/cancellation.ts'
import { proofPath } from './proof.ts'

export type CertificateRow = typeof certificates.$inferSelect

/** How far a member is in a course. */
export interface Completion {
  readonly course: typeof courses.$inferSelect
  readonly lessons: number
  readonly done: number
  /** When the last lesson was finished; undefined while one is missing. */
  readonly finishedAt: Date | undefined
}

export async function findCertificate(
  db: Database | Transaction,
  memberId: string,
  courseIdx: number,
): Promise<CertificateRow | undefined> {
  const isOwn = and(eq(certificates.memberId, memberId), eq(certificates.courseIdx, courseIdx))
  const [row] = await db.select().from(certificates).where(isOwn)
  return row
}

/** Throws `PR10004404` for a course that is unknown, or that the member has not bought. */
export async function findCompletion(
  db: Database | Transaction,
  memberId: string,
  courseIdx: number,
): Promise<Completion> {
  const [course] = await db.select().from(courses).where(eq(courses.idx, courseIdx))
  if (!course || !(await hasBought(db, memberId, courseIdx))) throw notFound('course')
  const numbers = (
    await db.select({ number: lessons.number }).from(lessons).where(eq(lessons.courseIdx, courseIdx))
  ).map(({ number }) => number)
  const finished = await db
    .select()
    .from(finishedLessons)
    .where(and(eq(finishedLessons.memberId, memberId), eq(finishedLessons.courseIdx, courseIdx)))
  // Lessons that the course has no longer do not count.
  const counted = finished.filter(({ lesson }) => numbers.includes(lesson))
  const isComplete = numbers.length > 0 && counted.length === numbers.length
  const last = Math.max(...counted.map(({ finishedAt }) => finishedAt.getTime()))
  return {
    course,
    lessons: numbers.length,
    done: counted.length,
    finishedAt: isComplete ? new Date(last) : undefined,
  }
}

/**
 * The moment until which a finished course can be refunded, so that no certificate is issued yet; undefined when one of
 * its purchases can not be refunded by the rule any more.
 */
export async function findRefundDeadline(
  tx: Transaction,
  now: Date,
  memberId: string,
  courseIdx: number,
): Promise<Date | undefined> {
  const bought = await tx
    .selectDistinct({ order: orders })
    .from(enrolments)
    .innerJoin(orders, eq(orders.number, enrolments.orderNumber))
    .where(and(eq(enrolments.memberId, memberId), eq(enrolments.courseIdx, courseIdx), isNull(enrolments.revokedAt)))
  const deadlines: Date[] = []
  for (const { order } of bought) {
    const { items } = await calculateRefunds(tx, order, now)
    for (const { item, refusal, until } of items) {
      if (item.courseIdx !== courseIdx || item.kind === 'goods' || refusal === 'refunded') continue
      if (refusal !== null || until === null) return undefined
      deadlines.push(until)
    }
  }
  return deadlines.toSorted((one, other) => one.getTime() - other.getTime())[0]
}

/** A certificate, or what is missing for it. */
export async function presentOwn(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { memberId, courseIdx, locale }: { readonly memberId: string; readonly courseIdx: number; readonly locale: Locale },
): Promise<OwnCertificate> {
  const row = await findCertificate(db, memberId, courseIdx)
  if (row && row.revokedAt === null) {
    const { number, name, lessons: count } = row
    return {
      title: row.title[locale],
      done: count,
      lessons: count,
      can_issue: false,
      waits_until: null,
      revoked_on: null,
      certificate: {
        number,
        is_name_stated: row.isNameStated,
        title: row.title[locale],
        lessons: count,
        completed_on: row.completedOn,
        issued_on: row.issuedOn,
        name,
        proof: row.linkId && (await proofPath(db, row.linkId)),
      },
    }
  }
  const revoked_on = row?.revokedAt ? dayOf(row.revokedAt) : null
  if (row && !(await hasBought(db, memberId, courseIdx))) {
    const [title, count] = [row.title[locale], row.lessons]
    const left = { can_issue: false, waits_until: null, revoked_on, certificate: null }
    return { title, done: count, lessons: count, ...left }
  }
  const { course, lessons: count, done, finishedAt } = await findCompletion(db, memberId, courseIdx)
  const deadline = finishedAt && (await transact(db, (tx) => findRefundDeadline(tx, clock.now(), memberId, courseIdx)))
  return {
    title: course.title[locale],
    done,
    lessons: count,
    can_issue: finishedAt !== undefined && deadline === undefined,
    waits_until: deadline?.toISOString() ?? null,
    revoked_on,
    certificate: null,
  }
}
