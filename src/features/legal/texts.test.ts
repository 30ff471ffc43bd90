import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Edition, editions, type LegalDocument, legalDocuments } from '#contract/addresses/legal.ts'
import type { LegalText } from '#contract/content/legal-text.ts'
import { limits } from '#contract/values/limits.ts'
import { type Locale, locales } from '#contract/values/locale.ts'
import { sampleCompany } from '#tests/support/sample-company.ts'
import { compareTexts, linesOf } from './compare.ts'
import { legalText } from './texts.ts'

const all = legalDocuments.flatMap((document) =>
  editions[document].map((edition) => ({ document, edition, name: `${document} ${edition.id}` })),
)

const articlesOf = (text: LegalText) => text.chapters.flatMap(({ articles }) => articles)

/** Full text of an edition as one string. */
async function textOf(document: LegalDocument, edition: Edition, locale: Locale): Promise<string> {
  const lines = articlesOf(await legalText(document, edition, locale, [])).flatMap((article) => linesOf(article))
  return lines.map(({ text }) => text).join('\n')
}

test('has exactly one text per edition and language', () => {
  const files = readdirSync('content/legal', { recursive: true, encoding: 'utf8' }).filter((file) => file.includes('.'))
  const expected = all.flatMap(({ document, edition }) =>
    locales.map((locale) => `${document}/${edition.id}.${locale}.yaml`),
  )
  expect(files.sort()).toEqual(expected.sort())
})

describe.each(all)('$name', ({ document, edition }) => {
  test('has the same articles, clauses and rows in both languages', async () => {
    const shape = async (locale: Locale) =>
      (await legalText(document, edition, locale, [])).chapters.map(({ title, articles }) => [
        title !== undefined,
        articles.map((article) => [article.id, linesOf(article).map(({ kind, label }) => `${kind} ${label}`)]),
      ])
    expect(await shape('en')).toEqual(await shape('ko'))
  })

  test('names its publication date and effective date', async () => {
    const korean = (day: string) => {
      const [year, month, date] = day.split('-').map(Number)
      return `${year}년 ${month}월 ${date}일`
    }
    const english = (day: string) =>
      new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    const text = { ko: await textOf(document, edition, 'ko'), en: await textOf(document, edition, 'en') }
    for (const day of [edition.postedOn, edition.effectiveOn]) {
      expect(text.ko).toContain(korean(day))
      expect(text.en).toContain(english(day))
    }
  })
})

const later = all.flatMap(({ document, edition, name }) =>
  editions[document]
    .slice(editions[document].indexOf(edition) + 1)
    .slice(0, 1)
    .map((before) => ({ document, edition, before, name })),
)
test.each(later)('$name differs from the previous edition in the same articles in both languages', async (pair) => {
  const changed = async (locale: Locale) =>
    compareTexts(
      await legalText(pair.document, pair.before, locale, []),
      await legalText(pair.document, pair.edition, locale, []),
    ).map(({ id, kind }) => [id, kind])
  const korean = await changed('ko')
  expect(korean.length).toBeGreaterThan(5)
  expect(await changed('en')).toEqual(korean)
})

describe('the terms in force', () => {
  const [terms] = editions.terms
  const article = async (id: string, locale: Locale) => {
    const found = articlesOf(await legalText('terms', terms, locale, [])).find((each) => each.id === id)
    return found ? linesOf(found).map(({ text }) => text) : []
  }

  test.each([
    ['posting-and-change', ['15일 전부터', '30일 전부터'], ['15 days before', '30 days before']],
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
    ['support', ['50자까지', '10MB', '한 장'], ['50 characters', '10 MB', 'one picture']],
    ['virtual-account', ['저절로 취소', '쓸 수 없게'], ['cancelled by itself', 'no longer be used']],
    ['order-withdrawal', ['7일 안에', '3개월 안', '30일 안에'], ['7 days', '3 months', '30 days']],
    ['effect-of-withdrawal', ['7영업일'], ['7 business days']],
    ['refund', ['7영업일'], ['7 business days']],
    ['no-refund', ['무료로', '판촉', '내려받은'], ['for free', 'promotion', 'downloaded']],
  ])('hold the constants of the specification: %s', async (id, korean, english) => {
    const text = { ko: (await article(id, 'ko')).join('\n'), en: (await article(id, 'en')).join('\n') }
    for (const each of korean) expect(text.ko).toContain(each)
    for (const each of english) expect(text.en).toContain(each)
  })

  test('name the refund days and progress that the server applies', async () => {
    const { refundDays, refundProgressPercent } = limits
    expect((await article('refund', 'ko'))[1]).toContain(`${refundDays}일 안이고 진도가 ${refundProgressPercent}% 미만`)
    expect((await article('refund', 'en'))[1]).toContain(
      `Within ${refundDays} days of purchase and under ${refundProgressPercent}% progress`,
    )
  })

  test('name the phone number and hours of the customer centre', async () => {
    const text = (await article('support', 'en')).join('\n')
    for (const each of ['1600-0142', '10:00', '17:00', '12:00', '13:00']) expect(text).toContain(each)
  })
})

describe('the privacy policy in force', () => {
  const [privacy] = editions.privacy

  test.each(locales)('names officer, phone, mail and address of the footer in %s', async (locale) => {
    const text = await textOf('privacy', privacy, locale)
    const { privacy_officer: officer, phone, email, address } = sampleCompany(locale)
    for (const fact of [officer, phone, email, address]) expect(text).toContain(fact)
  })

  test('names the retention periods of the law', async () => {
    const rows = async (locale: Locale) => {
      const text = await legalText('privacy', privacy, locale, [])
      return articlesOf(text)
        .find(({ id }) => id === 'retention')
        ?.clauses[0]?.table?.rows.map(([, period]) => period)
    }
    expect(await rows('ko')).toEqual(['6개월', '5년', '3년', '1년', '3개월'])
    expect(await rows('en')).toEqual(['6 months', '5 years', '3 years', '1 year', '3 months'])
  })

  test('names the number of cameras', async () => {
    const text = await legalText('privacy', privacy, 'en', [])
    const cameras = articlesOf(text).find(({ id }) => id === 'cctv')?.clauses ?? []
    expect(cameras[0]?.text).toContain('15 video cameras')
    expect(cameras[0]?.table?.rows.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(15)
    expect(cameras[1]?.text).toContain('60 days')
  })
})
