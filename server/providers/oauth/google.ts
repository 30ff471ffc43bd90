import { fetchUserInfo } from 'openid-client'
import { createOpenIdLogin } from './openid.ts'
import type { SocialLogin, SocialLoginClient, SocialLoginPlace } from './port.ts'

export const google: SocialLoginPlace = { address: 'https://accounts.google.com', fetch: globalThis.fetch }

/** Login with a Google account. */
export function createGoogleLogin(client: SocialLoginClient, place: SocialLoginPlace): SocialLogin {
  return createOpenIdLogin(client, place, {
    scope: 'openid email profile',
    person: async (configuration, accessToken, subject) => {
      const { name, email, email_verified } = await fetchUserInfo(configuration, accessToken, subject)
      return { subject, name: name ?? null, email: email_verified === true ? (email ?? null) : null }
    },
  })
}
