import * as v from 'valibot'
import type { Tokens } from '#contract/accounts/session.ts'
import { isCode } from '#contract/protocol/code-catalogue.ts'
import * as codes from '#contract/protocol/codes.ts'
import { socialCookies } from '#contract/values/social-providers.ts'
import { type ApiErrorData, errorWithCode } from '#machines/api-error-data.ts'

/** Result of a social login. */
export type SocialResult =
  | { readonly kind: 'tokens'; readonly tokens: Tokens }
  /** No account yet: continues with the sign-up. */
  | { readonly kind: 'join' }
  | { readonly kind: 'error'; readonly error: ApiErrorData }

const seconds = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))
const tokenCookies = v.object({
  accessToken: v.pipe(v.string(), v.nonEmpty()),
  accessTokenExpiresIn: seconds,
  refreshToken: v.pipe(v.string(), v.nonEmpty()),
  refreshTokenExpiresIn: seconds,
})

/** Reads and deletes the cookies with the server's result (specification, section 4). */
export function takeSocialResult(page: Pick<Document, 'cookie'>): SocialResult {
  const cookies = new Map(
    page.cookie.split('; ').flatMap((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return socialCookies.some((known) => known === name) ? [[name, decodeURIComponent(value)] as const] : []
    }),
  )
  for (const name of socialCookies) page.cookie = `${name}=; path=/social; max-age=0`
  if (cookies.get('isJoin') === 'Y') return { kind: 'join' }
  const tokens = v.safeParse(tokenCookies, Object.fromEntries(cookies))
  if (cookies.get('success') === 'true' && tokens.success) {
    const { accessToken, accessTokenExpiresIn, refreshToken, refreshTokenExpiresIn } = tokens.output
    return {
      kind: 'tokens',
      tokens: {
        access_token: accessToken,
        access_token_expires_in: accessTokenExpiresIn,
        refresh_token: refreshToken,
        refresh_token_expires_in: refreshTokenExpiresIn,
      },
    }
  }
  const code = cookies.get('status_code')
  const error = errorWithCode(isCode(code) ? code : codes.socialLoginFailed)
  return { kind: 'error', error: { ...error, details: { membership_token: cookies.get('membershipToken') } } }
}
