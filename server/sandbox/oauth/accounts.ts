import type { Locale } from '#contract/values/locale.ts'
import type { SocialProvider } from '#contract/values/social-providers.ts'

/** A fictitious account with every provider. */
export interface SandboxAccount {
  readonly key: string
  readonly name: string
  /** Absent for an account without one. */
  readonly email?: string
  readonly note: Readonly<Record<Locale, string>>
  /** ID of the sandbox member to whom the account is linked at first. */
  readonly userid?: string
}

export const sandboxAccounts: readonly SandboxAccount[] = [
  {
    key: 'linked',
    name: '하늘',
    email: 'sky@social.example',
    note: { ko: '이미 이어진 계정', en: 'Linked already' },
    userid: 'practice01',
  },
  {
    key: 'unknown',
    name: '새 사람',
    email: 'new@social.example',
    note: { ko: '처음 오는 계정', en: 'New here' },
  },
  {
    key: 'same-email',
    name: '김하늘',
    email: 'haneul@member.example',
    note: { ko: '회원과 이메일이 같은 계정', en: 'Same email as a member' },
  },
  { key: 'no-email', name: '메일 없음', note: { ko: '이메일이 없는 계정', en: 'Has no email' } },
  {
    key: 'deactivated',
    name: '서준',
    email: 'seojun@social.example',
    note: { ko: '탈퇴를 신청한 회원', en: 'Withdrawal requested' },
    userid: 'deactivated01',
  },
  {
    key: 'deleted',
    name: '유나',
    email: 'yuna@social.example',
    note: { ko: '탈퇴한 회원', en: 'Deleted member' },
    userid: 'deleted01',
  },
  {
    key: 'terminated',
    name: '민준',
    email: 'minjun@social.example',
    note: { ko: '계약이 해지된 회원', en: 'Terminated member' },
    userid: 'terminated01',
  },
]

/** A provider's id of an account, in the provider's format. */
export function subjectOf(provider: SocialProvider, account: SandboxAccount): string {
  const number = sandboxAccounts.indexOf(account) + 1
  if (provider === 'google') return `1000000000000000000${number.toString().padStart(2, '0')}`
  if (provider === 'kakao') return String(4_000_000_000 + number)
  return `sandbox-naver-${account.key}`
}

const providerNames = {
  ko: { google: 'Google', kakao: '카카오', naver: '네이버' },
  en: { google: 'Google', kakao: 'Kakao', naver: 'Naver' },
} as const satisfies Record<Locale, Record<SocialProvider, string>>

export function providerName(provider: SocialProvider, locale: Locale): string {
  return providerNames[locale][provider]
}
