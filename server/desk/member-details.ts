import { and, asc, count, desc, eq, inArray, or } from 'drizzle-orm'
import { answerUntil, isRestricted, objectionUntil } from '../api/member-status.ts'
import { consentsOf } from '../api/profile/consents.ts'
import { isOpenSession } from '../api/session/open-sessions.ts'
import type { Database, Transaction } from '../db/open.ts'
import { courses, lessons } from '../db/schema/courses.ts'
import { inquiries, inquiryAnswers } from '../db/schema/inquiries.ts'
import { enrolments, finishedLessons } from '../db/schema/learning.ts'
import { guardianConsents, type members, withdrawals } from '../db/schema/members.ts'
import { operatorApprovals } from '../db/schema/operator.ts'
import { orders } from '../db/schema/orders.ts'
import { sessionFamilies } from '../db/schema/sign-in.ts'
import { findObjection } from '../operator/members.ts'
import { recordsOf } from '../operator/record.ts'

// What the page of a member shows.

type MemberRow = typeof members.$inferSelect
type Read = Database | Transaction

/** Rows of a list on the page of a member. */
const shown = { orders: 20, acts: 50 } as const

/** The restriction or termination of a member with the clock of its objection; null without one, and when it is over. */
export async function presentSanction(db: Read, row: MemberRow, now: Date) {
  const { sanctionedAt, sanctionCause, objectedAt, objectionAnsweredAt, restrictedUntil } = row
  const until = objectionUntil(row)
  const isOver = row.status !== 'terminated' && !isRestricted(row, now)
  if (!sanctionedAt || !sanctionCause || !until || isOver) return null
  const isOpen = objectedAt !== null && objectionAnsweredAt === null
  return {
    cause: sanctionCause,
    since: sanctionedAt.toISOString(),
    until: restrictedUntil?.toISOString() ?? null,
    objection_until: until.toISOString(),
    objected_at: objectedAt?.toISOString() ?? null,
    answer_until: isOpen ? (answerUntil(row)?.toISOString() ?? null) : null,
    answered_at: objectionAnsweredAt?.toISOString() ?? null,
    inquiry: (await findObjection(db, row.id)) ?? null,
  }
}

export async function presentWithdrawal(db: Read, memberId: string) {
  const [found] = await db
    .select({ requestedAt: withdrawals.requestedAt, deleteAt: withdrawals.deleteAt })
    .from(withdrawals)
    .where(eq(withdrawals.memberId, memberId))
  return found ? { requested_at: found.requestedAt.toISOString(), delete_at: found.deleteAt.toISOString() } : null
}

export async function terminationWaits(db: Read, memberId: string): Promise<boolean> {
  const isAsked = and(eq(operatorApprovals.kind, 'terminate-member'), eq(operatorApprovals.memberId, memberId))
  return (await db.$count(operatorApprovals, isAsked)) > 0
}

/** Personal data beside the name, with what the member wrote and what operators did. */
export async function presentProfile(db: Read, row: MemberRow, today: string) {
  const { id, email, phone, birth, nickname, group, belonging, locale } = row
  const [guardian] = await db.select().from(guardianConsents).where(eq(guardianConsents.memberId, id))
  const waiting = await db
    .select()
    .from(inquiries)
    .where(or(eq(inquiries.senderId, id), eq(inquiries.memberId, id)))
    .orderBy(asc(inquiries.submittedAt))
  const answers = await db
    .select()
    .from(inquiryAnswers)
    .where(eq(inquiryAnswers.memberId, id))
    .orderBy(desc(inquiryAnswers.submittedAt))
  const acts = await recordsOf(db, 'member', id)
  const outdated = (await consentsOf(db, row, today)).flatMap(({ kind, isOutdated }) => (isOutdated ? [kind] : []))
  return {
    email,
    phone,
    birth,
    nickname,
    affiliation: group ?? belonging.organization ?? belonging.scnm ?? null,
    locale,
    receives_email: row.receivesEmail && !outdated.includes('marketing_email'),
    receives_sms: row.receivesSms && !outdated.includes('marketing_sms'),
    guardian: guardian
      ? {
          name: guardian.name,
          phone: guardian.phone,
          relation: guardian.relation,
          agreed_at: guardian.agreedAt.toISOString(),
        }
      : null,
    inquiries: waiting.map((inquiry) => ({
      id: inquiry.id,
      category: inquiry.category,
      title: inquiry.title,
      sent_at: inquiry.submittedAt.toISOString(),
    })),
    answers: answers.map(({ inquiryId, category, submittedAt, answeredAt, answer }) => ({
      id: inquiryId,
      category,
      sent_at: submittedAt.toISOString(),
      answered_at: answeredAt.toISOString(),
      answer,
    })),
    acts: acts
      // Each look at this page is an act too; the record lists them.
      .filter(({ act }) => act !== 'read-member')
      .toReversed()
      .slice(0, shown.acts)
      .map(({ happenedAt, operator, act, details }) => ({
        happened_at: happenedAt.toISOString(),
        operator,
        act,
        details,
      })),
  }
}

/** The latest orders of a member, with the number of all. */
export async function presentOrders(db: Read, memberId: string) {
  const isOwn = eq(orders.memberId, memberId)
  const rows = await db.select().from(orders).where(isOwn).orderBy(desc(orders.orderedAt)).limit(shown.orders)
  return {
    orders: rows.map(({ number, status, totalAmount, orderedAt }) => ({
      number,
      status,
      total_amt: totalAmount,
      ordered_at: orderedAt.toISOString(),
    })),
    orders_total: await db.$count(orders, isOwn),
  }
}

/** The courses that a member has or had, by the end of access, with the stored progress. */
export async function presentCourses(db: Read, memberId: string) {
  const rows = await db
    .select({ enrolment: enrolments, title: courses.title })
    .from(enrolments)
    .innerJoin(courses, eq(courses.idx, enrolments.courseIdx))
    .where(eq(enrolments.memberId, memberId))
    .orderBy(desc(enrolments.startsOn), asc(enrolments.courseIdx))
  const numbers = rows.map(({ enrolment }) => enrolment.courseIdx)
  if (numbers.length === 0) return []
  const all = await db
    .select({ course: lessons.courseIdx, size: count() })
    .from(lessons)
    .where(inArray(lessons.courseIdx, numbers))
    .groupBy(lessons.courseIdx)
  // Lessons that the course has no longer do not count.
  const isOfCourse = and(eq(lessons.courseIdx, finishedLessons.courseIdx), eq(lessons.number, finishedLessons.lesson))
  const finished = await db
    .select({ course: finishedLessons.courseIdx, size: count() })
    .from(finishedLessons)
    .innerJoin(lessons, isOfCourse)
    .where(eq(finishedLessons.memberId, memberId))
    .groupBy(finishedLessons.courseIdx)
  const sizeOf = (sizes: typeof all, number: number) => sizes.find(({ course }) => course === number)?.size ?? 0
  return rows.map(({ enrolment, title }) => ({
    course: enrolment.courseIdx,
    title,
    order_number: enrolment.orderNumber,
    starts_on: enrolment.startsOn,
    ends_on: enrolment.endsOn,
    revoked_at: enrolment.revokedAt?.toISOString() ?? null,
    lessons: sizeOf(all, enrolment.courseIdx),
    done: sizeOf(finished, enrolment.courseIdx),
  }))
}

/** Sessions that can still be used, the last used first. */
export async function presentSessions(db: Read, memberId: string, now: Date) {
  const rows = await db
    .select()
    .from(sessionFamilies)
    .where(isOpenSession(memberId, now))
    .orderBy(desc(sessionFamilies.lastUsedAt))
  return rows.map(({ id, browser, system, startedAt, lastUsedAt }) => ({
    id,
    browser,
    system,
    started_at: startedAt.toISOString(),
    last_used_at: (lastUsedAt ?? startedAt).toISOString(),
  }))
}
