import { asc, eq } from 'drizzle-orm'
import { socialAccounts as endpoint } from '../../../contract/accounts/social-login.ts'
import { socialAccounts } from '../../db/schema/sign-in.ts'
import { defineHandler } from '../define-handler.ts'

export default defineHandler(endpoint, async ({ db, member }) => {
  const accounts = await db
    .select()
    .from(socialAccounts)
    .where(eq(socialAccounts.memberId, member.memberId))
    .orderBy(asc(socialAccounts.provider))
  return {
    content: accounts.map(({ provider, linkedAt }) => ({
      provider,
      linked_at: linkedAt.toISOString(),
    })),
  }
})
