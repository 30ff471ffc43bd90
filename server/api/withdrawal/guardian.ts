import { eq } from 'drizzle-orm'
import { ageOn } from '#contract/accounts/age.ts'
import { signUpLimits } from '#contract/accounts/sign-up.ts'
import type { Transaction } from '#server/db/open.ts'
import { guardianConsents, type members } from '#server/db/schema/members.ts'

/** The guardian on record of a member who is a minor on `today`, `YYYY-MM-DD`. */
export async function findGuardianOfMinor(
  tx: Pick<Transaction, 'select'>,
  { id, birth }: Pick<typeof members.$inferSelect, 'id' | 'birth'>,
  today: string,
): Promise<typeof guardianConsents.$inferSelect | undefined> {
  if (birth === null || ageOn(today, birth) >= signUpLimits.guardianAge) return undefined
  const [guardian] = await tx.select().from(guardianConsents).where(eq(guardianConsents.memberId, id))
  return guardian
}
