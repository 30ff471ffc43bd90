import { createHash, randomUUID } from 'node:crypto'
import { and, eq, gt, or } from 'drizzle-orm'
import { loginLimits } from '../../../contract/login.ts'
import type { Clock } from '../../clock.ts'
import { type Database, transact, type Transaction } from '../../db/open.ts'
import { wrongPasswords } from '../../db/schema/sign-in.ts'
import { createGate } from '../../gate.ts'
import { Refusal } from '../handler.ts'
import { networkOf } from '../network.ts'

/** Whose password is tried, and from where. */
export interface Try {
  readonly useridHash: string
  readonly placeHash: string
  readonly isKnownBrowser: boolean
}

/**
 * A browser that the member knows is a place of its own; any other counts as its network. So strangers, even those
 * who share the member's network, use up no tries of a browser that the member knows.
 */
export function tryOf(userid: string, browser: { cookie: string | undefined; isKnown: boolean; address: string }): Try {
  const isKnownBrowser = browser.isKnown && browser.cookie !== undefined
  return {
    useridHash: hashUserid(userid),
    placeHash: sha256(isKnownBrowser ? `browser ${browser.cookie}` : `network ${networkOf(browser.address)}`),
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
const turns = createGate({ atOnce: 1, waiting: 1_000 })

/**
 * Takes one of the tries that are left, before the password is looked at, so that however many ask at the same time
 * never more are looked at than the limits allow. Answers its number; it counts as a wrong password until
 * {@link returnTry} or {@link forgetTries}. Refuses with `PR20001429` when none is left.
 */
export async function reserveTry(db: Database, clock: Clock, attempt: Try): Promise<string> {
  const id = randomUUID()
  const now = clock.now()
  const blocked = await turns.run(() => writeTry(db, id, attempt, now))
  if (!blocked) return id
  const seconds = Math.max(1, Math.ceil((blocked.getTime() + triesMilliseconds - now.getTime()) / 1000))
  throw new Refusal('PR20001429', 'There were too many wrong passwords.', undefined, seconds)
}

/** Writes a try down if one is left; else answers the one that has to be forgotten first. */
export function writeTry(db: Database, id: string, attempt: Try, now: Date): Promise<Date | undefined> {
  return transact(db, async (tx) => {
    const blocked = await blockedSince(tx, attempt, new Date(now.getTime() - triesMilliseconds))
    if (!blocked) await tx.insert(wrongPasswords).values({ id, ...attempt, happenedAt: now })
    return blocked
  })
}

/** Gives a try back whose password was never looked at. */
export async function returnTry(db: Database, id: string): Promise<void> {
  await transact(db, (tx) => tx.delete(wrongPasswords).where(eq(wrongPasswords.id, id)))
}

/** The oldest try that has to be forgotten before another may be made; undefined when one may be made now. */
async function blockedSince(tx: Pick<Database, 'select'>, attempt: Try, since: Date): Promise<Date | undefined> {
  const { useridHash, placeHash, isKnownBrowser } = attempt
  const rows = await tx
    .select()
    .from(wrongPasswords)
    .where(
      and(
        or(eq(wrongPasswords.useridHash, useridHash), eq(wrongPasswords.placeHash, placeHash)),
        gt(wrongPasswords.happenedAt, since),
      ),
    )
    .orderBy(wrongPasswords.happenedAt)

  const ofAccount = rows.filter((row) => row.useridHash === useridHash)
  const ofPlace = rows.filter((row) => row.placeHash === placeHash)
  const here = ofAccount.filter((row) => row.placeHash === placeHash)
  const elsewhere = isKnownBrowser ? [] : ofAccount.filter((row) => !row.isKnownBrowser)
  const oldest = [
    here.at(-loginLimits.triesHere),
    elsewhere.at(-loginLimits.triesElsewhere),
    ofPlace.at(-loginLimits.triesOfPlace),
  ].flatMap((row) => (row ? [row.happenedAt.getTime()] : []))
  // All limits have to be kept, so the one that is free last decides.
  return oldest.length === 0 ? undefined : new Date(Math.max(...oldest))
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
