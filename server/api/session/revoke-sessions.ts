import { and, isNull, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../db/open.ts'
import { sessionFamilies } from '../../db/schema/sign-in.ts'

/** Ends the sessions that `which` names: their tokens are refused from now on. */
export async function revokeSessions(tx: Transaction, which: SQL, now: Date): Promise<void> {
  await tx
    .update(sessionFamilies)
    .set({ revokedAt: now })
    .where(and(which, isNull(sessionFamilies.revokedAt)))
}
