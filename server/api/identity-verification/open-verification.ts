import { randomUUID } from 'node:crypto'
import {
  identityLimits,
  type IdentityMethod,
  type IdentityPurpose,
  type OpenedVerification,
} from '../../../contract/identity-verification.ts'
import { identityVerifications } from '../../db/schema/sign-in.ts'
import { bindBrowser } from '../browser-binding.ts'
import type { Caller, Services } from '../handler.ts'
import { identityCookie } from './verification.ts'

/**
 * Begins a verification whose window comes back to `returnPath` on the origin where the browser is, with `idfc_id`
 * among its parameters.
 */
export async function openVerification(
  { db, clock, providers }: Pick<Services, 'db' | 'clock' | 'providers'>,
  caller: Caller,
  wanted: { readonly method: IdentityMethod; readonly purpose: IdentityPurpose; readonly returnPath: string },
): Promise<OpenedVerification> {
  const now = clock.now()
  const id = randomUUID()
  const { method, purpose, returnPath } = wanted
  const { origin } = caller
  const expiresAt = new Date(now.getTime() + identityLimits.verifySeconds * 1000)
  const returnAddress = returnAddressOf({ id, origin, returnPath })
  const { providerKey, url } = await providers.identity.begin({ id, method, purpose, origin, returnAddress, expiresAt })
  await db.insert(identityVerifications).values({
    id,
    method,
    purpose,
    status: 'requested',
    bindingHash: bindBrowser(caller, identityCookie),
    providerKey,
    origin,
    returnPath,
    requestedAt: now,
    expiresAt,
  })
  return { idfc_id: id, url, expires_at: expiresAt.toISOString() }
}

/** Where the provider's window goes when it is done. */
export function returnAddressOf(verification: { id: string; origin: string; returnPath: string }): string {
  const address = new URL(verification.returnPath, verification.origin)
  address.searchParams.set('idfc_id', verification.id)
  return address.href
}
