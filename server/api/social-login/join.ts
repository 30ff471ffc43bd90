import { and, eq, gt } from 'drizzle-orm'
import type { SocialProvider } from '#contract/values/social-providers.ts'
import type { Database, Transaction } from '#server/db/open.ts'
import { socialJoins } from '#server/db/schema/sign-in.ts'
import type { Clock } from '#server/lib/clock.ts'
import { joinCookie } from '#server/lib/cookies.ts'
import { hashSecret, newSecret } from '#server/lib/secrets.ts'
import type { SocialPerson } from '#server/providers/oauth/port.ts'
import { boundBrowser } from '../browser-binding.ts'
import type { Caller, Services } from '../handler.ts'

/** An account that no member has, with the provider's data. */
export interface SocialJoin extends SocialPerson {
  readonly provider: SocialProvider
}

/** Stores a provider's data about an unknown person for the sign-up in this browser. */
export async function saveSocialJoin(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  join: SocialJoin,
): Promise<void> {
  const now = clock.now()
  const secret = newSecret()
  await db
    .insert(socialJoins)
    .values({ hash: hashSecret(secret), ...join, expiresAt: new Date(now.getTime() + joinCookie.seconds * 1000) })
  caller.setCookie(joinCookie, secret)
}

const isOfBrowser = (caller: Caller, clock: Clock) =>
  and(eq(socialJoins.hash, boundBrowser(caller, joinCookie)), gt(socialJoins.expiresAt, clock.now()))

/** A provider's data about the unknown person in this browser. */
export async function findSocialJoin(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  caller: Caller,
): Promise<SocialJoin | undefined> {
  const [join] = await db.select().from(socialJoins).where(isOfBrowser(caller, clock))
  return join && joinOf(join)
}

/**
 * Takes the account with which the person of this browser signs up, to be linked in the same transaction. It can be
 * taken once; the remaining cookie names nothing then.
 */
export async function consumeSocialJoin(
  tx: Transaction,
  clock: Clock,
  caller: Caller,
): Promise<SocialJoin | undefined> {
  const [join] = await tx.delete(socialJoins).where(isOfBrowser(caller, clock)).returning()
  return join && joinOf(join)
}

function joinOf({ provider, subject, name, email }: typeof socialJoins.$inferSelect): SocialJoin {
  return { provider, subject, name, email }
}
