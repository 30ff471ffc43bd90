import { and, eq, inArray } from 'drizzle-orm'
import { needsGuardian } from '#contract/accounts/age.ts'
import type { Identification } from '#contract/accounts/sign-up.ts'
import type { Transaction } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { identifications } from '#server/db/schema/sign-up.ts'
import { identityCookie } from '#server/lib/cookies.ts'
import { boundBrowser } from '../browser-binding.ts'
import type { Caller } from '../handler.ts'

export type IdentificationRow = typeof identifications.$inferSelect

/** The identification of this number in this browser. */
export async function findIdentification(
  tx: Pick<Transaction, 'select'>,
  caller: Caller,
  id: string,
): Promise<IdentificationRow | undefined> {
  const [row] = await tx
    .select()
    .from(identifications)
    .where(and(eq(identifications.id, id), eq(identifications.bindingHash, boundBrowser(caller, identityCookie))))
  return row
}

/** Turns the row of an identification into wire content; undefined once it is used. */
export function presentIdentification(row: IdentificationRow, today: string): Identification | undefined {
  const { id, name, birth, phone, guardianName, expiresAt } = row
  if (name === null || birth === null) return undefined
  return {
    idfc_id: id,
    name,
    birth,
    phone,
    is_under_14: needsGuardian(today, birth),
    guardian: guardianName,
    expires_at: expiresAt.toISOString(),
  }
}

/**
 * Whether a person has an account. A person who left may sign up again. A member who is leaving still has an account,
 * and so has one who was terminated: only the administrator registers them again (specification, section 8).
 */
export async function hasAccount(tx: Pick<Transaction, 'select'>, personHash: string): Promise<boolean> {
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.personHash, personHash),
        inArray(members.status, ['active', 'restricted', 'withdrawal_requested', 'terminated']),
      ),
    )
    .limit(1)
  return member !== undefined
}
