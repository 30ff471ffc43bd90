import * as v from 'valibot'
import type { Locale } from '../values/locale.ts'

/** Name of a card company, bank, pay service or carrier in each language (specification, section 9). */
type Names = Record<Locale, string>

/** Card companies. */
export const cardCompanies = {
  kookmin: { ko: '국민카드', en: 'KB Kookmin Card' },
  shinhan: { ko: '신한카드', en: 'Shinhan Card' },
  samsung: { ko: '삼성카드', en: 'Samsung Card' },
  hyundai: { ko: '현대카드', en: 'Hyundai Card' },
  lotte: { ko: '롯데카드', en: 'Lotte Card' },
  bc: { ko: 'BC카드', en: 'BC Card' },
  hana: { ko: '하나카드', en: 'Hana Card' },
  woori: { ko: '우리카드', en: 'Woori Card' },
  nonghyup: { ko: '농협카드', en: 'NH NongHyup Card' },
  citi: { ko: '씨티카드', en: 'Citi Card' },
  kakao: { ko: '카카오뱅크카드', en: 'KakaoBank Card' },
  kbank: { ko: '케이뱅크카드', en: 'K bank Card' },
  toss: { ko: '토스뱅크카드', en: 'Toss Bank Card' },
  post: { ko: '우체국카드', en: 'Korea Post Card' },
  saemaul: { ko: '새마을금고카드', en: 'MG Community Credit Card' },
  shinhyup: { ko: '신협카드', en: 'Shinhyup Card' },
  savings: { ko: '저축은행카드', en: 'Savings Bank Card' },
  kdb: { ko: '산업은행카드', en: 'KDB Card' },
  suhyup: { ko: '수협카드', en: 'Suhyup Card' },
  kwangju: { ko: '광주카드', en: 'Kwangju Card' },
  jeonbuk: { ko: '전북카드', en: 'Jeonbuk Card' },
  jeju: { ko: '제주카드', en: 'Jeju Card' },
} as const satisfies Record<string, Names>
export type CardCompany = keyof typeof cardCompanies

/** Banks that a refund can be sent to. They also issue virtual accounts. */
export const refundBanks = {
  kookmin: { ko: '국민은행', en: 'KB Kookmin Bank' },
  shinhan: { ko: '신한은행', en: 'Shinhan Bank' },
  woori: { ko: '우리은행', en: 'Woori Bank' },
  hana: { ko: '하나은행', en: 'Hana Bank' },
  nonghyup: { ko: '농협은행', en: 'NH NongHyup Bank' },
  ibk: { ko: '기업은행', en: 'IBK Industrial Bank of Korea' },
  'sc-first': { ko: 'SC제일은행', en: 'SC First Bank' },
  citi: { ko: '씨티은행', en: 'Citibank Korea' },
  kdb: { ko: '산업은행', en: 'KDB Korea Development Bank' },
  suhyup: { ko: '수협은행', en: 'Suhyup Bank' },
  im: { ko: '아이엠뱅크', en: 'iM Bank' },
  busan: { ko: '부산은행', en: 'Busan Bank' },
  kyongnam: { ko: '경남은행', en: 'Kyongnam Bank' },
  kwangju: { ko: '광주은행', en: 'Kwangju Bank' },
  jeonbuk: { ko: '전북은행', en: 'Jeonbuk Bank' },
  jeju: { ko: '제주은행', en: 'Jeju Bank' },
  post: { ko: '우체국', en: 'Korea Post' },
  saemaul: { ko: '새마을금고', en: 'MG Community Credit Cooperatives' },
  shinhyup: { ko: '신협', en: 'Shinhyup' },
  kakao: { ko: '카카오뱅크', en: 'KakaoBank' },
  kbank: { ko: '케이뱅크', en: 'K bank' },
  toss: { ko: '토스뱅크', en: 'Toss Bank' },
} as const satisfies Record<string, Names>
export type RefundBank = keyof typeof refundBanks

/** All banks that a payment can come from. */
export const banks = {
  ...refundBanks,
  'local-nonghyup': { ko: '단위농협', en: 'Local NongHyup' },
  savings: { ko: '저축은행', en: 'Savings Bank' },
  forestry: { ko: '산림조합', en: 'National Forestry Cooperative' },
} as const satisfies Record<string, Names>
export type Bank = keyof typeof banks

export const payServices = {
  'kakao-pay': { ko: '카카오페이', en: 'Kakao Pay' },
  'naver-pay': { ko: '네이버페이', en: 'Naver Pay' },
  'toss-pay': { ko: '토스페이', en: 'Toss Pay' },
  payco: { ko: '페이코', en: 'PAYCO' },
  'samsung-pay': { ko: '삼성페이', en: 'Samsung Pay' },
  'apple-pay': { ko: '애플페이', en: 'Apple Pay' },
  'l-pay': { ko: '엘페이', en: 'L.PAY' },
  'ssg-pay': { ko: '쓱페이', en: 'SSG Pay' },
  pinpay: { ko: '핀페이', en: 'PINPAY' },
} as const satisfies Record<string, Names>
export type PayService = keyof typeof payServices

/** Phone carriers, which charge a phone bill. */
export const carriers = {
  skt: { ko: '에스케이텔레콤', en: 'SK Telecom' },
  kt: { ko: '케이티', en: 'KT' },
  lgu: { ko: '엘지유플러스', en: 'LG U+' },
} as const satisfies Record<string, Names>
export type Carrier = keyof typeof carriers

/** Codes of a table of names, in its order. */
function codesOf<Code extends string>(names: Readonly<Record<Code, Names>>): readonly Code[] {
  return Object.keys(names).filter((code): code is Code => code in names)
}

export const cardCompanyCodes = codesOf(cardCompanies)
export const refundBankCodes = codesOf(refundBanks)
export const bankCodes = codesOf(banks)
export const payServiceCodes = codesOf(payServices)
export const carrierCodes = codesOf(carriers)

const bankSchema = v.object({ kind: v.literal('bank'), code: v.picklist(bankCodes) })
/** A name from the payment provider that is in none of the tables. It is shown unchanged. */
const unlistedSchema = v.object({ kind: v.literal('unlisted'), name: v.string() })

/** The bank of a virtual account. */
export const accountBankSchema = v.variant('kind', [bankSchema, unlistedSchema])
export type AccountBank = v.InferOutput<typeof accountBankSchema>

/** What a payment is made with, by code. {@link instrumentName} is its name in a language. */
export const paymentInstrumentSchema = v.variant('kind', [
  v.object({ kind: v.literal('card'), code: v.picklist(cardCompanyCodes) }),
  bankSchema,
  v.object({ kind: v.literal('service'), code: v.picklist(payServiceCodes) }),
  v.object({ kind: v.literal('carrier'), code: v.picklist(carrierCodes) }),
  unlistedSchema,
])
export type PaymentInstrument = v.InferOutput<typeof paymentInstrumentSchema>

/** Name of a payment instrument in a language. */
export function instrumentName(instrument: PaymentInstrument, locale: Locale): string {
  switch (instrument.kind) {
    case 'card':
      return cardCompanies[instrument.code][locale]
    case 'bank':
      return banks[instrument.code][locale]
    case 'service':
      return payServices[instrument.code][locale]
    case 'carrier':
      return carriers[instrument.code][locale]
    case 'unlisted':
      return instrument.name
  }
}

/** Instalments: `Lump-sum Payment`, or the count followed by `Months` (specification, section 9). */
export function installmentText(months: number, locale: Locale): string {
  if (locale === 'ko') return months <= 1 ? '일시불' : `${months}개월`
  return months <= 1 ? 'Lump-sum Payment' : `${months} Months`
}

/** An account number in groups of four digits, to read and compare: `9428 0142 7735 61`. */
export function accountNumberText(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ')
}
