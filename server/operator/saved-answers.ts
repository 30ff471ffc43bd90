import { and, asc, eq, ne } from 'drizzle-orm'
import { ApiError } from '#contract/protocol/api-error.ts'
import { savedAnswerTitleTaken } from '#contract/protocol/desk-codes.ts'
import type { Locale } from '#contract/values/locale.ts'
import { type Database, type Transaction, transact } from '../db/open.ts'
import { savedAnswers } from '../db/schema/inquiries.ts'
import { notFound } from '../lib/any-call-errors.ts'
import type { OperatorServices } from './orders.ts'
import { type Operator, recordAct } from './record.ts'

// Texts that answers to inquiries begin with.

type Services = Pick<OperatorServices, 'db' | 'clock'>

interface SavedAnswer {
  readonly title: string
  readonly locale: Locale
  readonly text: string
}

/** Saved answers by title; of one language, or of both. */
export function listSavedAnswers(db: Database, locale: Locale | undefined) {
  return db
    .select()
    .from(savedAnswers)
    .where(locale === undefined ? undefined : eq(savedAnswers.locale, locale))
    .orderBy(asc(savedAnswers.title), asc(savedAnswers.locale))
}

const refusals = ApiError.declaredBy({ codes: [savedAnswerTitleTaken] })

async function assertTitleIsFree(tx: Transaction, { title, locale }: SavedAnswer, id: number): Promise<void> {
  const isOther = and(eq(savedAnswers.title, title), eq(savedAnswers.locale, locale), ne(savedAnswers.id, id))
  if ((await tx.$count(savedAnswers, isOther)) > 0)
    throw refusals(savedAnswerTitleTaken, 'Another saved answer has this title. Choose another one.', 'title')
}

/** Adds a saved answer. Throws `PR60402409` when another one of its language has the title. */
export function addSavedAnswer({ db, clock }: Services, answer: SavedAnswer, by: Operator): Promise<void> {
  return transact(db, async (tx) => {
    await assertTitleIsFree(tx, answer, 0)
    const row = { ...answer, changedBy: by.name, changedAt: clock.now() }
    const [added] = await tx.insert(savedAnswers).values(row).returning({ id: savedAnswers.id })
    if (!added) throw new Error('an insert returns its row')
    await record(tx, clock.now(), by, added.id, { after: answer })
  })
}

/** Changes a saved answer. Throws `PR10004404` when it is deleted, and as {@link addSavedAnswer} does. */
export function changeSavedAnswer(
  { db, clock }: Services,
  id: number,
  answer: SavedAnswer,
  by: Operator,
): Promise<void> {
  return transact(db, async (tx) => {
    const [before] = await tx.select().from(savedAnswers).where(eq(savedAnswers.id, id))
    if (!before) throw notFound('saved answer')
    await assertTitleIsFree(tx, answer, id)
    await tx
      .update(savedAnswers)
      .set({ ...answer, changedBy: by.name, changedAt: clock.now() })
      .where(eq(savedAnswers.id, id))
    const { title, locale, text } = before
    await record(tx, clock.now(), by, id, { before: { title, locale, text }, after: answer })
  })
}

/** Deletes a saved answer. Throws `PR10004404` when it is deleted already. */
export function deleteSavedAnswer({ db, clock }: Services, id: number, by: Operator): Promise<void> {
  return transact(db, async (tx) => {
    const [before] = await tx.delete(savedAnswers).where(eq(savedAnswers.id, id)).returning()
    if (!before) throw notFound('saved answer')
    const { title, locale, text } = before
    const subject = { kind: 'saved-answer', id: String(id) } as const
    const details = { before: { title, locale, text } }
    await recordAct(tx, clock.now(), { by, act: 'delete-saved-answer', subject, details })
  })
}

function record(tx: Transaction, now: Date, by: Operator, id: number, details: Readonly<Record<string, unknown>>) {
  return recordAct(tx, now, { by, act: 'save-answer', subject: { kind: 'saved-answer', id: String(id) }, details })
}
