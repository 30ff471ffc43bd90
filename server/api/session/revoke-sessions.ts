import { and, isNull, type SQL } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { sessionFamilies } from '#server/db/schema/sign-in.ts'

/** Why sessions end, when their browsers are told. */
export type RevocationReason = 'password-changed' | 'account-secured'

/** Ends the sessions that match `which`: their tokens are refused. */
export async function revokeSessions(tx: Transaction, which: SQL, now: Date, reason?: RevocationReason): Promise<void> {
  await tx
    .update(sessionFamilies)
    .set({ revokedAt: now, revokedFor: reason ?? null })
    .where(and(which, isNull(sessionFamilies.revokedAt)))
}
