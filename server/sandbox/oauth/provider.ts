import type { SocialProvider } from '#contract/values/social-providers.ts'
import { createGoogleLogin } from '#server/providers/oauth/google.ts'
import { createKakaoLogin } from '#server/providers/oauth/kakao.ts'
import { createNaverLogin } from '#server/providers/oauth/naver.ts'
import type { Fetch, SocialLogin, SocialLoginClient } from '#server/providers/oauth/port.ts'

/** The shop's credentials at the sandbox's authorization server. */
export const sandboxClient: SocialLoginClient = {
  clientId: 'practicum-sandbox',
  clientSecret: 'sandbox-secret-that-protects-nothing',
}

/** Address of the authorization server for a provider; its issuer. */
export function sandboxIssuer(origin: string, provider: SocialProvider): string {
  return `${origin}/sandbox/oauth/${provider}`
}

/**
 * The real adapter of the provider, with the authorization server of this process at `origin`. The browser uses that
 * server on its current host, because its cookies exist only there.
 */
export function createSandboxLogin(provider: SocialProvider, origin: string, fetch: Fetch): SocialLogin {
  const address = sandboxIssuer(origin, provider)
  const server = { address, fetch }
  const login = {
    google: () => createGoogleLogin(sandboxClient, server),
    kakao: () => createKakaoLogin(sandboxClient, server, `${address}/v2/user/me`),
    naver: () => createNaverLogin(sandboxClient, { ...server, people: `${address}/v1/nid/me` }),
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
