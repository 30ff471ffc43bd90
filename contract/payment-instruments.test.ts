import { expect, test } from 'vitest'
import { banks, cardCompanies, carriers, installmentText, instrumentName, payServices } from './payment-instruments.ts'

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
