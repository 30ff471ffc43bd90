import { and, asc, eq, gt, gte, inArray, isNull, lte, ne, notExists, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { describeError } from '../db/errors.ts'
import { outdatedEditions, readEditions } from '../db/legal-editions.ts'
import { type Database, transact } from '../db/open.ts'
import { courses } from '../db/schema/courses.ts'
import { enrolments } from '../db/schema/learning.ts'
import { consents, members } from '../db/schema/members.ts'
import { addDays, type Clock } from '../lib/clock.ts'
import type { Figures } from '../lib/figures.ts'
import type { Log } from '../lib/log.ts'
import { runRegularly } from '../lib/run-regularly.ts'
import { enqueuePassEnds } from '../messages/pass-messages.ts'
import { unsubscribePath } from '../messages/unsubscribe-link.ts'

interface ReminderServices {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly figures?: Figures | undefined
}

/** Days before the last one on which the mail is written, and after which it is too late to be of use. */
const daysBefore = 7
/** Hours of the day in Korea between which it is written. Advertising at night needs a consent of its own. */
const [fromHour, untilHour] = [10, 20]
/** How often the job polls, in milliseconds. */
const everyMilliseconds = 10 * 60_000
const batchSize = 100

/**
 * Writes a mail for each last pass of a course that ends within seven days, once, to members who agreed to offers by
 * mail, and whose consent is not outdated. Of several processes one succeeds.
 */
export async function mailEndingPasses(
  { db, clock }: Omit<ReminderServices, 'log'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now()
  const hour = (now.getUTCHours() + 9) % 24
  if (hour < fromHour || hour >= untilHour) return
  const today = clock.today()
  const later = alias(enrolments, 'later')
  const isExtended = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.memberId, enrolments.memberId),
        eq(later.courseIdx, enrolments.courseIdx),
        ne(later.id, enrolments.id),
        isNull(later.revokedAt),
        or(isNull(later.endsOn), gt(later.endsOn, enrolments.endsOn)),
      ),
    )
  const isOutdated = db
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(
        eq(consents.memberId, members.id),
        eq(consents.kind, 'marketing_email'),
        isNull(consents.withdrawnAt),
        inArray(consents.edition, outdatedEditions(await readEditions(db), 'marketing', today)),
      ),
    )
  const due = () =>
    db
      .select({
        id: enrolments.id,
        memberId: members.id,
        email: members.email,
        locale: members.locale,
        endsOn: enrolments.endsOn,
        course: { idx: courses.idx, title: courses.title },
      })
      .from(enrolments)
      .innerJoin(members, eq(members.id, enrolments.memberId))
      .innerJoin(courses, eq(courses.idx, enrolments.courseIdx))
      .where(
        and(
          isNull(enrolments.revokedAt),
          isNull(enrolments.reminderAt),
          gte(enrolments.endsOn, today),
          lte(enrolments.endsOn, addDays(today, daysBefore)),
          // A short pass is not announced on the day it was bought.
          lte(enrolments.startsOn, addDays(today, -daysBefore)),
          eq(members.status, 'active'),
          eq(members.receivesEmail, true),
          ne(members.email, ''),
          eq(courses.isWithdrawn, false),
          notExists(isOutdated),
          notExists(isExtended),
        ),
      )
      .orderBy(asc(enrolments.endsOn), asc(enrolments.id))
      .limit(batchSize)
  for (let passes = await due(); passes.length > 0; passes = await due()) {
    for (const { id, endsOn, ...pass } of passes) {
      if (signal?.aborted) return
      const path = await unsubscribePath(db, pass.memberId)
      await transact(db, async (tx) => {
        const claimed = await tx
          .update(enrolments)
          .set({ reminderAt: now })
          .where(and(eq(enrolments.id, id), isNull(enrolments.reminderAt)))
          .returning({ id: enrolments.id })
        if (claimed.length > 0 && endsOn !== null) await enqueuePassEnds(tx, now, { ...pass, endsOn }, path)
      })
    }
  }
}

/** Runs {@link mailEndingPasses} every ten minutes, one run at a time in this process. Returns how to stop it. */
export function mailEndingPassesRegularly(services: ReminderServices): () => Promise<void> {
  return runRegularly({
    name: 'mail-ending-passes',
    everyMs: everyMilliseconds,
    work: (signal) => mailEndingPasses(services, signal),
    onError: (error) => services.log.warn({ error: describeError(error) }, 'ending passes were not mailed'),
    figures: services.figures,
  })
}
