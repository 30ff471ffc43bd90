import type { CardCompany as PublishedCard } from '@portone/browser-sdk/v2'
import type { Bank, EasyPayProvider } from '@portone/server-sdk/common'
import type { CardCompany, PayService, RefundBank } from '#contract/orders/payment-instruments.ts'
import type { Named } from '../published.ts'

/** Names of PortOne for banks. */
export const portOneBanks = {
  kookmin: 'KOOKMIN',
  shinhan: 'SHINHAN',
  woori: 'WOORI',
  hana: 'HANA',
  nonghyup: 'NONGHYUP',
  ibk: 'IBK',
  'sc-first': 'STANDARD_CHARTERED',
  citi: 'CITI',
  kdb: 'KDB',
  suhyup: 'SUHYUP',
  im: 'DAEGU',
  busan: 'BUSAN',
  kyongnam: 'KYONGNAM',
  kwangju: 'KWANGJU',
  jeonbuk: 'JEONBUK',
  jeju: 'JEJU',
  post: 'POST',
  saemaul: 'KFCC',
  shinhyup: 'SHINHYUP',
  kakao: 'KAKAO',
  kbank: 'K_BANK',
  toss: 'TOSS',
} as const satisfies Record<RefundBank, Named<Bank>>

/** Names of PortOne for card companies; its browser script puts `CARD_COMPANY_` before them. */
export const portOneCards = {
  kookmin: 'KOOKMIN_CARD',
  shinhan: 'SHINHAN_CARD',
  samsung: 'SAMSUNG_CARD',
  hyundai: 'HYUNDAI_CARD',
  lotte: 'LOTTE_CARD',
  bc: 'BC_CARD',
  hana: 'HANA_CARD',
  woori: 'WOORI_CARD',
  nonghyup: 'NH_CARD',
  citi: 'CITI_CARD',
  kakao: 'KAKAO_BANK',
  kbank: 'K_BANK',
  toss: 'TOSS_BANK',
  post: 'EPOST',
  saemaul: 'KFCC',
  shinhyup: 'SHINHYUP',
  savings: 'SAVINGS_BANK_KOREA',
  kdb: 'KOREA_DEVELOPMENT_BANK',
  suhyup: 'SUHYUP_CARD',
  kwangju: 'GWANGJU_CARD',
  jeonbuk: 'JEONBUK_CARD',
  jeju: 'JEJU_CARD',
} as const satisfies Record<CardCompany, PublishedCard>

/** Names of PortOne for pay services. */
export const portOneServices: ReadonlyMap<string, PayService> = new Map<Named<EasyPayProvider>, PayService>([
  ['KAKAOPAY', 'kakao-pay'],
  ['NAVERPAY', 'naver-pay'],
  ['TOSSPAY', 'toss-pay'],
  ['PAYCO', 'payco'],
  ['SAMSUNGPAY', 'samsung-pay'],
  ['APPLEPAY', 'apple-pay'],
  ['LPAY', 'l-pay'],
  ['SSGPAY', 'ssg-pay'],
])
