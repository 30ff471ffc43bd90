import type { CompanyFile } from '#contract/content-files/company.ts'
import { companyIn } from '#contract/content-files/company-in.ts'
import type { ShopCompany } from '#contract/values/company.ts'
import type { Locale } from '#contract/values/locale.ts'

/** The company of the sample shop. */
export const companyFile: CompanyFile = {
  name: { ko: 'Practicum', en: 'Practicum' },
  short_name: { ko: 'Practicum', en: 'Practicum' },
  other_names: ['프랙티컴', '프락티쿰'],
  tagline: { ko: '손으로 배우는 XR 실습', en: 'hands-on XR training' },
  legal_name: { ko: '주식회사 프랙티컴', en: 'Practicum Inc.' },
  representative: { ko: '박도현', en: 'Park Dohyun' },
  registration_number: '123-45-67891',
  mail_order_number: {
    ko: '제2024-서울성동-01234호 (성동구청)',
    en: '2024-Seoul Seongdong-01234 (Seongdong-gu Office)',
  },
  address: { ko: '서울 성동구 공방길 12, 4층', en: '4F, 12 Gongbang-gil, Seongdong-gu, Seoul' },
  privacy_officer: { ko: '이서연', en: 'Lee Seoyeon' },
  hosting: { ko: '주식회사 프랙티컴', en: 'Practicum Inc.' },
  phone: '1600-0142',
  email: 'help@practicum.example',
  hours: { opens: '10:00', closes: '17:00', lunch: { from: '12:00', until: '13:00' } },
  closed_on: [],
  founded: 2019,
  vat: 'included',
  family_sites: [
    { name: { ko: '프랙티컴 러닝랩', en: 'Practicum Learning Lab' }, url: 'https://lab.practicum.example/' },
    { name: { ko: '한손 항공교육원', en: 'Hanson Aviation Academy' }, url: 'https://hanson.example/' },
    { name: { ko: '손길 간호술기센터', en: 'Songil Nursing Skills Centre' }, url: 'https://songil.example/' },
    { name: { ko: '바른현장 안전원', en: 'Bareun Site Safety Institute' }, url: 'https://bareun.example/' },
    { name: { ko: '말길 어학연구소', en: 'Malgil Language Institute' }, url: 'https://malgil.example/' },
    { name: { ko: '든든 보안아카데미', en: 'Deundeun Security Academy' }, url: 'https://deundeun.example/' },
    { name: { ko: '공방직업전문학교', en: 'Gongbang Vocational School' }, url: 'https://gongbang.example/' },
  ],
  channels: [],
}

const pages = {
  ko: [
    { name: 'introduction', title: '회사 소개', tab: '소개' },
    { name: 'history', title: '연혁', tab: '연혁' },
    { name: 'directions', title: '오시는 길', tab: '오시는 길' },
  ],
  en: [
    { name: 'introduction', title: 'About us', tab: 'Introduction' },
    { name: 'history', title: 'History', tab: 'History' },
    { name: 'directions', title: 'Directions', tab: 'Directions' },
  ],
}

const pictures = { login: '/media/pictures/0/login.svg', client: '/media/pictures/0/client.svg' }

/** The same in one language, with the pages about it. */
export function sampleCompany(locale: Locale): ShopCompany {
  return { ...companyIn(companyFile, locale), pages: pages[locale], pictures }
}
