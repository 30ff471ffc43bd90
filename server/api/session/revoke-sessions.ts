import { and, isNull, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../db/open.ts'
import { sessionFamilies } from '../../db/schema/sign-in.ts'

/** Why sessions end, where their browsers are told. */
export type RevocationReason = 'password-changed' | 'account-secured'

/** Ends the sessions that `which` names: their tokens are refused from now on. */
export async function revokeSessions(tx: Transaction, which: SQL, now: Date, reason?: RevocationReason): Promise<void> {
  await tx
    .update(sessionFamilies)
    .set({ revokedAt: now, revokedFor: reason ?? null })
    .where(and(which, isNull(sessionFamilies.revokedAt)))
}
