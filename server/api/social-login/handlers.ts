import type * as contract from '../../../contract/accounts/social-login.ts'
import type { HandlersFor } from '../handler.ts'
import { beginGoogleLogin, beginKakaoLogin, beginNaverLogin } from './begin-calls.ts'
import linkSocialAccount from './link-social-account.ts'
import socialAccounts from './social-accounts.ts'
import socialProfile from './social-profile.ts'
import unlinkSocialAccount from './unlink-social-account.ts'

/** A handler for each call of `contract/accounts/social-login.ts`. */
export const socialLoginHandlers = {
  beginGoogleLogin,
  beginKakaoLogin,
  beginNaverLogin,
  linkSocialAccount,
  socialAccounts,
  socialProfile,
  unlinkSocialAccount,
} satisfies HandlersFor<typeof contract>
