import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, exists, gt, inArray, isNotNull, ne, notExists, sql } from 'drizzle-orm'
import { needsGuardian } from '#contract/accounts/age.ts'
import { signUpLimits } from '#contract/accounts/sign-up.ts'
import type { CurrentEditions, LegalDocument } from '#contract/values/legal-documents.ts'
import { describeError } from '../db/errors.ts'
import { type EditionOfDocument, editionsInForce, hasMembers, readEditions } from '../db/legal-editions.ts'
import { type Database, type Transaction, transact } from '../db/open.ts'
import { legalEditions } from '../db/schema/legal.ts'
import { legalNotices } from '../db/schema/legal-notices.ts'
import { guardianConsents, members } from '../db/schema/members.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import { type Clock, dayOf } from '../lib/clock.ts'
import type { Figures } from '../lib/figures.ts'
import type { Log } from '../lib/log.ts'
import { runRegularly } from '../lib/run-regularly.ts'
import {
  announcedDocuments,
  enqueueGuardianLegalNotice,
  enqueueLegalNotice,
  type LegalNotice,
  prepareLegalNotice,
} from '../messages/legal-messages.ts'

interface NoticeServices {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly figures?: Figures | undefined
}

/** Hour in Korea at which the mails of an edition begin, on the day on which it is posted. */
const hour = 8
const hourMilliseconds = 60 * 60_000
/** How often the job polls, in milliseconds. */
const everyMilliseconds = 30_000
/** Mails that wait at once: a receipt that comes after them waits for as many. */
const waitingAtMost = 200

/**
 * Tells every member of each edition of the terms or the privacy policy that is posted and begins later, by one mail, and
 * the guardian of a member under 14 by one text message. Of an edition of the collection text that asks again, it tells
 * those guardians alone: other members are asked themselves. A row for each member and edition says that the messages were
 * written, so a process that ends anywhere goes on where it was, and of several processes one succeeds. The first edition
 * of a document is none to tell of, nor is any while nobody has joined.
 */
export async function mailLegalNotices({ db, clock }: Omit<NoticeServices, 'log'>, signal?: AbortSignal) {
  const now = clock.now()
  const today = clock.today()
  const editions = await readEditions(db)
  const coming = findComing(editions, today, dayOf(new Date(now.getTime() - hour * hourMilliseconds)))
  if (coming.length === 0 || !(await hasMembers(db))) return
  let room = waitingAtMost - (await countWaiting(db))
  for (const edition of coming) {
    if (room <= 0) return
    const untold = await findUntold(db, edition, today, room)
    const prepared = untold.length > 0 && (await prepare(db, edition, editionsInForce(editions, today)))
    if (!prepared) continue
    room -= untold.length
    for (const { id } of untold) {
      if (signal?.aborted) return
      await transact(db, (tx) => tellMember(tx, id, prepared, clock))
    }
  }
}

interface Coming {
  readonly document: LegalDocument
  readonly edition: string
  readonly editionBefore: string
  /** Whether guardians alone are told. */
  readonly isForGuardians: boolean
}

/** Editions that are posted by `postedBy` and begin after `today`, where the document has an earlier one. */
function findComing(editions: readonly EditionOfDocument[], today: string, postedBy: string): Coming[] {
  return [...announcedDocuments, 'collection' as const].flatMap((document) => {
    const own = editions.filter((each) => each.document === document)
    const isForGuardians = document === 'collection'
    return own.flatMap(({ id: edition, posted_on, effective_on, asks_again }, index) => {
      const before = own[index + 1]
      const isDue = before && posted_on <= postedBy && effective_on > today && (asks_again || !isForGuardians)
      return isDue ? [{ document, edition, editionBefore: before.id, isForGuardians }] : []
    })
  })
}

async function countWaiting(db: Database): Promise<number> {
  const isNotice = inArray(outboxMessages.kind, ['legal-notice', 'child-legal-notice'])
  const [found] = await db
    .select({ rows: count() })
    .from(outboxMessages)
    .where(and(isNotice, eq(outboxMessages.status, 'waiting')))
  return found?.rows ?? 0
}

/** Restricted members are bound as well; whoever has left is not. */
const isMember = and(inArray(members.status, ['active', 'restricted']), ne(members.email, ''))

/** Under 14 on `today`, with a guardian who can be told; as `needsGuardian`. */
const hasGuardian = (db: Database, today: string) =>
  and(
    gt(members.birth, sql<string>`(${today}::date - make_interval(years => ${signUpLimits.consentAge}::int))::date`),
    exists(
      db
        .select()
        .from(guardianConsents)
        .where(and(eq(guardianConsents.memberId, members.id), isNotNull(guardianConsents.phone))),
    ),
  )

function findUntold(db: Database, { document, edition, isForGuardians }: Coming, today: string, limit: number) {
  const isTold = and(
    eq(legalNotices.memberId, members.id),
    eq(legalNotices.document, document),
    eq(legalNotices.edition, edition),
  )
  const isReader = isForGuardians ? and(isMember, hasGuardian(db, today)) : isMember
  return db
    .select({ id: members.id })
    .from(members)
    .where(and(isReader, notExists(db.select().from(legalNotices).where(isTold))))
    .orderBy(asc(members.registeredAt), asc(members.id))
    .limit(limit)
}

interface PreparedEdition extends Coming {
  readonly notice: LegalNotice
  /** When the two texts were published that the notice compares. */
  readonly publishedAt: readonly Date[]
}

const isEdition = (document: LegalDocument, edition: string) =>
  and(eq(legalEditions.document, document), eq(legalEditions.edition, edition))

/** Compares the two texts once for all members. Undefined when one is withdrawn meanwhile. */
async function prepare(db: Database, coming: Coming, current: CurrentEditions): Promise<PreparedEdition | undefined> {
  const { document, edition, editionBefore } = coming
  const [after] = await db.select().from(legalEditions).where(isEdition(document, edition))
  const [before] = await db.select().from(legalEditions).where(isEdition(document, editionBefore))
  if (!after || !before) return undefined
  const { effectiveOn, text } = after
  const notice = prepareLegalNotice({ document, edition, effectiveOn, text, textBefore: before.text }, current)
  return { ...coming, notice, publishedAt: [after.publishedAt, before.publishedAt] }
}

async function tellMember(tx: Transaction, memberId: string, prepared: PreparedEdition, clock: Clock): Promise<void> {
  const { document, edition, editionBefore, isForGuardians, notice, publishedAt } = prepared
  const now = clock.now()
  for (const [index, name] of [edition, editionBefore].entries()) {
    const [row] = await tx
      .select({ publishedAt: legalEditions.publishedAt })
      .from(legalEditions)
      .where(isEdition(document, name))
      // Whoever withdraws the edition waits, and finds the mail.
      .for('share')
    // A corrected text is compared anew by the next run.
    if (row?.publishedAt.getTime() !== publishedAt[index]?.getTime()) return
  }
  const [found] = await tx
    .select({ member: members, guardianPhone: guardianConsents.phone })
    .from(members)
    .leftJoin(guardianConsents, eq(guardianConsents.memberId, members.id))
    .where(and(eq(members.id, memberId), isMember))
  if (!found || notice.effectiveOn <= clock.today()) return
  const { member, guardianPhone } = found
  const { email, locale, name: child, birth } = member
  const isChild = birth !== null && needsGuardian(clock.today(), birth)
  const guardian = isChild && guardianPhone !== null ? { memberId, child, phone: guardianPhone, locale } : undefined
  if (isForGuardians && !guardian) return
  const [messageId, guardianMessageId] = [randomUUID(), randomUUID()]
  const told = await tx
    .insert(legalNotices)
    .values({
      ...{ memberId, document, edition, toldAt: now },
      messageId: isForGuardians ? guardianMessageId : messageId,
      guardianMessageId: guardian ? guardianMessageId : null,
    })
    .onConflictDoNothing()
    .returning({ memberId: legalNotices.memberId })
  if (told.length === 0) return
  if (!isForGuardians) await enqueueLegalNotice(tx, now, { memberId, email, locale }, notice, messageId)
  if (guardian) await enqueueGuardianLegalNotice(tx, now, guardian, notice, guardianMessageId)
}

/** Runs {@link mailLegalNotices} every half minute, one run at a time in this process. Returns how to stop it. */
export function mailLegalNoticesRegularly(services: NoticeServices): () => Promise<void> {
  return runRegularly({
    name: 'mail-legal-notices',
    everyMs: everyMilliseconds,
    work: (signal) => mailLegalNotices(services, signal),
    onError: (error) => services.log.warn({ error: describeError(error) }, 'legal notices were not mailed'),
    figures: services.figures,
  })
}
