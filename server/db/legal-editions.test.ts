import { describe, expect, test } from 'vitest'
import { legalDocuments } from '#contract/values/legal-documents.ts'
import { editionsOf, legalFile } from '#tests/support/sample-legal-texts.ts'
import { type EditionOfDocument, editionsInForce, postedEditions } from './legal-editions.ts'

const editions: readonly EditionOfDocument[] = legalDocuments
  .flatMap((document) =>
    editionsOf(document).map((id) => {
      const { posted_on, effective_on } = legalFile(document, id)
      return { document, id, version: id, posted_on, effective_on }
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
