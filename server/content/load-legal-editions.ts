import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { both } from '#contract/content-files/both.ts'
import { asksAgain, type LegalFile, noticeDays } from '#contract/content-files/legal.ts'
import { legalTextIn } from '#contract/content-files/legal-text-in.ts'
import type { Feature } from '#contract/values/features.ts'
import type { LegalDocument } from '#contract/values/legal-documents.ts'
import { findSettled, hasMembers } from '../db/legal-editions.ts'
import type { Transaction } from '../db/open.ts'
import { legalEditions } from '../db/schema/legal.ts'
import { legalNotices } from '../db/schema/legal-notices.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import { addDays } from '../lib/clock.ts'
import type { Content } from './read.ts'
import { type Fault, faultIn } from './yaml-file.ts'

/** Whether two files have the same wording. That it is a sample is none of it. */
function saysTheSame({ sample: _, ...one }: LegalFile, { sample: __, ...other }: LegalFile): boolean {
  return isDeepStrictEqual(one, other)
}

/** An edition of a legal document, as its file says. */
export interface LegalEditionFile {
  readonly document: LegalDocument
  readonly edition: string
  readonly file: LegalFile
}

/** When a text is published, and by what shop. */
export interface PublishingShop {
  /** Day of the shop. */
  readonly today: string
  /** Features that it is without. */
  readonly off: readonly Feature[]
}

const pathOf = (document: LegalDocument, edition: string) => `legal/${document}/${edition}.yaml`
const isOf = (document: LegalDocument, edition: string) =>
  and(eq(legalEditions.document, document), eq(legalEditions.edition, edition))

/**
 * What the shop's members make impossible: changing or removing an edition that somebody agreed to or that has begun, and
 * one that begins before it was announced long enough.
 */
export async function findLegalFaults(
  tx: Transaction,
  { legal, sources }: Pick<Content, 'legal' | 'sources'>,
  today: string,
): Promise<Fault[]> {
  const stored = await tx.select().from(legalEditions)
  const settled = await findSettled(tx, stored, today)
  const isAnnounced = await hasMembers(tx)
  const removed = stored.flatMap((row) => {
    const isKept = legal.some(({ document, edition }) => document === row.document && edition === row.edition)
    const reason = isKept ? undefined : settled.get(row)
    return reason ? [faultIn(pathOf(row.document, row.edition), '', [], neverRemoved[reason])] : []
  })
  const changed = legal.flatMap(({ document, edition, file }) => {
    const row = stored.find((each) => each.document === document && each.edition === edition)
    if (row && saysTheSame(row.file, file)) return []
    const path = pathOf(document, edition)
    const text = sources.get(path)?.text ?? ''
    const reason = row && settled.get(row)
    if (reason) return [faultIn(path, text, [], neverChanged[reason])]
    const isFirst = !stored.some((each) => each.document === document && each.edition !== edition)
    if (isFirst || !isAnnounced) return []
    const days = noticeDays(document, file.change)
    const announcedOn = file.posted_on < today ? today : file.posted_on
    const first = addDays(announcedOn, days)
    return file.effective_on < first ? [faultIn(path, text, ['effective_on'], tooEarly(first, days))] : []
  })
  return [...removed, ...changed]
}

const neverRemoved = {
  agreed: both(
    'is missing, but members agreed to it: put it back; an export of the content has it',
    '없어요. 회원이 동의한 버전이라 지울 수 없으니 되돌려 놓으세요. 내보낸 콘텐츠에 있어요',
  ),
  begun: both(
    'is missing, but it has begun: put it back; an export of the content has it',
    '없어요. 시행된 버전이라 지울 수 없으니 되돌려 놓으세요. 내보낸 콘텐츠에 있어요',
  ),
}
const neverChanged = {
  agreed: both(
    'was changed, but members agreed to it: put back what it said, and write the change as a new version, in a file of its own',
    '바뀌었어요. 회원이 동의한 버전은 고칠 수 없으니 되돌리고, 바꿀 내용은 새 버전으로 쓰세요',
  ),
  begun: both(
    'was changed, but it has begun: put back what it said, and write the change as a new version, in a file of its own',
    '바뀌었어요. 시행된 버전은 고칠 수 없으니 되돌리고, 바꿀 내용은 새 버전으로 쓰세요',
  ),
}
const tooEarly = (first: string, days: number) =>
  both(
    `must be ${first} or later: members are told ${days} days before`,
    `회원에게 ${days}일 전에 알려야 해서 ${first}부터 시행할 수 있어요`,
  )

/**
 * Makes the editions equal to the folder's, each with the text that it has in this shop today. Settled editions stay as
 * they are, whatever the folder says.
 */
export async function loadLegalEditions(
  tx: Transaction,
  { legal, company }: Pick<Content, 'legal' | 'company'>,
  { today, off }: PublishingShop,
  at: Date,
): Promise<void> {
  const stored = await tx.select().from(legalEditions)
  const settled = await findSettled(tx, stored, today)
  for (const row of stored) {
    const { document, edition } = row
    const isKept = legal.some((each) => each.document === document && each.edition === edition)
    if (isKept || settled.has(row)) continue
    await tx.delete(legalEditions).where(isOf(document, edition))
    await takeBackNotices(tx, document, edition)
  }
  for (const { document, edition, file } of legal) {
    const row = stored.find((each) => each.document === document && each.edition === edition)
    if (row && settled.has(row)) continue
    const seller = { company, off }
    const values = {
      version: file.version ?? edition,
      postedOn: file.posted_on,
      effectiveOn: file.effective_on,
      change: file.change,
      asksAgain: asksAgain(document, file),
      file,
      text: { ko: legalTextIn(file, seller, 'ko'), en: legalTextIn(file, seller, 'en') },
      off: off.toSorted(),
      publishedAt: row && saysTheSame(row.file, file) ? row.publishedAt : at,
    }
    await tx
      .insert(legalEditions)
      .values({ document, edition, ...values })
      .onConflictDoUpdate({ target: [legalEditions.document, legalEditions.edition], set: values })
  }
}

/** Deletes the messages about an edition that was withdrawn, as far as they are not sent, and that their members were told. */
async function takeBackNotices(tx: Transaction, document: LegalDocument, edition: string): Promise<void> {
  const isOfEdition = and(eq(legalNotices.document, document), eq(legalNotices.edition, edition))
  const written = unionAll(
    tx.select({ id: legalNotices.messageId }).from(legalNotices).where(isOfEdition),
    tx
      .select({ id: sql<string>`${legalNotices.guardianMessageId}` })
      .from(legalNotices)
      .where(and(isOfEdition, isNotNull(legalNotices.guardianMessageId))),
  )
  const unsent = await tx
    .delete(outboxMessages)
    .where(and(eq(outboxMessages.status, 'waiting'), inArray(outboxMessages.id, written)))
    .returning({ id: outboxMessages.id })
  const ids = unsent.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(legalNotices).where(inArray(legalNotices.messageId, ids))
}

/** Whether an edition that is not settled was published by a shop with other features. */
export async function hasOtherFeatures(tx: Transaction, { today, off }: PublishingShop): Promise<boolean> {
  const rows = await tx.select().from(legalEditions)
  const settled = await findSettled(tx, rows, today)
  return rows.some((row) => !settled.has(row) && !isDeepStrictEqual(row.off, off.toSorted()))
}
