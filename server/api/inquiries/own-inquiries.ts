import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { inquiryLimits } from '#contract/content/inquiries.ts'
import * as contract from '#contract/content/own-inquiries.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { Database } from '#server/db/open.ts'
import { inquiries, inquiryAnswers, inquiryPictures } from '#server/db/schema/inquiries.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import { categoryNames } from '#server/messages/inquiry-category-names.ts'
import { defineHandler } from '../define-handler.ts'
import { type HandlersFor, pageInfo } from '../handler.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** A handler for each call of `contract/content/own-inquiries.ts`. */
export const ownInquiriesHandlers = {
  deleteInquiryAnswer: defineHandler(contract.deleteInquiryAnswer, async ({ db, member, params: { id } }) => {
    const deleted = await db
      .delete(inquiryAnswers)
      .where(isOwnAnswer(member.memberId, id))
      .returning({ id: inquiryAnswers.inquiryId })
    if (deleted.length === 0) throw notFound('answer')
    return { content: {} }
  }),
  ownInquiries: defineHandler(contract.ownInquiries, async ({ db, locale, member, query }) => {
    const [rows, total] = await findOwn(db, member.memberId, query)
    return { content: rows.map((row) => presentSummary(row, locale)), page_info: pageInfo(query, total) }
  }),
  ownInquiry: defineHandler(contract.ownInquiry, async ({ db, locale, member, params: { id } }) => {
    const [waiting] = await db
      .select({ ...getTableColumns(inquiries), picture: inquiryPictures.inquiryId })
      .from(inquiries)
      .leftJoin(inquiryPictures, eq(inquiryPictures.inquiryId, inquiries.id))
      .where(and(eq(inquiries.id, id), eq(inquiries.senderId, member.memberId)))
    if (waiting) {
      return {
        content: {
          ...presentSummary({ ...waiting, answeredAt: null }, locale),
          content: waiting.content,
          has_image: waiting.picture !== null,
          answer: null,
          kept_until: null,
        },
      }
    }
    const [answered] = await db.select().from(inquiryAnswers).where(isOwnAnswer(member.memberId, id))
    if (!answered) throw notFound('inquiry')
    const { inquiryId, answer, answeredAt } = answered
    return {
      content: {
        ...presentSummary({ ...answered, id: inquiryId, title: null }, locale),
        content: null,
        has_image: false,
        answer,
        kept_until: new Date(answeredAt.getTime() + inquiryLimits.keptAnswerDays * dayMilliseconds).toISOString(),
      },
    }
  }),
} satisfies HandlersFor<typeof contract>

function isOwnAnswer(memberId: string, id: number) {
  return and(eq(inquiryAnswers.memberId, memberId), eq(inquiryAnswers.inquiryId, id))
}

interface SummaryRow {
  readonly id: number
  readonly category: typeof inquiries.$inferSelect.category
  readonly title: string | null
  readonly submittedAt: Date
  readonly answeredAt: Date | null
}

/** A page of the member's inquiries, those with and without an answer, and the number of all. */
async function findOwn(
  db: Database,
  memberId: string,
  { page_index, page_size }: { page_index: number; page_size: number },
): Promise<[readonly SummaryRow[], number]> {
  const waiting = db
    .select({
      id: inquiries.id,
      category: inquiries.category,
      title: sql<string | null>`${inquiries.title}`.as('title'),
      submittedAt: inquiries.submittedAt,
      answeredAt: sql<Date | null>`null::timestamptz`.mapWith(inquiryAnswers.answeredAt).as('answered_at'),
    })
    .from(inquiries)
    .where(eq(inquiries.senderId, memberId))
  const answered = db
    .select({
      id: inquiryAnswers.inquiryId,
      category: inquiryAnswers.category,
      title: sql<string | null>`null::text`.as('title'),
      submittedAt: inquiryAnswers.submittedAt,
      answeredAt: sql<Date | null>`${inquiryAnswers.answeredAt}`.mapWith(inquiryAnswers.answeredAt).as('answered_at'),
    })
    .from(inquiryAnswers)
    .where(eq(inquiryAnswers.memberId, memberId))
  const rows = await unionAll(waiting, answered)
    .orderBy(desc(sql`submitted_at`), desc(sql`id`))
    .limit(page_size)
    .offset((page_index - 1) * page_size)
  const [[open], [closed]] = await Promise.all([
    db.select({ size: count() }).from(inquiries).where(eq(inquiries.senderId, memberId)),
    db.select({ size: count() }).from(inquiryAnswers).where(eq(inquiryAnswers.memberId, memberId)),
  ])
  return [rows, (open?.size ?? 0) + (closed?.size ?? 0)]
}

function presentSummary(row: SummaryRow, locale: Locale): contract.OwnInquirySummary {
  return {
    inquiry_id: row.id,
    category: { code: row.category, name: categoryNames[locale][row.category] },
    title: row.title,
    submitted_at: row.submittedAt.toISOString(),
    answered_at: row.answeredAt?.toISOString() ?? null,
  }
}
