import { expect, test } from 'vitest'
import { banks, cardCompanies, installmentWords, paymentName } from './payment-names.ts'

test('cards, banks and services have English names, and their own in Korean', () => {
  expect(paymentName('국민카드', 'en')).toBe('KB Kookmin Card')
  expect(paymentName('우리은행', 'en')).toBe('Woori Bank')
  expect(paymentName('카카오페이', 'en')).toBe('Kakao Pay')
  expect(paymentName('국민카드', 'ko')).toBe('국민카드')
})

test('a name that nobody knows stays as it is', () => {
  expect(paymentName('새로운카드', 'en')).toBe('새로운카드')
  expect(paymentName('Visa', 'en')).toBe('Visa')
})

test('every bank and card company that can be chosen has an English name', () => {
  for (const name of [...Object.values(banks), ...Object.values(cardCompanies)])
    expect(paymentName(name, 'en')).toMatch(/^[A-Za-z .+&]+$/)
})

test.each([
  [0, 'Lump-sum Payment', '일시불'],
  [1, 'Lump-sum Payment', '일시불'],
  [3, '3 Months', '3개월'],
  [12, '12 Months', '12개월'],
])('%i months of instalments are worded as specified', (months, en, ko) => {
  expect(installmentWords(months, 'en')).toBe(en)
  expect(installmentWords(months, 'ko')).toBe(ko)
})
