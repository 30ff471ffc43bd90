import { eq } from 'drizzle-orm'
import type { ApiError } from '#contract/protocol/api-error.ts'
import type { Transaction } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'

/**
 * Returns the ID of a member whose password was checked, in the transaction that opens the session. Throws `changed`
 * when the stored hash is another one by now: taking an account back ends only the sessions that are open at that
 * moment.
 */
export async function findPasswordOwner(
  tx: Transaction,
  { id, passwordHash }: { readonly id: string; readonly passwordHash: string | null },
  changed: () => ApiError,
): Promise<string> {
  const [stored] = await tx.select({ hash: members.passwordHash }).from(members).where(eq(members.id, id))
  if (!stored || stored.hash !== passwordHash) throw changed()
  return id
}
