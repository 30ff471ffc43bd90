import { and, eq } from 'drizzle-orm'
import { unlinkSocialAccount as endpoint } from '../../../contract/social-login.ts'
import { socialAccounts } from '../../db/schema/sign-in.ts'
import { answer } from '../answer.ts'

export default answer(endpoint, async ({ db, params, member }) => {
  await db
    .delete(socialAccounts)
    .where(and(eq(socialAccounts.memberId, member.memberId), eq(socialAccounts.provider, params.provider)))
  // The same when there was none: what was asked for is so.
  return { content: {} }
})
