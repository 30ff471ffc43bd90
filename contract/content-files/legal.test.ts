import { describe, expect, test } from 'vitest'
import { editionsOf, legalAnswer, legalFile } from '#tests/support/sample-legal-texts.ts'
import type { LegalText } from '../content/legal.ts'
import { type LegalDocument, legalDocuments } from '../values/legal-documents.ts'
import { limits } from '../values/limits.ts'
import { type Locale, locales } from '../values/locale.ts'
import { noticeDays } from './legal.ts'

// The legal texts of the bundled content.

const all = legalDocuments.flatMap((document) => editionsOf(document).map((edition) => ({ document, edition })))

const articlesOf = ({ chapters }: LegalText) => chapters.flatMap(({ articles }) => articles)
const textOf = (document: LegalDocument, edition: string, locale: Locale) =>
  legalAnswer(document, edition, { locale }).text
/** Titles, clauses, items and cells of an article, one below the other. */
const linesOf = (document: LegalDocument, id: string, locale: Locale) => {
  const article = articlesOf(textOf(document, '2025', locale)).find((each) => each.id === id)
  return (article?.clauses ?? [])
    .flatMap(({ text, items = [], table }) => [text, ...items, ...(table?.rows.flat() ?? [])])
    .join('\n')
}

test('the bundled editions are those of the specification', () => {
  expect(
    all.map(({ document, edition }) => `${document} ${edition} ${legalFile(document, edition).effective_on}`),
  ).toEqual([
    'terms 2025 2025-07-08',
    'terms 2024 2024-09-01',
    'terms 2023 2023-12-01',
    'privacy 2025 2025-07-08',
    'privacy 2024 2024-05-31',
    'privacy 2023 2023-04-05',
    'collection 2025 2025-07-08',
    'marketing 2025 2025-07-08',
  ])
})

test.each(all)('$document $edition names the days on which it is posted and begins', ({ document, edition }) => {
  const { posted_on, effective_on } = legalFile(document, edition)
  for (const day of [posted_on, effective_on]) {
    const [year, month, date] = day.split('-').map(Number)
    const english = new Date(day).toLocaleDateString('en-GB', {
      ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
    })
    expect(JSON.stringify(textOf(document, edition, 'ko'))).toContain(`${year}년 ${month}월 ${date}일`)
    expect(JSON.stringify(textOf(document, edition, 'en'))).toContain(english)
  }
})

describe('the terms in force', () => {
  const { refundDays, refundProgressPercent: percent, goodsReturnDays, defectMonths, defectDays } = limits
  const { refundBusinessDays } = limits

  test.each([
    [
      'posting-and-change',
      [`${noticeDays('terms', 'ordinary')}일 전부터`, `${noticeDays('terms', 'unfavourable')}일 전부터`],
      [`${noticeDays('terms', 'ordinary')} days before`, `${noticeDays('terms', 'unfavourable')} days before`],
    ],
    ['notification', ['7일 넘게'], ['7 days or more']],
    ['minors', ['만 14세 미만은 법정대리인의 동의'], ['under 14 may join only with the consent']],
    [
      'account',
      ['5자에서 15자', '8자 이상', '8자에서 20자', '24시간'],
      ['5 to 15', '8 characters', '8 to 20', '24 hours'],
    ],
    ['restriction', ['일정 기간'], ['for a time or permanently']],
    [
      'objection',
      ['15일 안에 이의를', '15일 안에 답합니다'],
      ['within 15 days of the notice', 'answer within 15 days'],
    ],
    [
      'leaving',
      ['앱을 지워도', '법정대리인도', '늦어질 수'],
      ['deleting the app', 'legal representative', 'be delayed'],
    ],
    ['client', ['2GB', 'Windows 10', 'GTX 760', 'GTX 1060'], ['2 GB', 'Windows 10', 'GTX 760', 'GTX 1060']],
    [
      'support',
      ['50자까지', '10MB', '한 장', '1600-0142', '10:00–17:00, 점심 12:00–13:00'],
      ['50 characters', '10 MB', 'one picture', '1600-0142', '10:00–17:00, lunch 12:00–13:00'],
    ],
    ['virtual-account', ['저절로 취소', '쓸 수 없게'], ['cancelled by itself', 'no longer be used']],
    ['effect-of-withdrawal', ['7영업일'], ['7 business days']],
    [
      'order-withdrawal',
      [`받은 날부터 ${goodsReturnDays}일 안`, `${defectMonths}개월 안, 그 사실을 안 날부터 ${defectDays}일 안`],
      [
        `within ${goodsReturnDays} days of receiving`,
        `within ${defectMonths} months of receipt and within ${defectDays} days of discovering`,
      ],
    ],
    [
      'refund',
      [
        `${refundDays}일 안이고 진도가 ${percent}% 미만이면 전액`,
        `${refundDays}일이 지났거나 진도가 ${percent}% 이상이면 돌려 드리지 않습니다`,
        `${refundBusinessDays}영업일 안에 지급`,
      ],
      [
        `Within ${refundDays} days of purchase and under ${percent}% progress, the full amount`,
        `After ${refundDays} days, or from ${percent}% progress, nothing is refunded`,
        `paid within ${refundBusinessDays} business days`,
      ],
    ],
    ['no-refund', ['무료로', '판촉', '내려받은'], ['for free', 'promotion', 'downloaded']],
  ])('hold what the specification says and the shop does: %s', (id, korean, english) => {
    for (const each of korean) expect(linesOf('terms', id, 'ko')).toContain(each)
    for (const each of english) expect(linesOf('terms', id, 'en')).toContain(each)
  })
})

describe('the privacy policy in force', () => {
  test.each([
    ['ko', ['이서연', '1600-0142', 'help@practicum.example', '서울 성동구 공방길 12, 4층']],
    ['en', ['Lee Seoyeon', '1600-0142', 'help@practicum.example', '4F, 12 Gongbang-gil, Seongdong-gu, Seoul']],
  ] as const)('names officer, phone, mail and address of the company (%s)', (locale, facts) => {
    for (const fact of facts) expect(JSON.stringify(textOf('privacy', '2025', locale))).toContain(fact)
  })

  test('is announced as long before as it says', () => {
    const text = JSON.stringify(textOf('privacy', '2025', 'en'))
    expect(text).toContain(`We announce changes ${noticeDays('privacy', 'ordinary')} days before they take effect`)
    expect(text).toContain(`members’ rights ${noticeDays('privacy', 'unfavourable')} days before`)
  })

  test('names the retention periods of the law', () => {
    const rows = (locale: Locale) =>
      articlesOf(textOf('privacy', '2025', locale))
        .find(({ id }) => id === 'retention')
        ?.clauses[0]?.table?.rows.map(([, period]) => period)
    expect(rows('ko')).toEqual(['6개월', '5년', '3년', '1년', '3개월'])
    expect(rows('en')).toEqual(['6 months', '5 years', '3 years', '1 year', '3 months'])
  })

  test('names the number of cameras', () => {
    const article = articlesOf(textOf('privacy', '2025', 'en')).find(({ id }) => id === 'cctv')
    expect(article?.clauses[0]?.text).toContain('15 video cameras')
    expect(article?.clauses[0]?.table?.rows.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(15)
    expect(article?.clauses[1]?.text).toContain('60 days')
  })
})

test.each(locales)('no bundled text lacks an article, clause or table in %s', (locale) => {
  for (const { document, edition } of all) {
    for (const { clauses } of articlesOf(textOf(document, edition, locale))) expect(clauses.length).toBeGreaterThan(0)
  }
})
