import type { SocialProvider } from '../../../contract/social-providers.ts'
import { createGoogleLogin } from '../../providers/oauth/google.ts'
import { createKakaoLogin } from '../../providers/oauth/kakao.ts'
import { createNaverLogin } from '../../providers/oauth/naver.ts'
import type { Fetch, SocialLogin, SocialLoginClient } from '../../providers/oauth/port.ts'

/** As whom the shop is registered with the sandbox's authorization server. */
export const sandboxClient: SocialLoginClient = {
  clientId: 'practicum-sandbox',
  clientSecret: 'sandbox-secret-that-protects-nothing',
}

/** Address of the authorization server that plays a provider; its issuer. */
export function sandboxIssuer(origin: string, provider: SocialProvider): string {
  return `${origin}/sandbox/oauth/${provider}`
}

/**
 * The very adapter of the provider, against the authorization server of this process at `origin`. The browser meets
 * that server on the host where it is, since what it began there is known there alone.
 */
export function createSandboxLogin(provider: SocialProvider, origin: string, fetch: Fetch): SocialLogin {
  const address = sandboxIssuer(origin, provider)
  const place = { address, fetch }
  const login = {
    google: () => createGoogleLogin(sandboxClient, place),
    kakao: () => createKakaoLogin(sandboxClient, place, `${address}/v2/user/me`),
    naver: () => createNaverLogin(sandboxClient, { ...place, people: `${address}/v1/nid/me` }),
  }[provider]()
  return {
    ...login,
    begin: async (request) => {
      const start = await login.begin(request)
      const url = new URL(start.url)
      return { ...start, url: `${new URL(request.redirectUri).origin}${url.pathname}${url.search}` }
    },
  }
}
