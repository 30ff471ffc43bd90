import { and, eq, gt } from 'drizzle-orm'
import { type IdentityStatus, identityLimits } from '../../../contract/identity-verification.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Database } from '../../db/open.ts'
import { identityVerifications } from '../../db/schema/sign-in.ts'
import type { IdentityAnswer } from '../../providers/identity/port.ts'
import { type BindingCookie, boundBrowser } from '../browser-binding.ts'
import type { Caller, Services } from '../handler.ts'
import { hashSecret } from '../../lib/secrets.ts'

/** Every call that begins, follows or uses a verification sees it, and so do the addresses of its window. */
export const identityCookie: BindingCookie = { name: 'practicum-identity', path: '/' }

/** Where the window of a verification is opened, and where it comes back to, on the shop's own host. */
export const identityPath = '/providers/identity'

export type Verification = typeof identityVerifications.$inferSelect

/** Where a verification stands at `now`. */
export function statusAt({ status, expiresAt }: Verification, now: Date): IdentityStatus {
  const isOpen = status === 'requested' || status === 'verified'
  return isOpen && expiresAt <= now ? 'expired' : status
}

/**
 * The verification of this number that this browser began, after the provider was asked how far it is; `undefined`
 * for any other browser. To be called before a result is taken: the person may be back before anybody has asked. A
 * person counts as verified only once the window has come back to this browser, since the window may have been opened
 * by somebody else who was sent its address.
 */
export async function refreshVerification(
  services: Pick<Services, 'db' | 'clock' | 'providers'>,
  caller: Caller,
  id: string,
): Promise<Verification | undefined> {
  const { db, clock, providers } = services
  const isHere = and(
    eq(identityVerifications.id, id),
    eq(identityVerifications.bindingHash, boundBrowser(caller, identityCookie)),
  )
  const [verification] = await db.select().from(identityVerifications).where(isHere)
  if (!verification || statusAt(verification, clock.now()) !== 'requested') return verification
  const answer = await providers.identity.ask(verification.providerKey)
  if (answer.outcome === 'pending') return verification
  if (answer.outcome === 'verified' && !verification.returnedAt) return verification
  await settleVerification(db, clock, id, answer)
  const [settled] = await db.select().from(identityVerifications).where(isHere)
  return settled
}

/** Keeps what the provider answered. The first answer stands, and none counts once the time is over. */
export async function settleVerification(
  db: Database,
  clock: Clock,
  id: string,
  answer: Exclude<IdentityAnswer, { outcome: 'pending' }>,
): Promise<void> {
  const now = clock.now()
  await db
    .update(identityVerifications)
    .set(outcomeOf(answer, now))
    .where(
      and(
        eq(identityVerifications.id, id),
        eq(identityVerifications.status, 'requested'),
        gt(identityVerifications.expiresAt, now),
      ),
    )
}

function outcomeOf(
  answer: Parameters<typeof settleVerification>[3],
  now: Date,
): Partial<typeof identityVerifications.$inferInsert> {
  if (answer.outcome === 'expired') return { expiresAt: now }
  if (answer.outcome !== 'verified') return { status: answer.outcome }
  const { key, name, birth, phone } = answer.person
  return {
    status: 'verified',
    personHash: hashSecret(key),
    name,
    birth,
    phone,
    expiresAt: new Date(now.getTime() + identityLimits.useSeconds * 1000),
  }
}
