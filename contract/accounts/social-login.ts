import * as v from 'valibot'
import { returnPathSchema } from '../addresses/return-path.ts'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint, noContent } from '../protocol/endpoint.ts'
import { type SocialProvider, socialProviderSchema } from '../values/social-providers.ts'
import { momentSchema } from '../values/text.ts'

export const socialLimits = {
  /** Time to finish at the provider, in seconds. */
  providerSeconds: 10 * 60,
  /** How long a provider's data about an unknown person is kept for the sign-up, in seconds. */
  joinSeconds: 60 * 60,
} as const

const providerParams = v.object({ provider: socialProviderSchema })

/** The provider's data about the person who came with `isJoin`, for the sign-up form. */
export const socialProfile = defineEndpoint({
  name: 'social-profile',
  area: 'social-login',
  summary: 'What a provider told of the unknown person in this browser',
  method: 'GET',
  path: '/v1/member/auth/join/social',
  content: v.object({
    provider: socialProviderSchema,
    name: v.nullable(v.string()),
    email: v.nullable(v.string()),
  }),
  codes: [],
})

export const socialAccounts = defineEndpoint({
  name: 'social-accounts',
  area: 'social-login',
  summary: 'Social accounts that are linked to the member',
  method: 'GET',
  path: '/v1/member/my/social',
  content: v.array(v.object({ provider: socialProviderSchema, linked_at: momentSchema })),
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/** The two addresses of a social login that a browser navigates to; errors are in the cookie `status_code`. */
export const socialLoginVisit = {
  codes: [codes.socialLoginFailed, codes.socialAccountTaken, codes.accountDeactivated, codes.accountDeleted],
} as const

/**
 * Begins a social login by a call instead of a link (specification, section 7). One endpoint per provider, because
 * `login/{type}` has the methods of the identity verification. The login belongs to the calling browser.
 */
const beginWith = <const Provider extends SocialProvider>(provider: Provider) =>
  defineEndpoint({
    name: `begin-${provider}-login`,
    area: 'social-login',
    summary: 'Begins a social login: answers the address of the provider, which leads back to the path given',
    method: 'POST',
    path: `/v1/member/auth/login/${provider}`,
    body: v.object({ return_url: v.optional(returnPathSchema, '/') }),
    content: v.object({ url: v.string() }),
    codes: [],
  })
export const beginGoogleLogin = beginWith('google')
export const beginKakaoLogin = beginWith('kakao')
export const beginNaverLogin = beginWith('naver')

export const linkSocialAccount = defineEndpoint({
  name: 'link-social-account',
  area: 'social-login',
  summary: 'Begins linking: answers the address of the provider, which leads back to the path given',
  method: 'POST',
  path: '/v1/member/my/social/{provider}',
  params: providerParams,
  body: v.object({ return_url: returnPathSchema }),
  content: v.object({ url: v.string() }),
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone, codes.freshAuthenticationRequired],
})

export const unlinkSocialAccount = defineEndpoint({
  name: 'unlink-social-account',
  area: 'social-login',
  summary: 'Takes a social account off the member, unless it is their only way to log in',
  method: 'DELETE',
  path: '/v1/member/my/social/{provider}',
  params: providerParams,
  content: noContent,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone, codes.freshAuthenticationRequired, codes.lastWayToLogIn],
})
