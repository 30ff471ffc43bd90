import { and, eq, inArray } from 'drizzle-orm'
import { unlinkSocialAccount as endpoint } from '#contract/accounts/social-login.ts'
import * as codes from '#contract/protocol/codes.ts'
import { socialProviders } from '#contract/values/social-providers.ts'
import { transact } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { socialAccounts } from '#server/db/schema/sign-in.ts'
import { recordChange } from '../account-changes/record-change.ts'
import { defineHandler } from '../define-handler.ts'
import { requireFreshAuthentication } from '../session/fresh-authentication.ts'

export default defineHandler(endpoint, async (call) => {
  const { db, clock, config, params, member, apiError } = call
  const { memberId } = member
  const { provider } = params
  await transact(db, async (tx) => {
    await requireFreshAuthentication(tx, call)
    // One unlinking at a time: two at once could take the last two ways.
    const [ways] = await tx
      .select({ password: members.passwordHash, person: members.personHash })
      .from(members)
      .where(eq(members.id, memberId))
      .for('update')
    const [unlinked] = await tx
      .delete(socialAccounts)
      .where(and(eq(socialAccounts.memberId, memberId), eq(socialAccounts.provider, provider)))
      .returning({ subject: socialAccounts.subject, linkedAt: socialAccounts.linkedAt })
    if (!unlinked) return
    const offered = socialProviders.filter((each) => !config.off.includes(each))
    const others = await tx.$count(
      socialAccounts,
      and(eq(socialAccounts.memberId, memberId), inArray(socialAccounts.provider, offered)),
    )
    const hasIdentity = ways?.person !== null && !config.off.includes('identity-verification')
    if (ways?.password === null && !hasIdentity && others === 0)
      throw apiError(codes.lastWayToLogIn, 'Nothing else would let this member log in.')
    await recordChange(tx, clock.now(), memberId, { kind: 'social-unlinked', provider, ...unlinked })
  })
  // The same answer when there was none: the account is not linked now.
  return { content: {} }
})
