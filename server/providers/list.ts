import { type SocialProvider, socialProviders } from '../../contract/social-login.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/open.ts'
import type { Log } from '../log.ts'
import type { IdentityProvider } from './identity/port.ts'
import { createPortOneIdentity } from './identity/portone.ts'
import { createSandboxIdentity } from './identity/sandbox.ts'
import { createGoogleLogin } from './oauth/google.ts'
import { createKakaoLogin } from './oauth/kakao.ts'
import { createNaverLogin } from './oauth/naver.ts'
import type { Fetch, SocialLogin } from './oauth/port.ts'
import { createSandboxLogin } from './oauth/sandbox.ts'

/** Everybody outside whom the shop works with. */
export interface Providers {
  readonly identity: IdentityProvider
  readonly social: Readonly<Record<SocialProvider, SocialLogin>>
}

type ProviderConfig = Pick<Config, 'social' | 'portOneIdentity'>

/** Names of the providers that the sandbox plays, as configured: `identity`, and those of social login. */
export function sandboxProviders(config: ProviderConfig): string[] {
  return [...(config.portOneIdentity ? [] : ['identity']), ...socialProviders.filter((name) => !config.social[name])]
}

/** The real provider where one is configured, the sandbox otherwise; `sandbox` reaches the sandbox's servers. */
export function createProviders(
  config: ProviderConfig & Pick<Config, 'desktopOrigin'>,
  services: { readonly db: Database; readonly clock: Clock; readonly log: Log; readonly sandbox: Fetch },
): Providers {
  const { google, kakao, naver } = config.social
  const sandbox = (name: SocialProvider) => createSandboxLogin(name, config.desktopOrigin, services.sandbox)
  return {
    identity: config.portOneIdentity
      ? createPortOneIdentity(config.portOneIdentity, services)
      : createSandboxIdentity(services),
    social: {
      google: google ? createGoogleLogin(google) : sandbox('google'),
      kakao: kakao ? createKakaoLogin(kakao) : sandbox('kakao'),
      naver: naver ? createNaverLogin(naver) : sandbox('naver'),
    },
  }
}
