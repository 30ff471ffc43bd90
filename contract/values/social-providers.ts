import * as v from 'valibot'

/**
 * Login with an account of another company. The browser goes to `socialLoginPath`, from there to the provider, and
 * returns to `/social/{provider}` on the host where it began. The result is in the cookies of `socialCookies`, which
 * the page reads once and deletes.
 */
export const socialProviderSchema = v.picklist(['google', 'kakao', 'naver'])
export type SocialProvider = v.InferOutput<typeof socialProviderSchema>
export const socialProviders = socialProviderSchema.options

/** Where a social login begins; `next` is the path of the shop to open afterwards (specification, section 7). */
export function socialLoginPath(provider: SocialProvider, next?: string): string {
  const path = `/api/v1/member/auth/login/social/${provider}`
  return next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`
}

/**
 * Names of the cookies with the result for `/social/{provider}` (specification, section 4). `success` is `true` or
 * `false`; `status_code` is 200 or the error. With `isJoin=Y` no member has the account, and there are no tokens;
 * otherwise a success has tokens, with their seconds. A failed link ends there too; `next` is the path to open. To a
 * terminated member, `membershipToken` opens the page about it.
 */
export const socialCookies = [
  'status_code',
  'success',
  'accessToken',
  'accessTokenExpiresIn',
  'refreshToken',
  'refreshTokenExpiresIn',
  'isJoin',
  'membershipToken',
] as const

/** Path of those cookies: only the pages of `paths.socialReturn` receive them. */
export const socialCookiePath = '/social'
/** Lifetime of those cookies, in seconds. */
export const socialCookieSeconds = 60
