import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm'
import { sessionLimits } from '#contract/accounts/session.ts'
import { sessionFamilies } from '#server/db/schema/sign-in.ts'

/** Condition for the sessions of a member that can still be used. */
export function isOpenSession(memberId: string, now: Date): SQL | undefined {
  const usedSince = new Date(now.getTime() - sessionLimits.refreshSeconds * 1000)
  return and(
    eq(sessionFamilies.memberId, memberId),
    isNull(sessionFamilies.revokedAt),
    gt(sessionFamilies.expiresAt, now),
    or(isNull(sessionFamilies.lastUsedAt), gt(sessionFamilies.lastUsedAt, usedSince)),
  )
}
