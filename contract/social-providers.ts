import * as v from 'valibot'

/**
 * Login with an account elsewhere. The browser goes to `socialLoginPath`, from there to the provider, and comes back
 * to `/social/{provider}` on the host where it began. The result lies in the cookies of `socialCookies`, which the
 * page reads once and takes away.
 */
export const socialProviderSchema = v.picklist(['google', 'kakao', 'naver'])
export type SocialProvider = v.InferOutput<typeof socialProviderSchema>
export const socialProviders = socialProviderSchema.options

/** Where a social login begins; `next` is the path of the shop to go on to (specification, section 7). */
export function socialLoginPath(provider: SocialProvider, next?: string): string {
  const path = `/api/v1/member/auth/login/social/${provider}`
  return next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`
}

/**
 * Names of the cookies that carry a result to `/social/{provider}` (specification, section 4): `success` is `true` or
 * `false`, and `status_code` is 200 or why it failed. With `isJoin=Y` nobody here has the account, and there are no
 * tokens; else a success brings them, with seconds. A failed linking ends there as well; `next` is where to go on.
 */
export const socialCookies = [
  'status_code',
  'success',
  'accessToken',
  'accessTokenExpiresIn',
  'refreshToken',
  'refreshTokenExpiresIn',
  'isJoin',
] as const

/** Path of those cookies: they reach the pages of `paths.socialReturn` alone. */
export const socialCookiePath = '/social'
/** How long those cookies live, in seconds. */
export const socialCookieSeconds = 60
