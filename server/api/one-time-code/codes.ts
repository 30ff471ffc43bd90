import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { oneTimeCodeLimits } from '#contract/accounts/one-time-code.ts'
import { type Database, transact } from '#server/db/open.ts'
import { oneTimeCodes } from '#server/db/schema/sign-up.ts'
import type { Clock } from '#server/lib/clock.ts'
import { requestCookie } from '#server/lib/cookies.ts'
import { hashSecret } from '#server/lib/secrets.ts'
import { bindBrowser, boundBrowser } from '../browser-binding.ts'
import type { Caller } from '../handler.ts'

interface CodeServices {
  readonly db: Database
  readonly clock: Clock
}

/** A new code, to be sent. */
export interface IssuedCode {
  readonly id: string
  readonly code: string
  readonly issuedAt: Date
  readonly expiresAt: Date
}

/**
 * Creates a code for this request in this browser. The right code finds `memberId`. Invalidates an earlier code of the
 * same browser for the same contact.
 */
export async function issueCode(
  { db, clock }: CodeServices,
  caller: Caller,
  request: { readonly purpose: 'find-id'; readonly contact: string; readonly memberId: string | null },
): Promise<IssuedCode> {
  const { purpose, contact, memberId } = request
  const issuedAt = clock.now()
  const issued = {
    id: randomUUID(),
    code: String(randomInt(10 ** oneTimeCodeLimits.digits)).padStart(oneTimeCodeLimits.digits, '0'),
    issuedAt,
    expiresAt: new Date(issuedAt.getTime() + oneTimeCodeLimits.seconds * 1000),
  }
  const targetHash = hashSecret(contact)
  const bindingHash = await bindBrowser({ db }, caller, requestCookie)
  // In one transaction: of two requests at the same moment only the later code is valid.
  await transact(db, async (tx) => {
    await tx
      .update(oneTimeCodes)
      .set({ expiresAt: issuedAt })
      .where(
        and(
          eq(oneTimeCodes.purpose, purpose),
          eq(oneTimeCodes.targetHash, targetHash),
          eq(oneTimeCodes.bindingHash, bindingHash),
          gt(oneTimeCodes.expiresAt, issuedAt),
        ),
      )
    await tx.insert(oneTimeCodes).values({
      id: issued.id,
      purpose,
      bindingHash,
      targetHash,
      codeHash: codeHash(issued.id, issued.code),
      attempts: 0,
      memberId,
      requestedAt: issuedAt,
      expiresAt: issued.expiresAt,
    })
  })
  return issued
}

/** The hash includes the number of the request: six digits alone could be looked up in a table of hashes. */
function codeHash(id: string, code: string): string {
  return hashSecret(`${id} ${code}`)
}

export type CodeOutcome =
  | { readonly outcome: 'right'; readonly memberId: string | null }
  | { readonly outcome: 'wrong'; readonly attemptsLeft: number }
  /** No attempt is left. */
  | { readonly outcome: 'locked' }
  /** Expired, used, unknown, or of another browser. */
  | { readonly outcome: 'over' }

/**
 * Checks a code. Checking and counting are one statement on one row, so simultaneous attempts never exceed the limit,
 * and the code succeeds at most once.
 */
export async function verifyCode(
  { db, clock }: CodeServices,
  caller: Caller,
  id: string,
  code: string,
): Promise<CodeOutcome> {
  const now = clock.now()
  const isOfBrowser = and(eq(oneTimeCodes.id, id), eq(oneTimeCodes.bindingHash, boundBrowser(caller, requestCookie)))
  const [tried] = await db
    .update(oneTimeCodes)
    .set({
      attempts: sql`${oneTimeCodes.attempts} + 1`,
      usedAt: sql`case when ${oneTimeCodes.codeHash} = ${codeHash(id, code)} then ${now.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        isOfBrowser,
        isNull(oneTimeCodes.usedAt),
        lt(oneTimeCodes.attempts, oneTimeCodeLimits.attempts),
        gt(oneTimeCodes.expiresAt, now),
      ),
    )
    .returning()
  if (tried?.usedAt) return { outcome: 'right', memberId: tried.memberId }
  if (tried && tried.attempts < oneTimeCodeLimits.attempts) {
    return { outcome: 'wrong', attemptsLeft: oneTimeCodeLimits.attempts - tried.attempts }
  }
  if (tried) return { outcome: 'locked' }
  const [row] = await db.select().from(oneTimeCodes).where(isOfBrowser)
  return { outcome: row && !row.usedAt && row.attempts >= oneTimeCodeLimits.attempts ? 'locked' : 'over' }
}

/** Member of the code that this browser entered recently; undefined without one. */
export async function findVerifiedCode(
  { db, clock }: CodeServices,
  caller: Caller,
  id: string,
): Promise<{ readonly memberId: string | null } | undefined> {
  const since = new Date(clock.now().getTime() - oneTimeCodeLimits.proofSeconds * 1000)
  const [row] = await db
    .select({ memberId: oneTimeCodes.memberId })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.id, id),
        eq(oneTimeCodes.bindingHash, boundBrowser(caller, requestCookie)),
        isNotNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.usedAt, since),
      ),
    )
  return row
}
