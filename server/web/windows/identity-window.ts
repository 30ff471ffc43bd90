import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { boundBrowser } from '#server/api/browser-binding.ts'
import { callerOf } from '#server/api/caller.ts'
import type { Services } from '#server/api/handler.ts'
import { returnAddressOf } from '#server/api/identity-verification/open-verification.ts'
import {
  cancelRelayedVerification,
  identityPath,
  settleVerification,
  statusAt,
  type Verification,
} from '#server/api/identity-verification/verification.ts'
import { identityVerifications } from '#server/db/schema/sign-in.ts'
import { identityCookie } from '#server/lib/cookies.ts'
import { hashSecret, newSecret } from '#server/lib/secrets.ts'
import { uuidPattern } from '#server/lib/uuid.ts'
import { sendNotice } from './notice.ts'

type PageServices = Pick<Services, 'db' | 'clock' | 'providers' | 'config'>

/** Lifetime of a ticket that opens a window on the payment host, in seconds. */
export const windowTicketSeconds = 2 * 60
/** What a proof may look like: an empty one could be a filter that finds every attempt. */
const proofPattern = /^[\w-]{8,200}$/

/**
 * The two addresses where a provider's window opens and returns, on the shop's own host. Both require the cookie of the
 * browser that began the verification, and the return the proof that the provider gave to the browser that verified. A
 * proof that returns to another browser ends the verification.
 */
export function identityPages(services: PageServices): Hono {
  const { db, clock, providers, config } = services
  const { identity } = providers
  const pages = new Hono().basePath(identityPath)
  if (!identity) return pages

  const findHere = async (c: Context): Promise<Verification | undefined> => {
    const id = c.req.query('request') ?? ''
    if (!uuidPattern.test(id)) return undefined
    const [verification] = await db
      .select()
      .from(identityVerifications)
      .where(
        and(
          eq(identityVerifications.id, id),
          eq(identityVerifications.bindingHash, boundBrowser(callerOf(c, config), identityCookie)),
        ),
      )
    return verification
  }

  pages.get('/', async (c) => {
    const verification = await findHere(c)
    if (!verification) return sendNotice(c, 'elsewhere')
    if (statusAt(verification, clock.now()) !== 'requested') return sendNotice(c, 'over')
    const ticket = newSecret()
    await db
      .update(identityVerifications)
      .set({
        ticketHash: hashSecret(ticket),
        ticketExpiresAt: new Date(clock.now().getTime() + windowTicketSeconds * 1000),
      })
      .where(eq(identityVerifications.id, verification.id))
    return c.redirect(identity.window({ ...verification, ticket }))
  })

  pages.get('/return', async (c) => {
    const verification = await findHere(c)
    const proof = proofPattern.exec(c.req.query('proof') ?? '')?.[0]
    const hasFailed = c.req.query('code') !== undefined
    if (!verification) await cancelRelayedVerification(services, c.req.query('request') ?? '', proof)
    if (!verification || (proof === undefined && !hasFailed)) return sendNotice(c, 'elsewhere')
    if (statusAt(verification, clock.now()) === 'requested') {
      if (proof !== undefined) {
        await db.update(identityVerifications).set({ proof }).where(eq(identityVerifications.id, verification.id))
      }
      const answer = await identity.ask(verification.providerKey, proof ?? null)
      if (answer.outcome !== 'pending') await settleVerification(db, clock, verification.id, answer)
      else if (hasFailed) await settleVerification(db, clock, verification.id, { outcome: 'canceled' })
    }
    c.header('Referrer-Policy', 'no-referrer')
    return c.redirect(returnAddressOf(verification))
  })
  return pages
}
