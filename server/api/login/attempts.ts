import { createHash, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, type SQL } from 'drizzle-orm'
import { loginLimits } from '#contract/accounts/login.ts'
import type { ApiError, Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { type Database, type Transaction, transact } from '#server/db/open.ts'
import { outboxMessages } from '#server/db/schema/messages.ts'
import { wrongPasswords } from '#server/db/schema/sign-in.ts'
import { retryAfter } from '#server/lib/any-call-errors.ts'
import { networkOf, siteOf } from '#server/lib/network.ts'
import { createTransactionQueue } from '#server/lib/semaphore.ts'
import { enqueueSecurityMessages } from '#server/messages/security-messages.ts'
import type { Caller, Services } from '../handler.ts'
import {
  maxRowsToCount,
  type ProofOfWork,
  type ProofOfWorkServices,
  proofOfWorkRequired,
  readProofOfWork,
  requiredLevel,
  spendProofOfWork,
} from '../human-check/proof-of-work.ts'

/** Whose password is tried, and from where. */
export interface LoginAttempt {
  readonly useridHash: string
  readonly placeHash: string
  /** The 48-bit network of an IPv6 address; null for IPv4. */
  readonly siteHash: string | null
  readonly isKnownBrowser: boolean
}

/**
 * A browser that the member knows is a place of its own; any other counts as its network. So strangers, even on the
 * member's network, use up no attempts of a known browser.
 */
export function loginAttemptOf(
  userid: string,
  browser: { cookie: string | undefined; isKnown: boolean; address: string },
): LoginAttempt {
  const isKnownBrowser = browser.isKnown && browser.cookie !== undefined
  const [network, site] = [networkOf(browser.address), siteOf(browser.address)]
  return {
    useridHash: hashUserid(userid),
    placeHash: sha256(isKnownBrowser ? `browser ${browser.cookie}` : `network ${network}`),
    siteHash: isKnownBrowser || site === network ? null : sha256(`site ${site}`),
    isKnownBrowser,
  }
}

/** IDs are unique regardless of case, so an ID in another case is the same account. */
const hashUserid = (userid: string) => sha256(`userid ${userid.toLowerCase()}`)

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

const attemptWindowMs = loginLimits.attemptSeconds * 1000

const queue = createTransactionQueue()

/** Attempts for one account in all unknown browsers, or in one known place ({@link loginLimits.attemptsPerSeries}). */
interface AttemptSeries {
  /** Who gets the mail; undefined for an unknown ID and a former member. */
  readonly memberId: string | undefined
  /** Error of a further attempt in an unknown browser. */
  readonly error?: () => ApiError
  /** Ends a known place with the last attempt of its series: the browser is known no longer, or the session ends. */
  readonly endPlace: (tx: Transaction) => Promise<void>
}

/** Result of requesting an attempt. */
export type AttemptOutcome =
  | { readonly kind: 'reserved' }
  /** A known browser has no attempt left until the one of this moment expires. */
  | { readonly kind: 'blocked'; readonly since: Date }
  | { readonly kind: 'work'; readonly level: number }
  /** Unknown browsers have made too many attempts in a series. */
  | { readonly kind: 'paused' }

/**
 * Reserves an attempt before the password is checked, so that simultaneous attempts never exceed the limits. Returns
 * its number. It counts as a wrong password until {@link releaseAttempt} or {@link clearAttempts}. In a known browser
 * it throws `PR20001429` when no attempt is left. Elsewhere it throws `PR10008429`, which requires work before each
 * attempt beyond a limit, because strangers could use up a limit that refuses, and the error of the series after its
 * last attempt. That one writes a mail to its member. A known browser is never refused for a series, since its member
 * may use it too: the last attempt makes it an unknown one.
 */
export async function reserveAttempt(
  services: Pick<Services, 'db' | 'clock'> & ProofOfWorkServices & Throws<typeof codes.loginAttemptsUsedUp>,
  caller: Pick<Caller, 'proofOfWork'>,
  attempt: LoginAttempt,
  series: AttemptSeries,
): Promise<string> {
  const { db, clock } = services
  const id = randomUUID()
  const work = await readProofOfWork(services, caller, `login ${attempt.useridHash}`)
  const outcome = await queue.run(() => recordAttempt({ db, clock }, id, attempt, work, series))
  if (outcome.kind === 'reserved') return id
  if (outcome.kind === 'work') throw await proofOfWorkRequired(services, work, outcome.level)
  if (outcome.kind === 'paused') throw series.error?.() ?? new Error('attempts of a known browser are in no series')
  const waitMs = outcome.since.getTime() + attemptWindowMs - clock.now().getTime()
  const message = 'There were too many wrong passwords.'
  throw services.apiError(codes.loginAttemptsUsedUp, message, undefined, retryAfter(waitMs))
}

/** Writes an attempt if one is left, or if the call has done the work for it. */
export function recordAttempt(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  attempt: LoginAttempt,
  work: ProofOfWork,
  { memberId, endPlace }: Omit<AttemptSeries, 'error'>,
): Promise<AttemptOutcome> {
  const now = clock.now()
  const since = new Date(now.getTime() - attemptWindowMs)
  return transact(db, async (tx): Promise<AttemptOutcome> => {
    if (attempt.isKnownBrowser) {
      const blocked = await findBlockingAttempt(tx, attempt, since)
      if (blocked) return { kind: 'blocked', since: blocked }
      if ((await countSeries(tx, attempt, now)) >= loginLimits.attemptsPerSeries - 1) {
        await endPlace(tx)
        if (memberId !== undefined) await mailOnce(tx, now, memberId, 'known')
      }
    } else {
      const series = await countSeries(tx, attempt, now)
      if (series >= loginLimits.attemptsPerSeries) return { kind: 'paused' }
      const level = await requiredWorkLevel(tx, attempt, since)
      if (level > 0 && !(await spendProofOfWork(tx, clock, work, level))) return { kind: 'work', level }
      if (series === loginLimits.attemptsPerSeries - 1 && memberId !== undefined)
        await mailOnce(tx, now, memberId, 'unknown')
    }
    await tx.insert(wrongPasswords).values({ id, ...attempt, happenedAt: now })
    return { kind: 'reserved' }
  })
}

/** Removes an attempt whose password was not checked. */
export async function releaseAttempt(db: Database, id: string): Promise<void> {
  await transact(db, (tx) => tx.delete(wrongPasswords).where(eq(wrongPasswords.id, id)))
}

/** The attempt that must expire before this browser may make another; undefined when it may make one now. */
async function findBlockingAttempt(
  tx: Transaction,
  { useridHash, placeHash }: LoginAttempt,
  since: Date,
): Promise<Date | undefined> {
  const recent = await tx
    .select({ happenedAt: wrongPasswords.happenedAt })
    .from(wrongPasswords)
    .where(
      and(
        eq(wrongPasswords.useridHash, useridHash),
        eq(wrongPasswords.placeHash, placeHash),
        gt(wrongPasswords.happenedAt, since),
      ),
    )
    .orderBy(desc(wrongPasswords.happenedAt))
    .limit(loginLimits.attemptsPerPlace)
  return recent.at(loginLimits.attemptsPerPlace - 1)?.happenedAt
}

function sinceSeries(now: Date): Date {
  return new Date(now.getTime() - loginLimits.seriesSeconds * 1000)
}

/** Attempts of a series: for this account in all unknown browsers, or in this known place. */
async function countSeries(
  tx: Transaction,
  { useridHash, placeHash, isKnownBrowser }: LoginAttempt,
  now: Date,
): Promise<number> {
  return tx.$count(
    wrongPasswords,
    and(
      eq(wrongPasswords.useridHash, useridHash),
      isKnownBrowser ? eq(wrongPasswords.placeHash, placeHash) : eq(wrongPasswords.isKnownBrowser, false),
      gt(wrongPasswords.happenedAt, sinceSeries(now)),
    ),
  )
}

/** Tells the member of the series, unless a mail of the last day does. */
async function mailOnce(tx: Transaction, now: Date, memberId: string, browsers: 'known' | 'unknown'): Promise<void> {
  const kind = 'password-login-paused'
  const told = await tx.$count(
    outboxMessages,
    and(
      eq(outboxMessages.memberId, memberId),
      eq(outboxMessages.kind, kind),
      gt(outboxMessages.createdAt, sinceSeries(now)),
    ),
  )
  if (told === 0) await enqueueSecurityMessages(tx, now, memberId, { kind, browsers })
}

/** Level of work for an attempt in an unknown browser: the highest that any limit requires. */
async function requiredWorkLevel(tx: Transaction, attempt: LoginAttempt, since: Date): Promise<number> {
  const { useridHash, placeHash, siteHash } = attempt
  const count = async (free: number, ...which: SQL[]) => {
    const rows = await tx
      .select({ id: wrongPasswords.id })
      .from(wrongPasswords)
      .where(and(...which, gt(wrongPasswords.happenedAt, since)))
      .limit(maxRowsToCount(free))
    return requiredLevel(rows.length, free)
  }
  const {
    attemptsPerPlace: triesHere,
    attemptsPerAccount: triesElsewhere,
    attemptsFromNetwork: triesOfPlace,
    attemptsFromSite: triesOfSite,
  } = loginLimits
  const isAccount = eq(wrongPasswords.useridHash, useridHash)
  const isPlace = eq(wrongPasswords.placeHash, placeHash)
  return Math.max(
    await count(triesHere, isAccount, isPlace),
    await count(triesElsewhere, isAccount, eq(wrongPasswords.isKnownBrowser, false)),
    await count(triesOfPlace, isPlace),
    siteHash === null ? 0 : await count(triesOfSite, eq(wrongPasswords.siteHash, siteHash)),
  )
}

/** Removes the wrong passwords for this account from this place, after the right one. */
export async function clearAttempts(db: Database, { useridHash, placeHash }: LoginAttempt): Promise<void> {
  await transact(db, (tx) =>
    tx
      .delete(wrongPasswords)
      .where(and(eq(wrongPasswords.useridHash, useridHash), eq(wrongPasswords.placeHash, placeHash))),
  )
}

/** Removes the wrong passwords for an account from everywhere, after a new password was set. */
export async function clearAllAttempts(tx: Transaction, userid: string): Promise<void> {
  await tx.delete(wrongPasswords).where(eq(wrongPasswords.useridHash, hashUserid(userid)))
}
