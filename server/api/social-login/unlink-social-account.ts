import { and, eq } from 'drizzle-orm'
import { unlinkSocialAccount as endpoint } from '../../../contract/social-login.ts'
import { transact } from '../../db/open.ts'
import { socialAccounts } from '../../db/schema/sign-in.ts'
import { recordChange } from '../account-changes/record-change.ts'
import { defineHandler } from '../define-handler.ts'
import { requireFreshAuthentication } from '../session/fresh-authentication.ts'

export default defineHandler(endpoint, async (call) => {
  const { db, clock, params, member } = call
  await requireFreshAuthentication(db, call)
  const { memberId } = member
  const { provider } = params
  await transact(db, async (tx) => {
    const [unlinked] = await tx
      .delete(socialAccounts)
      .where(and(eq(socialAccounts.memberId, memberId), eq(socialAccounts.provider, provider)))
      .returning({ subject: socialAccounts.subject })
    if (unlinked) await recordChange(tx, clock.now(), memberId, { kind: 'social-unlinked', provider, ...unlinked })
  })
  // The same answer when there was none: the account is not linked now.
  return { content: {} }
})
