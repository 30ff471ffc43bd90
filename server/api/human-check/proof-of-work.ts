import { randomUUID } from 'node:crypto'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Transaction } from '#server/db/open.ts'
import { humanChecks } from '#server/db/schema/sign-up.ts'
import type { Clock } from '#server/lib/clock.ts'
import { hashSecret } from '#server/lib/secrets.ts'
import type { SolvedWork } from '#server/providers/captcha/proof-of-work.ts'
import type { Providers } from '#server/providers/providers.ts'
import type { Caller } from '../handler.ts'

/** How long a challenge may be solved, in seconds. */
const challengeSeconds = 5 * 60
/** Maximum level: 32 times the work of level 1, about 15 seconds on a laptop. */
const maxLevel = 6

/** Creates and verifies challenges. */
export interface ProofOfWorkServices {
  readonly providers: Pick<Providers, 'work'>
}

/** A call that costs work after many calls of its kind. */
export interface ProofOfWork {
  /** What the work is for, such as the login of one account. It is not valid for another subject. */
  readonly subject: string
  /** The solved challenge of the call. */
  readonly solved: SolvedWork | undefined
}

/** Level of work after `count` calls of a kind: 0 up to `free`, and one more for each further `free`. */
export function requiredLevel(count: number, free: number): number {
  return count < free ? 0 : Math.min(maxLevel, Math.floor(count / free))
}

/** How many rows must be counted to know the level. */
export function maxRowsToCount(free: number): number {
  return free * maxLevel
}

/** Reads the work of a call for `subject`. */
export async function readProofOfWork(
  { providers }: ProofOfWorkServices,
  { proofOfWork: work }: Pick<Caller, 'proofOfWork'>,
  subject: string,
): Promise<ProofOfWork> {
  const hash = hashSecret(subject)
  return { subject: hash, solved: work === undefined ? undefined : await providers.work.verify(work, hash) }
}

/** Uses up the work of a call. False when there is none, too little, or it was used before. */
export async function spendProofOfWork(
  tx: Transaction,
  clock: Clock,
  { solved }: ProofOfWork,
  level: number,
): Promise<boolean> {
  if (!solved || solved.level < level) return false
  const [spent] = await tx
    .insert(humanChecks)
    .values({
      id: randomUUID(),
      challengeHash: hashSecret(solved.signature),
      // Bound to no browser, so that it cannot serve as a human check.
      bindingHash: hashSecret(randomUUID()),
      expiresAt: new Date(clock.now().getTime() + challengeSeconds * 1000),
    })
    .onConflictDoNothing()
    .returning({ id: humanChecks.id })
  return spent !== undefined
}

/** The error that requires work: the browser solves its challenge and repeats the call. */
export async function proofOfWorkRequired(
  { providers }: ProofOfWorkServices,
  { subject }: ProofOfWork,
  level: number,
): Promise<ApiError> {
  const challenge = await providers.work.open({ subject, level, seconds: challengeSeconds })
  const message = 'There were many such calls: solve the challenge and make the call again.'
  return ApiError.ofAnyCall(codes.proofOfWorkRequired, message, undefined, { challenge })
}
