import { describe, expect, test } from 'vitest'
import { legalDocuments } from '#contract/values/legal-documents.ts'
import { editionsOf, legalFile } from '#tests/support/sample-legal-texts.ts'
import { type EditionOfDocument, editionsInForce, outdatedEditions, postedEditions } from './legal-editions.ts'

const editions: readonly EditionOfDocument[] = legalDocuments
  .flatMap((document) =>
    editionsOf(document).map((id) => {
      const { posted_on, effective_on } = legalFile(document, id)
      return { document, id, version: id, posted_on, effective_on, asks_again: false }
    }),
  )
  .toSorted((one, other) => (one.effective_on < other.effective_on ? 1 : -1))

describe('on the days around a change', () => {
  test.each([
    ['2025-06-30', '2024', ['2024', '2023']],
    ['2025-07-01', '2024', ['2025', '2024', '2023']],
    ['2025-07-07', '2024', ['2025', '2024', '2023']],
    ['2025-07-08', '2025', ['2025', '2024', '2023']],
    ['2025-07-09', '2025', ['2025', '2024', '2023']],
  ])('on %s the terms of %s are in force, and %j are posted', (today, inForce, posted) => {
    expect(editionsInForce(editions, today).terms).toBe(inForce)
    expect(postedEditions(editions, 'terms', today).map(({ id }) => id)).toEqual(posted)
  })
})

test('each document has its own edition in force', () => {
  const sample = { collection: '2025', marketing: '2025' }
  expect(editionsInForce(editions, '2026-11-21')).toEqual({ ...sample, terms: '2025', privacy: '2025' })
  expect(editionsInForce(editions, '2024-08-31')).toEqual({ ...sample, terms: '2023', privacy: '2024' })
})

test('before all editions the first one is in force', () => {
  expect(editionsInForce(editions, '2020-01-01')).toMatchObject({ terms: '2023', privacy: '2023' })
})

test('a shop without a document says what to do', () => {
  expect(() => editionsInForce([], '2026-11-21')).toThrow('import a content folder first')
})

describe('editions whose consents are outdated', () => {
  const edition = (id: string, effective_on: string, asks_again: boolean): EditionOfDocument => ({
    ...{ document: 'marketing', id, version: id, posted_on: '2020-01-01', effective_on, asks_again },
  })
  const own = [
    edition('coming', '2027-01-01', true),
    edition('corrected', '2026-10-01', false),
    edition('asking', '2026-01-01', true),
    edition('second', '2025-01-01', false),
    edition('first', '2024-01-01', true),
  ]

  test.each([
    ['2023-12-31', []],
    ['2024-01-01', []],
    ['2025-12-31', []],
    ['2026-01-01', ['second', 'first']],
    ['2026-12-31', ['second', 'first']],
    ['2027-01-01', ['corrected', 'asking', 'second', 'first']],
  ])('on %s are %j', (today, outdated) => {
    expect(outdatedEditions(own, 'marketing', today)).toEqual(outdated)
    expect(outdatedEditions(own, 'collection', today)).toEqual([])
  })
})
