import { createHash, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, type SQL } from 'drizzle-orm'
import { loginLimits } from '../../../contract/login.ts'
import { type Database, transact, type Transaction } from '../../db/open.ts'
import { wrongPasswords } from '../../db/schema/sign-in.ts'
import { createSemaphore } from '../../lib/semaphore.ts'
import { type Caller, Refusal, type Services } from '../handler.ts'
import {
  mostToCount,
  readWork,
  spendWork,
  type WorkFor,
  workLevel,
  workNeeded,
  type WorkServices,
} from '../human-check/work.ts'
import { networkOf, siteOf } from '../../lib/network.ts'

/** Whose password is tried, and from where. */
export interface Try {
  readonly useridHash: string
  readonly placeHash: string
  /** The wider network of an IPv6 address; null where it is none. */
  readonly siteHash: string | null
  readonly isKnownBrowser: boolean
}

/**
 * A browser that the member knows is a place of its own; any other counts as its network. So strangers, even those
 * who share the member's network, use up no tries of a browser that the member knows.
 */
export function tryOf(userid: string, browser: { cookie: string | undefined; isKnown: boolean; address: string }): Try {
  const isKnownBrowser = browser.isKnown && browser.cookie !== undefined
  const [network, site] = [networkOf(browser.address), siteOf(browser.address)]
  return {
    useridHash: hashUserid(userid),
    placeHash: sha256(isKnownBrowser ? `browser ${browser.cookie}` : `network ${network}`),
    siteHash: isKnownBrowser || site === network ? null : sha256(`site ${site}`),
    isKnownBrowser,
  }
}

const hashUserid = (userid: string) => sha256(`userid ${userid}`)

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

const triesMilliseconds = loginLimits.triesSeconds * 1000

/**
 * One after the other within a process: the transactions all read and write the same few rows, and would only repeat
 * each other. Processes are kept apart by the transaction itself.
 */
const turns = createSemaphore({ atOnce: 1, waiting: 1_000 })

/** What came of asking for a try. */
export type TryOutcome =
  | { readonly kind: 'reserved' }
  /** A browser that the member knows has no try left until the one of this moment is forgotten. */
  | { readonly kind: 'blocked'; readonly since: Date }
  | { readonly kind: 'work'; readonly level: number }

/**
 * Reserves a try before the password is looked at, so that however many ask at the same time never more are looked at
 * than the limits allow. Answers its number; it counts as a wrong password until {@link returnTry} or
 * {@link forgetTries}. In a browser that the member knows it refuses with `PR20001429` when none is left; anywhere
 * else it asks for work with `PR10008429` before each try beyond a limit, since a refusal there could be brought about
 * by strangers.
 */
export async function reserveTry(
  services: Pick<Services, 'db' | 'clock'> & WorkServices,
  caller: Pick<Caller, 'work'>,
  attempt: Try,
): Promise<string> {
  const { db, clock } = services
  const id = randomUUID()
  const work = await readWork(services, caller, `login ${attempt.useridHash}`)
  const outcome = await turns.run(() => writeTry({ db, clock }, id, attempt, work))
  if (outcome.kind === 'reserved') return id
  if (outcome.kind === 'work') throw await workNeeded(services, work, outcome.level)
  const left = outcome.since.getTime() + triesMilliseconds - clock.now().getTime()
  const seconds = Math.max(1, Math.ceil(left / 1000))
  throw new Refusal('PR20001429', 'There were too many wrong passwords.', undefined, seconds)
}

/** Writes a try down if one is left, or if it is paid for by work. */
export function writeTry(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  attempt: Try,
  work: WorkFor,
): Promise<TryOutcome> {
  const now = clock.now()
  const since = new Date(now.getTime() - triesMilliseconds)
  return transact(db, async (tx): Promise<TryOutcome> => {
    if (attempt.isKnownBrowser) {
      const blocked = await lastFree(tx, attempt, since)
      if (blocked) return { kind: 'blocked', since: blocked }
    } else {
      const level = await levelFor(tx, attempt, since)
      if (level > 0 && !(await spendWork(tx, clock, work, level))) return { kind: 'work', level }
    }
    await tx.insert(wrongPasswords).values({ id, ...attempt, happenedAt: now })
    return { kind: 'reserved' }
  })
}

/** Gives a try back whose password was never looked at. */
export async function returnTry(db: Database, id: string): Promise<void> {
  await transact(db, (tx) => tx.delete(wrongPasswords).where(eq(wrongPasswords.id, id)))
}

/** The oldest try that has to be forgotten before this browser may make another; undefined when it may make one now. */
async function lastFree(tx: Transaction, { useridHash, placeHash }: Try, since: Date): Promise<Date | undefined> {
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
    .limit(loginLimits.triesHere)
  return recent.at(loginLimits.triesHere - 1)?.happenedAt
}

/** The work that a try costs in a browser that the member does not know: the most that any limit asks for. */
async function levelFor(tx: Transaction, attempt: Try, since: Date): Promise<number> {
  const { useridHash, placeHash, siteHash } = attempt
  const count = async (free: number, ...which: SQL[]) => {
    const rows = await tx
      .select({ id: wrongPasswords.id })
      .from(wrongPasswords)
      .where(and(...which, gt(wrongPasswords.happenedAt, since)))
      .limit(mostToCount(free))
    return workLevel(rows.length, free)
  }
  const { triesHere, triesElsewhere, triesOfPlace, triesOfSite } = loginLimits
  const isAccount = eq(wrongPasswords.useridHash, useridHash)
  const isPlace = eq(wrongPasswords.placeHash, placeHash)
  return Math.max(
    await count(triesHere, isAccount, isPlace),
    await count(triesElsewhere, isAccount, eq(wrongPasswords.isKnownBrowser, false)),
    await count(triesOfPlace, isPlace),
    siteHash === null ? 0 : await count(triesOfSite, eq(wrongPasswords.siteHash, siteHash)),
  )
}

/** Forgets the wrong passwords for this account from this place: the right one has been given. */
export async function forgetTries(db: Database, { useridHash, placeHash }: Try): Promise<void> {
  await transact(db, (tx) =>
    tx
      .delete(wrongPasswords)
      .where(and(eq(wrongPasswords.useridHash, useridHash), eq(wrongPasswords.placeHash, placeHash))),
  )
}

/** Forgets the wrong passwords for an account from everywhere: it has a new password. */
export async function forgetTriesOf(tx: Transaction, userid: string): Promise<void> {
  await tx.delete(wrongPasswords).where(eq(wrongPasswords.useridHash, hashUserid(userid)))
}
