import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, inArray, ne, notExists } from 'drizzle-orm'
import { describeError } from '../db/errors.ts'
import { editionsInForce, hasMembers, readEditions } from '../db/legal-editions.ts'
import { type Database, type Transaction, transact } from '../db/open.ts'
import { legalEditions } from '../db/schema/legal.ts'
import { legalNotices } from '../db/schema/legal-notices.ts'
import { members } from '../db/schema/members.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import { type Clock, dayOf } from '../lib/clock.ts'
import type { Figures } from '../lib/figures.ts'
import type { Log } from '../lib/log.ts'
import { runRegularly } from '../lib/run-regularly.ts'
import { type AnnouncedDocument, announcedDocuments, enqueueLegalNotice } from '../messages/legal-messages.ts'

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
 * Tells every member of each edition of the terms or the privacy policy that is posted and begins later, by one mail. A
 * row for each member and edition says that the mail was written, so a process that ends anywhere goes on where it was,
 * and of several processes one succeeds. The first edition of a document is none to tell of, nor is any while nobody has
 * joined.
 */
export async function mailLegalNotices({ db, clock }: Omit<NoticeServices, 'log'>, signal?: AbortSignal) {
  const now = clock.now()
  const today = clock.today()
  const coming = await findComing(db, today, dayOf(new Date(now.getTime() - hour * hourMilliseconds)))
  if (coming.length === 0 || !(await hasMembers(db))) return
  let room = waitingAtMost - (await countWaiting(db))
  for (const edition of coming) {
    if (room <= 0) return
    const untold = await findUntold(db, edition, room)
    room -= untold.length
    for (const { id } of untold) {
      if (signal?.aborted) return
      await transact(db, (tx) => tellMember(tx, id, edition, clock))
    }
  }
}

interface Coming {
  readonly document: AnnouncedDocument
  readonly edition: string
  readonly editionBefore: string
}

/** Editions that are posted by `postedBy` and begin after `today`, where the document has an earlier one. */
async function findComing(db: Database, today: string, postedBy: string): Promise<Coming[]> {
  const editions = await readEditions(db)
  return announcedDocuments.flatMap((document) => {
    const own = editions.filter((each) => each.document === document)
    return own.flatMap(({ id: edition, posted_on, effective_on }, index) => {
      const before = own[index + 1]
      const isDue = before && posted_on <= postedBy && effective_on > today
      return isDue ? [{ document, edition, editionBefore: before.id }] : []
    })
  })
}

async function countWaiting(db: Database): Promise<number> {
  const isWaiting = and(eq(outboxMessages.kind, 'legal-notice'), eq(outboxMessages.status, 'waiting'))
  const [found] = await db.select({ rows: count() }).from(outboxMessages).where(isWaiting)
  return found?.rows ?? 0
}

/** Restricted members are bound as well; whoever has left is not. */
const isMember = and(inArray(members.status, ['active', 'restricted']), ne(members.email, ''))

function findUntold(db: Database, { document, edition }: Coming, limit: number) {
  const isTold = and(
    eq(legalNotices.memberId, members.id),
    eq(legalNotices.document, document),
    eq(legalNotices.edition, edition),
  )
  return db
    .select({ id: members.id })
    .from(members)
    .where(and(isMember, notExists(db.select().from(legalNotices).where(isTold))))
    .orderBy(asc(members.registeredAt), asc(members.id))
    .limit(limit)
}

async function tellMember(tx: Transaction, memberId: string, coming: Coming, clock: Clock): Promise<void> {
  const { document, edition, editionBefore } = coming
  const now = clock.now()
  const textOf = async (name: string) => {
    const [row] = await tx
      .select({ text: legalEditions.text, effectiveOn: legalEditions.effectiveOn })
      .from(legalEditions)
      .where(and(eq(legalEditions.document, document), eq(legalEditions.edition, name)))
      // Whoever withdraws the edition waits, and finds the mail.
      .for('share')
    return row
  }
  const [after, before] = [await textOf(edition), await textOf(editionBefore)]
  const [member] = await tx
    .select()
    .from(members)
    .where(and(eq(members.id, memberId), isMember))
  if (!after || !before || !member || after.effectiveOn <= clock.today()) return
  const messageId = randomUUID()
  const told = await tx
    .insert(legalNotices)
    .values({ memberId, document, edition, messageId, toldAt: now })
    .onConflictDoNothing()
    .returning({ memberId: legalNotices.memberId })
  if (told.length === 0) return
  const { email, locale } = member
  await enqueueLegalNotice(
    tx,
    now,
    { memberId, email, locale },
    { document, edition, effectiveOn: after.effectiveOn, text: after.text, textBefore: before.text },
    { messageId, current: editionsInForce(await readEditions(tx), clock.today()) },
  )
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
