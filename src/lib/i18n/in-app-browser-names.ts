import type { Locale } from '#contract/values/locale.ts'
import type { InAppBrowser } from '../browser/in-app-browser.ts'

/** Names of apps with a browser of their own in each language. */
export const inAppBrowserNames: Readonly<Record<Locale, Readonly<Record<InAppBrowser, string>>>> = {
  ko: {
    kakaotalk: '카카오톡',
    naver: '네이버 앱',
    instagram: '인스타그램',
    facebook: '페이스북',
    line: '라인',
    other: '이 앱',
  },
  en: {
    kakaotalk: 'KakaoTalk',
    naver: 'the Naver app',
    instagram: 'Instagram',
    facebook: 'Facebook',
    line: 'LINE',
    other: 'this app',
  },
}
