import { describe, expect, it } from 'vitest'
import { formatMoment, formatWon } from './mail-formats.ts'

describe('formatWon', () => {
  it.each([
    [0, '0원', '₩0'],
    [1, '1원', '₩1'],
    [999, '999원', '₩999'],
    [1_000, '1,000원', '₩1,000'],
    [999_999, '999,999원', '₩999,999'],
    [1_000_000, '1,000,000원', '₩1,000,000'],
    [-1, '−1원', '−₩1'],
    [-20_000, '−20,000원', '−₩20,000'],
  ])('writes %i', (amount, korean, english) => {
    expect(formatWon(amount, 'ko')).toBe(korean)
    expect(formatWon(amount, 'en')).toBe(english)
  })
})

describe('formatMoment', () => {
  it('writes Korean time, up to the last minute of a day', () => {
    expect(formatMoment(new Date('2026-11-21T14:59:59Z'), 'ko')).toBe('2026년 11월 21일 23:59')
    expect(formatMoment(new Date('2026-11-21T15:00:00Z'), 'ko')).toBe('2026년 11월 22일 00:00')
    expect(formatMoment(new Date('2026-11-21T15:00:00Z'), 'en')).toBe('22 Nov 2026, 00:00 (Korea time)')
  })
})
