import { and, eq, gt, inArray } from 'drizzle-orm'
import { type IdentityStatus, identityLimits } from '#contract/accounts/identity-verification.ts'
import type { Database } from '#server/db/open.ts'
import { identityVerifications } from '#server/db/schema/sign-in.ts'
import { featureOff } from '#server/lib/any-call-errors.ts'
import type { Clock } from '#server/lib/clock.ts'
import { identityCookie } from '#server/lib/cookies.ts'
import { hashSecret } from '#server/lib/secrets.ts'
import { uuidPattern } from '#server/lib/uuid.ts'
import type { IdentityAnswer } from '#server/providers/identity/port.ts'
import { boundBrowser } from '../browser-binding.ts'
import type { Caller, Services } from '../handler.ts'

/** Where the window of a verification opens and returns to, on the shop's own host. */
export const identityPath = '/providers/identity'

export type Verification = typeof identityVerifications.$inferSelect

/** Statuses that still can change. */
const openStatuses = ['requested', 'verified'] as const

/** Status of a verification at `now`. */
export function statusAt({ status, expiresAt }: Verification, now: Date): IdentityStatus {
  return isOpen(status) && expiresAt <= now ? 'expired' : status
}

function isOpen(status: IdentityStatus): boolean {
  return openStatuses.some((each) => each === status)
}

/**
 * The verification of this number that this browser began, after asking the provider; undefined in any other browser.
 * Call it before a result is used, because the person may return before any status call. A person counts as verified
 * only with the proof that the provider gave to this browser, because someone else may have verified in its window.
 * Throws `PR10009404` in a shop without identity verification.
 */
export async function refreshVerification(
  services: Pick<Services, 'db' | 'clock' | 'providers'>,
  caller: Caller,
  id: string,
): Promise<Verification | undefined> {
  const { db, clock, providers } = services
  if (!providers.identity) throw featureOff('identity-verification')
  const isHere = and(
    eq(identityVerifications.id, id),
    eq(identityVerifications.bindingHash, boundBrowser(caller, identityCookie)),
  )
  const [verification] = await db.select().from(identityVerifications).where(isHere)
  if (!verification || statusAt(verification, clock.now()) !== 'requested') return verification
  const answer = await providers.identity.ask(verification.providerKey, verification.proof)
  if (answer.outcome === 'pending') return verification
  await settleVerification(db, clock, id, answer)
  const [settled] = await db.select().from(identityVerifications).where(isHere)
  return settled
}

/**
 * Ends a verification whose proof arrived in a browser that did not begin it: whoever verified there followed a link of
 * someone else. Does nothing without the right proof.
 */
export async function cancelRelayedVerification(
  { db, clock, providers }: Pick<Services, 'db' | 'clock' | 'providers'>,
  id: string,
  proof: string | undefined,
): Promise<void> {
  if (!providers.identity || proof === undefined || !uuidPattern.test(id)) return
  const [verification] = await db.select().from(identityVerifications).where(eq(identityVerifications.id, id))
  if (!verification || !isOpen(statusAt(verification, clock.now()))) return
  if ((await providers.identity.ask(verification.providerKey, proof)).outcome !== 'verified') return
  await db
    .update(identityVerifications)
    .set({ status: 'canceled', proof: null, personHash: null, name: null, birth: null, phone: null })
    .where(and(eq(identityVerifications.id, id), inArray(identityVerifications.status, openStatuses)))
}

/** Stores the provider's answer. The first answer counts; after the expiry none does. */
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
    proof: null,
    personHash: hashSecret(key),
    name,
    birth,
    phone,
    expiresAt: new Date(now.getTime() + identityLimits.useSeconds * 1000),
  }
}
