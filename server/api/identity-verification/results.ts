import { and, eq } from 'drizzle-orm'
import type { IdentityMethod, IdentityPurpose } from '#contract/accounts/identity-verification.ts'
import type { Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Transaction } from '#server/db/open.ts'
import { identityVerifications } from '#server/db/schema/sign-in.ts'
import type { Clock } from '#server/lib/clock.ts'
import { identityCookie } from '#server/lib/cookies.ts'
import { boundBrowser } from '../browser-binding.ts'
import type { Caller } from '../handler.ts'
import { statusAt } from './verification.ts'

/** The verified person, as stored. */
export interface IdentityResult {
  /** SHA-256 of the provider's id of this person: `members.personHash`. */
  readonly personHash: string
  readonly name: string
  /** `YYYY-MM-DD`. */
  readonly birth: string
  /** Digits only. */
  readonly phone: string | null
  readonly method: IdentityMethod
}

/** Why a result cannot be used. */
export type IdentityResultCode =
  | typeof codes.identityNotVerified
  | typeof codes.identificationExpired
  | typeof codes.identityVerificationRefused

/**
 * Uses up the result of a verification, for the purpose and in the browser that it was requested for. It is used if and
 * only if the transaction commits; its personal data is deleted then. Throws (specification, section 8) `MB12101404`
 * when it is not finished, already used, or for another purpose; `MB10011404` when it has expired; `PR12001400` when
 * the person refused or canceled.
 */
export async function consumeIdentityResult(
  tx: Transaction,
  { clock, caller, apiError }: { readonly clock: Clock; readonly caller: Caller } & Throws<IdentityResultCode>,
  id: string,
  purpose: IdentityPurpose,
): Promise<IdentityResult> {
  const [verification] = await tx
    .select()
    .from(identityVerifications)
    .where(
      and(
        eq(identityVerifications.id, id),
        eq(identityVerifications.purpose, purpose),
        eq(identityVerifications.bindingHash, boundBrowser(caller, identityCookie)),
      ),
    )
  const standing = verification && statusAt(verification, clock.now())
  if (standing === 'expired') throw apiError(codes.identificationExpired, 'The time of this verification is over.')
  if (standing === 'refused' || standing === 'canceled') {
    throw apiError(codes.identityVerificationRefused, 'The person refused the verification, or gave it up.')
  }
  const { personHash, name, birth, phone } = verification ?? {}
  if (!verification || standing !== 'verified' || !personHash || !name || !birth) {
    throw apiError(codes.identityNotVerified, 'There is no finished verification of this number.')
  }
  await tx
    .update(identityVerifications)
    .set({ status: 'used', personHash: null, name: null, birth: null, phone: null })
    .where(eq(identityVerifications.id, id))
  return { personHash, name, birth, phone: phone ?? null, method: verification.method === 'CIVS' ? 'CIVS' : 'OACX' }
}
