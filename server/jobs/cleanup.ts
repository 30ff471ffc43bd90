import { and, exists, eq, lt, notExists, or, sql } from 'drizzle-orm'
import { loginLimits } from '../../contract/login.ts'
import { requestLimits } from '../../contract/one-time-code.ts'
import { knownBrowserCookie } from '../api/session/browser-cookies.ts'
import type { Clock } from '../lib/clock.ts'
import { describeError } from '../db/errors.ts'
import { type Database, transact } from '../db/open.ts'
import { noticeViews } from '../db/schema/boards.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import { complaintRecords } from '../db/schema/inquiries.ts'
import { idempotencyKeys } from '../db/schema/idempotency.ts'
import { webhookEvents } from '../db/schema/payments.ts'
import { sandboxRecords } from '../db/schema/sandbox.ts'
import {
  accountChanges,
  identityVerifications,
  knownBrowsers,
  qrLogins,
  rateLimits,
  sessionFamilies,
  sessionTokens,
  socialJoins,
  socialRequests,
  wrongPasswords,
} from '../db/schema/sign-in.ts'
import {
  emailVerifications,
  humanChecks,
  identifications,
  limitedRequests,
  oneTimeCodes,
  passwordLinks,
} from '../db/schema/sign-up.ts'
import type { Log } from '../lib/log.ts'

const hour = 60 * 60 * 1000
/** Expired rows are kept for another day, so that late requests get the right error. */
const grace = 24 * hour
/** How long repeated requests and webhook messages are recognised. */
const repeatable = 30 * 24 * hour

/** How long complaint records are kept (specification, section 9). */
const complaintRecordYears = 3

const tablesWithExpiry = [
  qrLogins,
  identityVerifications,
  socialRequests,
  socialJoins,
  oneTimeCodes,
  emailVerifications,
  passwordLinks,
  accountChanges,
  identifications,
  humanChecks,
  sandboxRecords,
] as const

/**
 * Deletes expired sessions, known browsers, codes, links, rate-limit rows, idempotency keys, complaint records, and who
 * viewed notices.
 */
export async function deleteExpired(db: Database, clock: Clock): Promise<void> {
  const now = clock.now().getTime()
  const before = (milliseconds: number) => new Date(now - milliseconds)
  await transact(db, async (tx) => {
    const over = tx
      .select({ found: sql`1` })
      .from(sessionFamilies)
      .where(
        and(
          eq(sessionFamilies.id, sessionTokens.familyId),
          or(lt(sessionFamilies.expiresAt, before(grace)), lt(sessionFamilies.revokedAt, before(grace))),
        ),
      )
    await tx.delete(sessionTokens).where(exists(over))
    const tokens = tx
      .select({ found: sql`1` })
      .from(sessionTokens)
      .where(eq(sessionTokens.familyId, sessionFamilies.id))
    await tx.delete(sessionFamilies).where(notExists(tokens))
  })
  await transact(db, async (tx) => {
    await tx.delete(wrongPasswords).where(lt(wrongPasswords.happenedAt, before(loginLimits.attemptSeconds * 1000)))
    await tx.delete(knownBrowsers).where(lt(knownBrowsers.lastLoginAt, before(knownBrowserCookie.seconds * 1000)))
    await tx.delete(limitedRequests).where(lt(limitedRequests.happenedAt, before(requestLimits.seconds * 1000)))
    for (const table of tablesWithExpiry) {
      await tx.delete(table).where(lt(table.expiresAt, before(grace)))
    }
    await tx.delete(noticeViews).where(lt(noticeViews.day, clock.today()))
    // Neither browsers nor providers repeat a request after a month.
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(repeatable)))
    await tx.delete(webhookEvents).where(lt(webhookEvents.receivedAt, before(repeatable)))
    // Messages are kept for a month, without recipient and content once they are sent or given up.
    await tx.delete(outboxMessages).where(lt(outboxMessages.createdAt, before(repeatable)))
    const recordsEnd = clock.now()
    recordsEnd.setUTCFullYear(recordsEnd.getUTCFullYear() - complaintRecordYears)
    await tx.delete(complaintRecords).where(lt(complaintRecords.answeredAt, recordsEnd))
    // These go by the machine's clock. A sandbox's clock that is far ahead only restarts the counts.
    await tx.delete(rateLimits).where(lt(rateLimits.expire, before(grace)))
  })
}

/** Runs {@link deleteExpired} every hour. Returns how to stop it. */
export function cleanUpRegularly(db: Database, clock: Clock, log: Log): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = deleteExpired(db, clock).catch((error: unknown) =>
      log.warn({ error: describeError(error) }, 'old rows were not deleted'),
    )
  }, hour)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
