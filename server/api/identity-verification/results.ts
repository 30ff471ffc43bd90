import * as codes from '../../../contract/codes.ts'
import { and, eq } from 'drizzle-orm'
import type { IdentityMethod, IdentityPurpose } from '../../../contract/identity-verification.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Transaction } from '../../db/open.ts'
import { identityVerifications } from '../../db/schema/sign-in.ts'
import { boundBrowser } from '../browser-binding.ts'
import type { Caller } from '../handler.ts'
import type { Throws } from '../../../contract/api-error.ts'
import { identityCookie, statusAt } from './verification.ts'

/** Who was verified, as the shop keeps it. */
export interface IdentityResult {
  /** SHA-256 of what the provider calls this person: `members.personHash`. */
  readonly personHash: string
  readonly name: string
  /** `YYYY-MM-DD`. */
  readonly birth: string
  /** Digits alone. */
  readonly phone: string | null
  readonly method: IdentityMethod
}

/** Why the result of a verification cannot be used. */
export type IdentityResultCode =
  | typeof codes.identityNotVerified
  | typeof codes.identificationExpired
  | typeof codes.identityVerificationRefused

/**
 * Uses up the result of a verification, for the purpose that it was asked for and by the browser that asked; it is
 * used exactly when the transaction commits. Nothing of the person is left in it afterwards. Throws (specification,
 * section 8) `MB12101404` for one that is not finished, used already, or not for this; `MB10011404` when its time is
 * over; `PR12001400` when the person refused or gave up.
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
