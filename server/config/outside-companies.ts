import { both, languagesOf } from '#contract/content-files/both.ts'
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
  readonly key: Feature | 'mail' | 'payment'
  /** In both languages. */
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
      ...{ key: 'student-id-app', name: both('the student-ID app', '학생증 앱'), real: studentIdApp },
      ...{ setting: 'STUDENT_ID_APP_URL', without: 'STUDENT_ID_APP=off' },
    },
    {
      ...{ key: 'identity-verification', name: both('identity verification', '본인 확인'), real: portOneIdentity },
      ...{ setting: 'PORTONE_IDENTITY_CHANNEL_KEY', without: 'IDENTITY_VERIFICATION=off' },
    },
    { key: 'mail', name: both('mail', '메일'), setting: 'SMTP_URL', real: smtp },
    {
      ...{ key: 'text-messages', name: both('text messages', '문자'), real: solapi },
      ...{ setting: 'SOLAPI_API_KEY', without: 'TEXT_MESSAGES=off' },
    },
    {
      ...{ key: 'google', name: both('login with Google', 'Google 로그인'), real: social.google },
      ...{ setting: 'GOOGLE_CLIENT_ID', without: 'GOOGLE_LOGIN=off' },
    },
    {
      ...{ key: 'kakao', name: both('login with Kakao', '카카오 로그인'), real: social.kakao },
      ...{ setting: 'KAKAO_CLIENT_ID', without: 'KAKAO_LOGIN=off' },
    },
    {
      ...{ key: 'naver', name: both('login with Naver', '네이버 로그인'), real: social.naver },
      ...{ setting: 'NAVER_CLIENT_ID', without: 'NAVER_LOGIN=off' },
    },
    { key: 'payment', name: both('payment', '결제'), setting: 'TOSS_CLIENT_KEY', real: toss ?? portOnePayment },
    {
      ...{ key: 'learning-system', name: both('the learning system', '학습 시스템'), real: learning },
      ...{ setting: 'LEARNING_API_URL', without: 'LEARNING_SYSTEM=off' },
    },
    {
      ...{ key: 'postcode-search', name: both('the postcode search', '우편번호 검색'), real: postcode },
      ...{ setting: 'POSTCODE_PROVIDER', without: 'POSTCODE_PROVIDER=off' },
    },
  ]
  return all.filter(({ key, real }) => real === undefined && !off.some((feature) => feature === key))
}

/** What to set in the environment for a company that the sandbox stands in for, in both languages. */
export function companyAdvice({ name, setting, without }: OutsideCompany): string {
  const { message, korean } = languagesOf(name)
  return both(
    `${setting} must be set${without === undefined ? '' : `, or ${without} for a shop without it`}: the sandbox plays ${message}.`,
    `${korean}: ${setting} 값을 정해 주세요${without === undefined ? '' : `. 쓰지 않으면 ${without}으로 두세요`}. 지금은 연습 환경이 대신해요.`,
  )
}
