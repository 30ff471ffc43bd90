import { asc, eq } from 'drizzle-orm'
import * as contract from '#contract/accounts/social-login.ts'
import { socialAccounts } from '#server/db/schema/sign-in.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import { requireFreshAuthentication } from '../session/fresh-authentication.ts'
import { beginSocialLogin } from './begin.ts'
import { beginGoogleLogin, beginKakaoLogin, beginNaverLogin } from './begin-calls.ts'
import { findSocialJoin } from './join.ts'
import unlinkSocialAccount from './unlink-social-account.ts'

/** A handler for each call of `contract/accounts/social-login.ts`. */
export const socialLoginHandlers = {
  beginGoogleLogin,
  beginKakaoLogin,
  beginNaverLogin,
  linkSocialAccount: defineHandler(contract.linkSocialAccount, async (call) => {
    const { db, caller, params, body, member } = call
    await requireFreshAuthentication(db, call)
    const wanted = { returnPath: body.return_url, familyId: member.familyId }
    return { content: { url: await beginSocialLogin(call, caller, params.provider, wanted) } }
  }),
  socialAccounts: defineHandler(contract.socialAccounts, async ({ db, member }) => {
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
  }),
  socialProfile: defineHandler(contract.socialProfile, async (call) => {
    const join = await findSocialJoin(call, call.caller)
    if (!join) throw notFound('unknown person in this browser')
    const { provider, name, email } = join
    return { content: { provider, name, email } }
  }),
  unlinkSocialAccount,
} satisfies HandlersFor<typeof contract>
