import { fetchUserInfo } from 'openid-client'
import { createOpenIdLogin } from './openid.ts'
import type { SocialLogin, SocialLoginClient, SocialLoginServer } from './port.ts'

/** Login with a Google account. */
export function createGoogleLogin(client: SocialLoginClient, server: SocialLoginServer): SocialLogin {
  return createOpenIdLogin(client, server, {
    scope: 'openid email profile',
    person: async (configuration, accessToken, subject) => {
      const { name, email, email_verified } = await fetchUserInfo(configuration, accessToken, subject)
      return { subject, name: name ?? null, email: email_verified === true ? (email ?? null) : null }
    },
  })
}
