import type { Feature } from '#contract/values/features.ts'
import type { Config } from './config.ts'

/** Settings that say which companies outside the shop works with. */
export type CompanySettings = Pick<
  Config,
  | 'off'
  | 'studentIdApp'
  | 'portOneIdentity'
  | 'smtp'
  | 'solapi'
  | 'social'
  | 'toss'
  | 'portOnePayment'
  | 'learning'
  | 'postcode'
>

/** A kind of company that the sandbox stands in for until it is configured. */
interface OutsideCompany {
  readonly key: Feature | 'identity' | 'mail' | 'payment'
  readonly name: string
  /** Variables that configure the real one. */
  readonly setting: string
  /** What the environment says for a shop without it; absent where no live shop can be without it. */
  readonly without?: string
}

/** Companies that the sandbox stands in for under this configuration. One that is off is none of them. */
export function sandboxCompanies(settings: CompanySettings): OutsideCompany[] {
  const { off, studentIdApp, portOneIdentity, smtp, solapi, social, toss, portOnePayment, learning, postcode } =
    settings
  const all: (OutsideCompany & { readonly real: unknown })[] = [
    {
      ...{ key: 'student-id-app', name: 'the student-ID app', real: studentIdApp },
      ...{ setting: 'STUDENT_ID_APP_URL', without: 'STUDENT_ID_APP=off' },
    },
    { key: 'identity', name: 'identity verification', setting: 'PORTONE_IDENTITY_CHANNEL_KEY', real: portOneIdentity },
    { key: 'mail', name: 'mail', setting: 'SMTP_URL', real: smtp },
    {
      ...{ key: 'text-messages', name: 'text messages', real: solapi },
      ...{ setting: 'SOLAPI_API_KEY', without: 'TEXT_MESSAGES=off' },
    },
    {
      ...{ key: 'google', name: 'login with Google', real: social.google },
      ...{ setting: 'GOOGLE_CLIENT_ID', without: 'GOOGLE_LOGIN=off' },
    },
    {
      ...{ key: 'kakao', name: 'login with Kakao', real: social.kakao },
      ...{ setting: 'KAKAO_CLIENT_ID', without: 'KAKAO_LOGIN=off' },
    },
    {
      ...{ key: 'naver', name: 'login with Naver', real: social.naver },
      ...{ setting: 'NAVER_CLIENT_ID', without: 'NAVER_LOGIN=off' },
    },
    { key: 'payment', name: 'payment', setting: 'TOSS_CLIENT_KEY', real: toss ?? portOnePayment },
    {
      ...{ key: 'learning-system', name: 'the learning system', real: learning },
      ...{ setting: 'LEARNING_API_URL', without: 'LEARNING_SYSTEM=off' },
    },
    {
      ...{ key: 'postcode-search', name: 'the postcode search', real: postcode },
      ...{ setting: 'POSTCODE_PROVIDER', without: 'POSTCODE_PROVIDER=off' },
    },
  ]
  return all.filter(({ key, real }) => real === undefined && !off.some((feature) => feature === key))
}
