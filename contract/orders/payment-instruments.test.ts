import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  accountBankSchema,
  accountNumberText,
  bankCodes,
  banks,
  cardCompanies,
  cardCompanyCodes,
  carrierCodes,
  carriers,
  installmentText,
  instrumentName,
  paymentInstrumentSchema,
  payServiceCodes,
  payServices,
} from './payment-instruments.ts'

test('a payment is made with a card, a bank, a pay service or a carrier of the tables, or with any name', () => {
  const accepted = [
    ...cardCompanyCodes.map((code) => ({ kind: 'card', code })),
    ...bankCodes.map((code) => ({ kind: 'bank', code })),
    ...payServiceCodes.map((code) => ({ kind: 'service', code })),
    ...carrierCodes.map((code) => ({ kind: 'carrier', code })),
    { kind: 'unlisted', name: '어떤 카드' },
  ]
  for (const instrument of accepted) expect(v.parse(paymentInstrumentSchema, instrument)).toEqual(instrument)
  const kinds = ['card', 'bank', 'service', 'carrier']
  const refused = [{ kind: 'unlisted' }, { kind: 'cash' }, ...kinds.map((kind) => ({ kind, code: 'nobody' }))]
  for (const instrument of refused) expect(v.is(paymentInstrumentSchema, instrument)).toBe(false)
})

test('a virtual account is at a bank of the table, or at one with any name', () => {
  for (const code of bankCodes)
    expect(v.parse(accountBankSchema, { kind: 'bank', code })).toEqual({ kind: 'bank', code })
  expect(v.is(accountBankSchema, { kind: 'unlisted', name: '어떤 은행' })).toBe(true)
  expect(v.is(accountBankSchema, { kind: 'unlisted' })).toBe(false)
  expect(v.is(accountBankSchema, { kind: 'card', code: 'kookmin' })).toBe(false)
})

test('cards, banks, pay services and carriers have a name in each language', () => {
  expect(instrumentName({ kind: 'card', code: 'kookmin' }, 'en')).toBe('KB Kookmin Card')
  expect(instrumentName({ kind: 'card', code: 'kookmin' }, 'ko')).toBe('국민카드')
  expect(instrumentName({ kind: 'bank', code: 'local-nonghyup' }, 'en')).toBe('Local NongHyup')
  expect(instrumentName({ kind: 'service', code: 'kakao-pay' }, 'en')).toBe('Kakao Pay')
  expect(instrumentName({ kind: 'carrier', code: 'kt' }, 'ko')).toBe('케이티')
})

test('every name in English is written in Latin letters', () => {
  for (const names of [banks, cardCompanies, payServices, carriers])
    for (const { en } of Object.values(names)) expect(en).toMatch(/^[A-Za-z .+&]+$/)
})

test.each(['en', 'ko'] as const)('a name that is in no table is shown unchanged in %s', (locale) => {
  expect(instrumentName({ kind: 'unlisted', name: '어떤 카드' }, locale)).toBe('어떤 카드')
})

test.each([
  [0, 'Lump-sum Payment', '일시불'],
  [1, 'Lump-sum Payment', '일시불'],
  [3, '3 Months', '3개월'],
  [12, '12 Months', '12개월'],
])('%i months of instalments are worded as specified', (months, en, ko) => {
  expect(installmentText(months, 'en')).toBe(en)
  expect(installmentText(months, 'ko')).toBe(ko)
})

test('an account number stands in groups of four digits, the rest at its end', () => {
  expect(accountNumberText('94280142773561')).toBe('9428 0142 7735 61')
  expect(accountNumberText('942801427735')).toBe('9428 0142 7735')
})
