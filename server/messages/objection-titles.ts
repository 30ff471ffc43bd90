import type { Locale } from '#contract/values/locale.ts'

/** Titles of inquiries that object to what was done to a membership. */
export const objectionTitles: Readonly<Record<Locale, Readonly<Record<'restriction' | 'termination', string>>>> = {
  ko: { restriction: '이용 제한에 대한 이의', termination: '회원 계약 해지에 대한 이의' },
  en: {
    restriction: 'Objection to the restriction of my membership',
    termination: 'Objection to the termination of my membership',
  },
}
