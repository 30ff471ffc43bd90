import { expect, it } from 'vitest'
import { koreanMomentOf } from './korean-moment.ts'

it('reads what was typed in Korean time, wherever the browser is', () => {
  expect(koreanMomentOf('2026-11-28T09:00')?.toISOString()).toBe('2026-11-28T00:00:00.000Z')
  expect(koreanMomentOf('2027-01-01T08:59')?.toISOString()).toBe('2026-12-31T23:59:00.000Z')
})

it.each(['', '2026-11-28', '2026-13-28T09:00', '2026-11-28T25:00'])('is none for “%s”', (typed) => {
  expect(koreanMomentOf(typed)).toBeUndefined()
})
