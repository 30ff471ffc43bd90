import type { Locale } from '#contract/values/locale.ts'
import type { SocialProvider } from '#contract/values/social-providers.ts'

/** Names of the social login providers in each language. */
export const socialProviderNames: Readonly<Record<Locale, Readonly<Record<SocialProvider, string>>>> = {
  ko: { google: '구글', kakao: '카카오', naver: '네이버' },
  en: { google: 'Google', kakao: 'Kakao', naver: 'Naver' },
}
