import { expect, test } from 'vitest'
import { timeline } from './timeline.ts'

const terms = [
  { id: '2025', version: '2025', posted_on: '2025-07-01', effective_on: '2025-07-08' },
  { id: '2024', version: '2024', posted_on: '2024-08-23', effective_on: '2024-09-01' },
  { id: '2023', version: '2023', posted_on: '2023-11-24', effective_on: '2023-12-01' },
]

test('places the editions of the terms by their months', () => {
  const { spans, months } = timeline(terms, '2025-11-08')
  expect(spans.map(({ edition, start, months: length, until }) => [edition.id, start, length, until])).toEqual([
    ['2023', 0, 9, '2024-08-31'],
    ['2024', 9, expect.closeTo(10.2, 5), '2025-07-07'],
    ['2025', 19.2, expect.closeTo(4, 5), undefined],
  ])
  expect(months).toBeCloseTo(23.2, 5)
})

test('leaves no gap and no overlap', () => {
  const { spans, months } = timeline(terms, '2026-11-21')
  const ends = spans.map(({ start, months: length }) => start + length)
  for (const [index, { start }] of spans.entries()) expect(start).toBeCloseTo(ends[index - 1] ?? 0, 5)
  expect(ends.at(-1)).toBeCloseTo(months, 5)
})

test('gives one month to an edition that is published but not in force yet', () => {
  const coming = { id: '2026', version: '2026', posted_on: '2026-01-01', effective_on: '2026-02-01' }
  const { spans } = timeline([coming, ...terms], '2026-01-10')
  expect(spans.at(-1)).toMatchObject({ months: 1, until: undefined })
  expect(spans.at(-2)?.until).toBe('2026-01-31')
})

test('is empty without editions', () => {
  expect(timeline([], '2026-01-01')).toEqual({ spans: [], months: 0 })
})
