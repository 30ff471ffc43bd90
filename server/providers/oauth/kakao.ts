import { fetchProtectedResource } from 'openid-client'
import * as v from 'valibot'
import { createOpenIdLogin } from './openid.ts'
import type { SocialLogin, SocialLoginClient, SocialLoginServer } from './port.ts'

export const kakao: SocialLoginServer = { address: 'https://kauth.kakao.com', fetch: globalThis.fetch }
const kakaoPeople = 'https://kapi.kakao.com/v2/user/me'

/** Fields of the account are present only if the person agreed to share them. */
const personSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  kakao_account: v.optional(
    v.object({
      name: v.optional(v.string()),
      profile: v.optional(v.object({ nickname: v.optional(v.string()) })),
      email: v.optional(v.string()),
      is_email_valid: v.optional(v.boolean()),
      is_email_verified: v.optional(v.boolean()),
    }),
  ),
})

/**
 * Login with a Kakao account. The application needs OpenID Connect enabled, and the items nickname and account email.
 * Kakao refuses children under 14 (-406), which ends like any other failure.
 */
export function createKakaoLogin(
  client: SocialLoginClient,
  server: SocialLoginServer,
  people: string = kakaoPeople,
): SocialLogin {
  return createOpenIdLogin(client, server, {
    scope: 'openid profile_nickname account_email',
    // The ID token does not say whether the email is verified; this answer does.
    person: async (configuration, accessToken, subject) => {
      const response = await fetchProtectedResource(configuration, accessToken, new URL(people), 'GET')
      if (!response.ok) throw new Error(`Kakao does not tell who it is: status ${response.status}`)
      const { id, kakao_account } = v.parse(personSchema, await response.json())
      if (String(id) !== subject) throw new Error('Kakao tells of somebody else than it signed for')
      const isTheirs = kakao_account?.is_email_valid === true && kakao_account.is_email_verified === true
      return {
        subject,
        name: kakao_account?.name ?? kakao_account?.profile?.nickname ?? null,
        email: isTheirs ? (kakao_account.email ?? null) : null,
      }
    },
  })
}
