import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountRate, htmlEncode, presentSummary, type SummaryRow } from './present.ts'

test('an encoded text contains no HTML markup and decodes to the original', () => {
  const decoded: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'&<>"\'a가 ;#') }), (text) => {
      const encoded = htmlEncode(text)
      expect(encoded).not.toMatch(/[<>"']/)
      expect(encoded.replace(/&\w+;|&#\d+;/g, (entity) => decoded[entity] ?? '')).toBe(text)
    }),
  )
})

test('a discount is in whole percent', () => {
  expect(discountRate(45_000, 39_000)).toBe(13)
  expect(discountRate(40_000, 40_000)).toBe(0)
  expect(discountRate(40_000, 0)).toBe(100)
  // Half a percent and more counts as one.
  expect(discountRate(1_000, 996)).toBe(0)
  expect(discountRate(1_000, 995)).toBe(1)
  expect(discountRate(1_000, 994)).toBe(1)
})

test('what costs nothing has no discount', () => {
  expect(discountRate(0, 0)).toBe(0)
})

const row: SummaryRow = {
  idx: 101,
  categoryCode: 'healthcare',
  categoryName: { ko: '보건', en: 'Healthcare' },
  classificationName: { ko: '간호', en: 'Nursing' },
  title: { ko: '정맥주사 놓기', en: 'IV insertion' },
  summary: { ko: '한 문장', en: 'One sentence' },
  picture: 'ward.svg',
  loop: null,
  keywords: { ko: [], en: [] },
  lessonCount: 8,
  freeLessonCount: 2,
  minutes: 110,
  months: [1, 3],
  regularPrice: 40_000,
  currentPrice: 20_000,
  hasDearerOptions: true,
  isIndividual: true,
  isGroup: false,
  opensOn: '2026-11-21',
}

test.each([
  ['2026-11-20', false],
  ['2026-11-21', true],
  ['2026-11-22', true],
  // The 30th day is the last.
  ['2026-12-20', true],
  ['2026-12-21', false],
  ['2026-12-22', false],
])('on %s a course from 21 November is new: %s', (today, isNew) => {
  expect(presentSummary(row, { locale: 'en', today }).is_new).toBe(isNew)
})

test('a course without a price has none, and one that is free has one', () => {
  const priceOf = (change: Partial<SummaryRow>) =>
    presentSummary({ ...row, ...change }, { locale: 'en', today: '2026-11-21' })
  expect(priceOf({})).toMatchObject({ amt: 40_000, price: { now: 20_000, regular: 40_000, rate: 50, from: true } })
  expect(priceOf({ currentPrice: null, regularPrice: null })).toMatchObject({ amt: 0, price: null })
  expect(priceOf({ currentPrice: null })).toMatchObject({ price: null })
  expect(priceOf({ currentPrice: 0, regularPrice: 0 })).toMatchObject({ amt: 0, price: { now: 0, rate: 0 } })
})
