import {
  bankCodes,
  banks,
  cardCompanies,
  cardCompanyCodes,
  carrierCodes,
  carriers,
  type PaymentInstrument,
  payServiceCodes,
  payServices,
} from '#contract/orders/payment-instruments.ts'

/** Payment instruments by their Korean name, without spaces. */
const instruments: ReadonlyMap<string, PaymentInstrument> = new Map<string, PaymentInstrument>([
  ...cardCompanyCodes.map((code) => [cardCompanies[code].ko, { kind: 'card', code }] as const),
  ...bankCodes.map((code) => [banks[code].ko, { kind: 'bank', code }] as const),
  ...payServiceCodes.map((code) => [payServices[code].ko, { kind: 'service', code }] as const),
  ...carrierCodes.map((code) => [carriers[code].ko, { kind: 'carrier', code }] as const),
  // Other names of the same companies.
  ['KB국민카드', { kind: 'card', code: 'kookmin' }],
  ['비씨카드', { kind: 'card', code: 'bc' }],
  ['NH농협카드', { kind: 'card', code: 'nonghyup' }],
  ['KB국민은행', { kind: 'bank', code: 'kookmin' }],
  ['IBK기업은행', { kind: 'bank', code: 'ibk' }],
  ['NH농협은행', { kind: 'bank', code: 'nonghyup' }],
  ['한국씨티은행', { kind: 'bank', code: 'citi' }],
  ['대구은행', { kind: 'bank', code: 'im' }],
  ['우체국예금보험', { kind: 'bank', code: 'post' }],
])

/** The payment instrument with a Korean name from a provider; `unlisted` for a name that is in no table. */
export function instrumentByName(name: string): PaymentInstrument {
  return instruments.get(name.replace(/\s/g, '')) ?? { kind: 'unlisted', name }
}
