import { expect, test } from 'vitest'
import { previewDay } from './preview-day.ts'

const editions = [
  { document: 'terms', id: '2027', posted_on: '2026-12-01' },
  { document: 'terms', id: '2025', posted_on: '2025-07-01' },
] as const

test.each([
  ['legal/terms/2027.yaml', '2026-12-01'],
  ['legal/terms/2025.yaml', '2026-11-21'],
  ['legal/privacy/2027.yaml', '2026-11-21'],
  ['notices/31.yaml', '2026-11-21'],
])('the preview of %s on 2026-11-21 is read on %s', (draft, day) => {
  expect(previewDay(editions, draft, '2026-11-21')).toBe(day)
})
