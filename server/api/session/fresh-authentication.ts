import { and, eq, gt, isNull } from 'drizzle-orm'
import { sessionLimits } from '#contract/accounts/session.ts'
import type { Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Database, Transaction } from '#server/db/open.ts'
import { sessionFamilies } from '#server/db/schema/sign-in.ts'
import type { Clock } from '#server/lib/clock.ts'
import { authenticationCookie } from '#server/lib/cookies.ts'
import { hashSecret } from '#server/lib/secrets.ts'
import type { AuthenticatedMember, Caller } from '../handler.ts'

/** Until when an authentication at `now` counts as fresh. */
export function freshUntil(now: Date): Date {
  return new Date(now.getTime() + sessionLimits.freshSeconds * 1000)
}

/** Records that the member of a session has authenticated, in the browser that gets `secret`. */
export async function recordAuthentication(
  tx: Transaction,
  now: Date,
  familyId: string,
  secret: string,
): Promise<void> {
  await tx
    .update(sessionFamilies)
    .set({ authenticatedAt: now, authenticationHash: hashSecret(secret) })
    .where(eq(sessionFamilies.id, familyId))
}

/**
 * Throws `PR20006403` unless the session is open and the member authenticated in it and in this browser within the last
 * minutes: by a login, the password, or an identity verification. Call it in the transaction of the change, so that a
 * session that ends at the same moment changes nothing.
 */
export async function requireFreshAuthentication(
  db: Pick<Database, 'select'>,
  {
    clock,
    caller,
    member: { familyId },
    apiError,
  }: { readonly clock: Clock; readonly caller: Caller; readonly member: AuthenticatedMember } & Throws<
    typeof codes.freshAuthenticationRequired
  >,
): Promise<void> {
  const cookie = caller.cookie(authenticationCookie)
  const since = new Date(clock.now().getTime() - sessionLimits.freshSeconds * 1000)
  const [fresh] =
    cookie === undefined
      ? []
      : await db
          .select({ id: sessionFamilies.id })
          .from(sessionFamilies)
          .where(
            and(
              eq(sessionFamilies.id, familyId),
              isNull(sessionFamilies.revokedAt),
              eq(sessionFamilies.authenticationHash, hashSecret(cookie)),
              gt(sessionFamilies.authenticatedAt, since),
            ),
          )
  if (!fresh) throw apiError(codes.freshAuthenticationRequired, 'This change needs a fresh authentication.')
}
