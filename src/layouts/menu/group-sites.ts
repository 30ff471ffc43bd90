import type { Locale } from '#contract/values/locale.ts'

/** Sites of the seven companies of the group. Source: specification, sections 2 and 9. */
export const groupSites: readonly { name: Record<Locale, string>; url: string }[] = [
  { name: { ko: '프랙티컴 러닝랩', en: 'Practicum Learning Lab' }, url: 'https://lab.practicum.example/' },
  { name: { ko: '한손 항공교육원', en: 'Hanson Aviation Academy' }, url: 'https://hanson.example/' },
  { name: { ko: '손길 간호술기센터', en: 'Songil Nursing Skills Centre' }, url: 'https://songil.example/' },
  { name: { ko: '바른현장 안전원', en: 'Bareun Site Safety Institute' }, url: 'https://bareun.example/' },
  { name: { ko: '말길 어학연구소', en: 'Malgil Language Institute' }, url: 'https://malgil.example/' },
  { name: { ko: '든든 보안아카데미', en: 'Deundeun Security Academy' }, url: 'https://deundeun.example/' },
  { name: { ko: '공방직업전문학교', en: 'Gongbang Vocational School' }, url: 'https://gongbang.example/' },
]
