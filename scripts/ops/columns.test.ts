import { expect, it } from 'vitest'
import { formatPairs, formatTable, koreanTime } from './columns.ts'

it('aligns columns, with Korean letters two columns wide and numbers at the right', () => {
  const rows = [
    { name: '김하늘', won: 9_000, at: 'a' },
    { name: 'Park', won: 125_000, at: 'b' },
  ]
  expect(formatTable(rows)).toBe(
    ['name        won  at', '------  -------  --', '김하늘    9,000  a', 'Park    125,000  b'].join('\n'),
  )
  expect(formatTable([])).toBe('(none)')
})

it('keeps a row on one line, whatever a name contains', () => {
  expect(formatTable([{ name: 'a\nb\u001b[2J' }]).split('\n')).toHaveLength(3)
  expect(formatPairs({ name: 'a\nb', empty: null })).toBe('name   a b\nempty')
})

it('formats moments in Korean time in every time zone', () => {
  expect(koreanTime(new Date('2026-11-21T15:30:00Z'))).toBe('2026-11-22 00:30')
  expect(koreanTime(null)).toBe('')
})
