import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { editionInForce } from '../contract/addresses/legal.ts'
import { limits } from '../contract/values/limits.ts'
import { readLegalText } from './legal-texts.ts'

const folder = mkdtempSync(join(tmpdir(), 'practicum-legal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sound = `title: Terms
summary: What we promise.
chapters:
  - title: General
    articles:
      - id: purpose
        title: Purpose
        clauses:
          - These terms
            say who owes what.
          - text: They hold for
            items:
              - members
              - us
  - title: Money
    articles:
      - id: refund
        title: Refund
        clauses:
          - text: Refunds take time.
            table:
              head: [What, Days]
              rows:
                - [Courses, 7 days]
`

function read(text: string) {
  writeFileSync(join(folder, 'text.yaml'), text)
  return readLegalText(folder, 'text.yaml')
}

test('reads chapters, articles, clauses, items and tables, whatever the line breaks', () => {
  expect(read(sound)).toEqual({
    faults: [],
    text: {
      title: 'Terms',
      summary: [{ text: 'What we promise.' }],
      chapters: [
        {
          title: 'General',
          articles: [
            {
              id: 'purpose',
              title: [{ text: 'Purpose' }],
              clauses: [
                { text: 'These terms say who owes what.' },
                { text: 'They hold for', items: ['members', 'us'] },
              ],
            },
          ],
        },
        {
          title: 'Money',
          articles: [
            {
              id: 'refund',
              title: [{ text: 'Refund' }],
              clauses: [
                {
                  text: 'Refunds take time.',
                  table: { head: ['What', 'Days'], rows: [{ cells: ['Courses', '7 days'] }] },
                },
              ],
            },
          ],
        },
      ],
    },
  })
})

describe('reports file, line and field of', () => {
  const faultOf = (before: string, after: string) => {
    expect(sound).toContain(before)
    const { text, faults } = read(sound.replace(before, after))
    expect(text).toBeUndefined()
    return faults
  }

  test('a syntax error in the YAML', () => {
    expect(faultOf('summary: What', 'summary: "What')).toMatchObject([{ file: 'text.yaml', field: '' }])
  })

  test('a missing title', () => {
    expect(faultOf('        title: Purpose\n', '')).toMatchObject([
      { file: 'text.yaml', line: 6, field: 'chapters.0.articles.0.title', message: 'is missing' },
    ])
  })

  test('an id that is used twice', () => {
    expect(faultOf('id: refund', 'id: purpose')).toMatchObject([
      {
        file: 'text.yaml',
        line: 17,
        field: 'chapters.1.articles.0.id',
        message: 'is used by another article: purpose',
      },
    ])
  })

  test('an id that is invalid in an address', () => {
    expect(faultOf('id: refund', 'id: Refund 7')).toMatchObject([
      { line: 17, message: 'must be small letters and hyphens' },
    ])
  })

  test('a chapter without a title beside one that has one', () => {
    expect(faultOf('  - title: Money\n    articles', '  - articles')).toMatchObject([
      { file: 'text.yaml', line: 15, field: 'chapters.1', message: 'needs a title, as every chapter of several does' },
    ])
  })

  test('a row that is too short', () => {
    expect(faultOf('[Courses, 7 days]', '[Courses]')).toMatchObject([
      { line: 24, field: 'chapters.1.articles.0.clauses.0.table.rows', message: 'must have a cell for every column' },
    ])
  })

  test('an empty item', () => {
    expect(faultOf('- members', '- ""')).toMatchObject([
      { line: 13, field: 'chapters.0.articles.0.clauses.1.items.0', message: 'must not be empty' },
    ])
  })

  test('an unknown field', () => {
    expect(faultOf('text: They hold for', 'words: They hold for')).toMatchObject([
      { field: 'chapters.0.articles.0.clauses.1.text', message: 'is missing' },
      { field: 'chapters.0.articles.0.clauses.1.words', message: 'is not a known field' },
    ])
  })

  test('a missing file', () => {
    expect(readLegalText(folder, 'nothing.yaml').faults).toMatchObject([
      { file: 'nothing.yaml', line: 1, field: '', message: 'is missing' },
    ])
  })
})

describe('the terms of use in force match what the shop does', () => {
  const { refundDays, refundProgressPercent: percent, goodsReturnDays, defectMonths, defectDays } = limits
  const { refundBusinessDays } = limits
  const { id } = editionInForce('terms', '2026-11-21')
  const clausesOf = (locale: 'ko' | 'en', article: string) => {
    const { text } = readLegalText('content/legal/terms', `${id}.${locale}.yaml`)
    const found = text?.chapters.flatMap(({ articles }) => articles).find((each) => each.id === article)
    return JSON.stringify(found?.clauses)
  }

  test.each([
    ['ko', 'refund', `${refundDays}일 안이고 진도가 ${percent}% 미만이면 전액`],
    ['ko', 'refund', `${refundDays}일이 지났거나 진도가 ${percent}% 이상이면 돌려 드리지 않습니다`],
    ['ko', 'refund', `${refundBusinessDays}영업일 안에 지급`],
    ['ko', 'order-withdrawal', `받은 날부터 ${goodsReturnDays}일 안`],
    ['ko', 'order-withdrawal', `${defectMonths}개월 안, 그 사실을 안 날부터 ${defectDays}일 안`],
    ['en', 'refund', `Within ${refundDays} days of purchase and under ${percent}% progress, the full amount`],
    ['en', 'refund', `After ${refundDays} days, or from ${percent}% progress, nothing is refunded`],
    ['en', 'refund', `paid within ${refundBusinessDays} business days`],
    ['en', 'order-withdrawal', `within ${goodsReturnDays} days of receiving`],
    ['en', 'order-withdrawal', `within ${defectMonths} months of receipt and within ${defectDays} days of discovering`],
  ] as const)('%s, %s: %s', (locale, article, text) => {
    expect(clausesOf(locale, article)).toContain(text)
  })
})
