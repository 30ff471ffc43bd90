import { describe, expect, test } from 'vitest'
import {
  endOfPass,
  formatDay,
  formatDayShort,
  formatFileSize,
  formatInteger,
  formatMinutes,
  formatMoment,
  formatMonths,
  formatPeriod,
  formatSeconds,
  formatTime,
  formatWeekday,
  formatWon,
  koreanDay,
} from './format.ts'

test('groups thousands', () => {
  expect([0, 12, 999, 1000, 39000, 1234567].map(formatInteger)).toEqual([
    '0',
    '12',
    '999',
    '1,000',
    '39,000',
    '1,234,567',
  ])
})

test('writes won in each language', () => {
  expect(formatWon(39000, 'ko')).toBe('39,000원')
  expect(formatWon(39000, 'en')).toBe('₩39,000')
  expect(formatWon(-39000, 'ko')).toBe('−39,000원')
  expect(formatWon(-39000, 'en')).toBe('−₩39,000')
})

test('leaves out the part of a length that is nothing', () => {
  expect([5, 60, 250].map((minutes) => formatMinutes(minutes, 'ko'))).toEqual(['5분', '1시간', '4시간 10분'])
  expect([5, 60, 250].map((minutes) => formatMinutes(minutes, 'en'))).toEqual(['5 min', '1 h', '4 h 10 min'])
  expect(formatSeconds(134, 'ko')).toBe('2분 14초')
  expect(formatSeconds(21, 'en')).toBe('21 s')
})

test('names the year only when it is not this one', () => {
  expect(formatDay('2026-12-31', '2026-11-21', 'ko')).toBe('12월 31일')
  expect(formatDay('2027-01-31', '2026-11-21', 'ko')).toBe('2027년 1월 31일')
  expect(formatDay('2027-01-31', '2026-11-21', 'en')).toBe('31 Jan 2027')
  expect(formatDayShort('2026-11-06', 'ko')).toBe('2026. 11. 06.')
})

test('names the year of a period once, and of both days when they are in different years', () => {
  expect(formatPeriod('2026-11-24', '2026-12-23', '2026-11-24', 'ko')).toBe('11월 24일 – 12월 23일')
  expect(formatPeriod('2026-11-24', '2026-12-23', '2026-11-24', 'en')).toBe('24 Nov – 23 Dec')
  expect(formatPeriod('2027-02-12', '2027-02-28', '2026-11-24', 'ko')).toBe('2027년 2월 12일 – 2월 28일')
  expect(formatPeriod('2027-02-12', '2027-02-28', '2026-11-24', 'en')).toBe('12 Feb – 28 Feb 2027')
  expect(formatPeriod('2026-11-24', '2027-02-23', '2026-11-24', 'ko')).toBe('2026년 11월 24일 – 2027년 2월 23일')
  expect(formatPeriod('2026-11-24', '2027-02-23', '2026-11-24', 'en')).toBe('24 Nov 2026 – 23 Feb 2027')
  expect(formatPeriod('2026-11-05', '2026-11-05', '2026-11-24', 'en')).toBe('5 Nov')
})

test('tells a moment by the clock of the shop, wherever it is read', () => {
  expect(formatMoment('2026-11-21T18:02:00.000Z', 'ko', '2026-11-21')).toBe('11월 22일 03:02')
  expect(formatMoment('2026-11-21T05:02:00.000Z', 'en', '2026-11-21')).toBe('21 Nov 14:02')
})

test('lists months of passes', () => {
  expect(formatMonths([3, 6, 12], 'ko')).toBe('3 · 6 · 12개월')
  expect(formatMonths([3, 6, 12], 'en')).toBe('3 · 6 · 12 months')
  expect(formatMonths([12], 'en')).toBe('12 months')
  expect(formatMonths([1, 3], 'en')).toBe('1 · 3 months')
  expect(formatMonths([1], 'en')).toBe('1 month')
  expect(formatMonths([1], 'ko')).toBe('1개월')
})

describe('the last day of a pass', () => {
  test.each([
    ['2026-10-20', 3, '2027-01-19'],
    ['2026-11-30', 3, '2027-02-27'],
    ['2026-01-31', 1, '2026-02-27'],
    ['2027-11-30', 3, '2028-02-28'],
    ['2026-01-01', 12, '2026-12-31'],
  ])('%s for %i months is %s', (start, length, end) => {
    expect(endOfPass(start, length)).toBe(end)
  })
})

test('takes the day of a moment where the shop is', () => {
  expect(koreanDay('2026-11-20T14:59:59.999Z')).toBe('2026-11-20')
  expect(koreanDay('2026-11-20T15:00:00.000Z')).toBe('2026-11-21')
})

test.each([
  [640, '640 B'],
  [182_272, '178 KB'],
  [1_258_291, '1.2 MB'],
  [20_971_520, '20.0 MB'],
])('tells the size of a file of %d bytes', (bytes, size) => {
  expect(formatFileSize(bytes)).toBe(size)
})

test('days with their weekday, and times, are Korean', () => {
  expect(formatWeekday('2026-12-06', '2026-11-21', 'ko')).toBe('12월 6일 일요일')
  expect(formatWeekday('2027-01-01', '2026-11-21', 'en')).toBe('Friday, 1 Jan 2027')
  expect(formatTime('2026-12-05T17:05:00.000Z')).toBe('02:05')
})
