import type { Locale } from './locale.ts'

/** Korean names of cards, banks and pay services as English says them (specification, section 9). */
const englishNames: ReadonlyMap<string, string> = new Map([
  // Cards
  ['국민카드', 'KB Kookmin Card'],
  ['KB국민카드', 'KB Kookmin Card'],
  ['신한카드', 'Shinhan Card'],
  ['삼성카드', 'Samsung Card'],
  ['현대카드', 'Hyundai Card'],
  ['롯데카드', 'Lotte Card'],
  ['비씨카드', 'BC Card'],
  ['BC카드', 'BC Card'],
  ['하나카드', 'Hana Card'],
  ['우리카드', 'Woori Card'],
  ['농협카드', 'NH NongHyup Card'],
  ['NH농협카드', 'NH NongHyup Card'],
  ['씨티카드', 'Citi Card'],
  ['카카오뱅크카드', 'KakaoBank Card'],
  ['케이뱅크카드', 'K bank Card'],
  ['토스뱅크카드', 'Toss Bank Card'],
  ['우체국카드', 'Korea Post Card'],
  ['새마을금고카드', 'MG Community Credit Card'],
  ['신협카드', 'Shinhyup Card'],
  ['저축은행카드', 'Savings Bank Card'],
  ['산업은행카드', 'KDB Card'],
  ['수협카드', 'Suhyup Card'],
  ['광주카드', 'Kwangju Card'],
  ['전북카드', 'Jeonbuk Card'],
  ['제주카드', 'Jeju Card'],
  // Banks
  ['국민은행', 'KB Kookmin Bank'],
  ['KB국민은행', 'KB Kookmin Bank'],
  ['신한은행', 'Shinhan Bank'],
  ['우리은행', 'Woori Bank'],
  ['하나은행', 'Hana Bank'],
  ['기업은행', 'IBK Industrial Bank of Korea'],
  ['IBK기업은행', 'IBK Industrial Bank of Korea'],
  ['농협은행', 'NH NongHyup Bank'],
  ['NH농협은행', 'NH NongHyup Bank'],
  ['단위농협', 'Local NongHyup'],
  ['SC제일은행', 'SC First Bank'],
  ['씨티은행', 'Citibank Korea'],
  ['한국씨티은행', 'Citibank Korea'],
  ['산업은행', 'KDB Korea Development Bank'],
  ['수협은행', 'Suhyup Bank'],
  ['아이엠뱅크', 'iM Bank'],
  ['대구은행', 'iM Bank'],
  ['부산은행', 'Busan Bank'],
  ['경남은행', 'Kyongnam Bank'],
  ['광주은행', 'Kwangju Bank'],
  ['전북은행', 'Jeonbuk Bank'],
  ['제주은행', 'Jeju Bank'],
  ['우체국', 'Korea Post'],
  ['우체국예금보험', 'Korea Post'],
  ['새마을금고', 'MG Community Credit Cooperatives'],
  ['신협', 'Shinhyup'],
  ['저축은행', 'Savings Bank'],
  ['산림조합', 'National Forestry Cooperative'],
  ['카카오뱅크', 'KakaoBank'],
  ['케이뱅크', 'K bank'],
  ['토스뱅크', 'Toss Bank'],
  // Pay services
  ['카카오페이', 'Kakao Pay'],
  ['네이버페이', 'Naver Pay'],
  ['토스페이', 'Toss Pay'],
  ['페이코', 'PAYCO'],
  ['삼성페이', 'Samsung Pay'],
  ['애플페이', 'Apple Pay'],
  ['엘페이', 'L.PAY'],
  ['쓱페이', 'SSG Pay'],
  ['핀페이', 'PINPAY'],
  // Phone carriers
  ['에스케이텔레콤', 'SK Telecom'],
  ['케이티', 'KT'],
  ['엘지유플러스', 'LG U+'],
])

/** The name of a card, bank or pay service in a language; a name that nobody knows stays as it is. */
export function paymentName(name: string, locale: Locale): string {
  return locale === 'en' ? (englishNames.get(name.replace(/\s/g, '')) ?? name) : name
}

/** Instalments: `Lump-sum Payment`, or the count followed by `Months` (specification, section 9). */
export function installmentWords(months: number, locale: Locale): string {
  if (locale === 'ko') return months <= 1 ? '일시불' : `${months}개월`
  return months <= 1 ? 'Lump-sum Payment' : `${months} Months`
}

/** Card companies that can be chosen before the payment window: our code, and the Korean name that the wire carries. */
export const cardCompanies = {
  kookmin: '국민카드',
  shinhan: '신한카드',
  samsung: '삼성카드',
  hyundai: '현대카드',
  lotte: '롯데카드',
  bc: 'BC카드',
  hana: '하나카드',
  woori: '우리카드',
  nonghyup: '농협카드',
  citi: '씨티카드',
  kakao: '카카오뱅크카드',
  kbank: '케이뱅크카드',
  toss: '토스뱅크카드',
  post: '우체국카드',
  saemaul: '새마을금고카드',
  shinhyup: '신협카드',
  savings: '저축은행카드',
  kdb: '산업은행카드',
  suhyup: '수협카드',
  kwangju: '광주카드',
  jeonbuk: '전북카드',
  jeju: '제주카드',
} as const satisfies Record<string, string>
export type CardCompany = keyof typeof cardCompanies

/** Banks that a refund can go to, and that give virtual accounts: our code, and the Korean name that the wire carries. */
export const banks = {
  kookmin: '국민은행',
  shinhan: '신한은행',
  woori: '우리은행',
  hana: '하나은행',
  nonghyup: '농협은행',
  ibk: '기업은행',
  'sc-first': 'SC제일은행',
  citi: '씨티은행',
  kdb: '산업은행',
  suhyup: '수협은행',
  im: '아이엠뱅크',
  busan: '부산은행',
  kyongnam: '경남은행',
  kwangju: '광주은행',
  jeonbuk: '전북은행',
  jeju: '제주은행',
  post: '우체국',
  saemaul: '새마을금고',
  shinhyup: '신협',
  kakao: '카카오뱅크',
  kbank: '케이뱅크',
  toss: '토스뱅크',
} as const satisfies Record<string, string>
export type Bank = keyof typeof banks
