import { describe, expect, test } from 'vitest'
import { currentEditions, editionInForce, editionPath, editions, legalDocuments, publishedEditions } from './legal.ts'

describe.each(legalDocuments)('the editions of %s', (document) => {
  const all = editions[document]

  test('are sorted newest first, each posted seven days before it takes effect', () => {
    expect(all.map(({ effectiveOn }) => effectiveOn)).toEqual(
      all
        .map(({ effectiveOn }) => effectiveOn)
        .sort()
        .reverse(),
    )
    for (const { postedOn, effectiveOn } of all) {
      expect(Date.parse(effectiveOn) - Date.parse(postedOn)).toBeGreaterThanOrEqual(7 * 24 * 60 * 60_000)
    }
  })

  test('have unique ids', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  test('change on the day on which they take effect', () => {
    for (const [index, { id, effectiveOn }] of all.entries()) {
      expect(editionInForce(document, effectiveOn).id).toBe(id)
      const dayBefore = new Date(Date.parse(effectiveOn) - 24 * 60 * 60_000).toISOString().slice(0, 10)
      expect(editionInForce(document, dayBefore).id).toBe(all[index + 1]?.id ?? id)
    }
  })
})

test('the current editions are the newest in force', () => {
  expect(currentEditions('2026-11-21')).toEqual({
    terms: '2025',
    privacy: '2025',
    collection: '2025',
    marketing: '2025',
  })
  expect(currentEditions('2025-07-07')).toMatchObject({ terms: '2024', privacy: '2024' })
  expect(currentEditions('2024-08-31')).toMatchObject({ terms: '2023', privacy: '2024' })
})

test('an edition is shown from the day on which it is posted', () => {
  expect(publishedEditions('terms', '2025-06-30').map(({ id }) => id)).toEqual(['2024', '2023'])
  expect(publishedEditions('terms', '2025-07-01').map(({ id }) => id)).toEqual(['2025', '2024', '2023'])
})

test('every edition has the path of the specification', () => {
  const paths = legalDocuments.flatMap((document) =>
    editions[document].map((edition) => editionPath(document, edition)),
  )
  expect(paths).toEqual([
    '/agreement/2025',
    '/agreement/2024',
    '/agreement/2023',
    '/privacy-policy/2025',
    '/privacy-policy/2024',
    '/privacy-policy/2023',
    '/private',
    '/marketing',
  ])
})
