import { randomUUID } from 'node:crypto'
import {
  type IdentityMethod,
  type IdentityPurpose,
  identityLimits,
  type OpenedVerification,
} from '#contract/accounts/identity-verification.ts'
import { identityVerifications } from '#server/db/schema/sign-in.ts'
import { featureOff } from '#server/lib/any-call-errors.ts'
import { identityCookie } from '#server/lib/cookies.ts'
import { bindBrowser } from '../browser-binding.ts'
import type { Caller, Services } from '../handler.ts'
import { identityPath } from './verification.ts'

/**
 * Begins a verification for this browser. The returned address opens the provider's window in this browser only, and
 * the result is accepted from this browser only. The verification ends at `returnPath` on the current origin, with
 * `idfc_id` added to its parameters.
 */
export async function openVerification(
  { db, clock, providers }: Pick<Services, 'db' | 'clock' | 'providers'>,
  caller: Caller,
  wanted: { readonly method: IdentityMethod; readonly purpose: IdentityPurpose; readonly returnPath: string },
): Promise<OpenedVerification> {
  if (!providers.identity) throw featureOff('identity-verification')
  const now = clock.now()
  const id = randomUUID()
  const { method, purpose, returnPath } = wanted
  const { origin } = caller
  const expiresAt = new Date(now.getTime() + identityLimits.verifySeconds * 1000)
  const returnAddress = windowReturn({ id, origin })
  const { providerKey } = await providers.identity.begin({ id, method, purpose, origin, returnAddress, expiresAt })
  await db.insert(identityVerifications).values({
    id,
    method,
    purpose,
    status: 'requested',
    bindingHash: await bindBrowser({ db }, caller, identityCookie),
    providerKey,
    origin,
    returnPath,
    requestedAt: now,
    expiresAt,
  })
  return { idfc_id: id, url: `${origin}${identityPath}?request=${id}`, expires_at: expiresAt.toISOString() }
}

/** Where the provider's window returns to on the shop's host. The provider adds `proof`. */
export function windowReturn({ id, origin }: { id: string; origin: string }): string {
  return `${origin}${identityPath}/return?request=${id}`
}

/** The page of the shop that waits for the verification. */
export function returnAddressOf(verification: { id: string; origin: string; returnPath: string }): string {
  const address = new URL(verification.returnPath, verification.origin)
  address.searchParams.set('idfc_id', verification.id)
  return address.href
}
