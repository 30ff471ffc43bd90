import type { SocialProvider } from '#contract/values/social-providers.ts'
import type { Config } from './config.ts'

/** A kind of provider that the sandbox stands in for until it is configured. */
interface SandboxProvider {
  readonly key: 'student-id' | 'identity' | 'payment' | 'learning' | 'mail' | 'sms' | 'postcode' | SocialProvider
  readonly name: string
  /** Variables that configure the real one. */
  readonly setting: string
}

/** Providers that the sandbox stands in for under this configuration. */
export function sandboxProviders({
  studentIdApp,
  portOneIdentity,
  smtp,
  solapi,
  social,
  toss,
  portOnePayment,
  learning,
  postcode,
}: Pick<
  Config,
  | 'studentIdApp'
  | 'portOneIdentity'
  | 'smtp'
  | 'solapi'
  | 'social'
  | 'toss'
  | 'portOnePayment'
  | 'learning'
  | 'postcode'
>): SandboxProvider[] {
  const all: (SandboxProvider & { readonly real: unknown })[] = [
    { key: 'student-id', name: 'the student-ID app', setting: 'STUDENT_ID_APP_URL', real: studentIdApp },
    { key: 'identity', name: 'identity verification', setting: 'PORTONE_IDENTITY_CHANNEL_KEY', real: portOneIdentity },
    { key: 'mail', name: 'mail', setting: 'SMTP_URL', real: smtp },
    { key: 'sms', name: 'text messages', setting: 'SOLAPI_API_KEY', real: solapi },
    { key: 'google', name: 'login with Google', setting: 'GOOGLE_CLIENT_ID', real: social.google },
    { key: 'kakao', name: 'login with Kakao', setting: 'KAKAO_CLIENT_ID', real: social.kakao },
    { key: 'naver', name: 'login with Naver', setting: 'NAVER_CLIENT_ID', real: social.naver },
    { key: 'payment', name: 'payment', setting: 'TOSS_CLIENT_KEY', real: toss ?? portOnePayment },
    { key: 'learning', name: 'the learning system', setting: 'LEARNING_API_URL', real: learning },
    { key: 'postcode', name: 'the postcode search', setting: 'POSTCODE_PROVIDER', real: postcode },
  ]
  return all.filter(({ real }) => real === undefined)
}
