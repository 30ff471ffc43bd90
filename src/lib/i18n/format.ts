import type { Locale } from '#contract/values/locale.ts'

// Formats of numbers, money and dates. Written by hand, because server and browser must render the same text.

/** Groups of three: `39,000`. */
export function formatInteger(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** An amount in won: `39,000원`, `₩39,000`; negative with a minus sign. */
export function formatWon(amount: number, locale: Locale): string {
  const digits = formatInteger(Math.abs(amount))
  const sign = amount < 0 ? '−' : ''
  return locale === 'ko' ? `${sign}${digits}원` : `${sign}₩${digits}`
}

/** A length in minutes: `4시간 10분`, `4 h 10 min`. */
export function formatMinutes(minutes: number, locale: Locale): string {
  return inSixties(minutes, locale === 'ko' ? ['시간', '분'] : [' h', ' min'])
}

/** A length in seconds: `2분 14초`, `2 min 14 s`. */
export function formatSeconds(seconds: number, locale: Locale): string {
  return inSixties(seconds, locale === 'ko' ? ['분', '초'] : [' min', ' s'])
}

function inSixties(value: number, [large, small]: readonly [string, string]): string {
  const whole = Math.floor(value / 60)
  const rest = value % 60
  return [whole > 0 && `${whole}${large}`, (rest > 0 || whole === 0) && `${rest}${small}`].filter(Boolean).join(' ')
}

/** Size of a file: `640 B`, `178 KB`, `1.2 MB`, `1.6 GB`; 1 KB is 1,024 bytes. */
export function formatFileSize(bytes: number): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1) return `${bytes} B`
  if (kilobytes < 1000) return `${Math.round(kilobytes)} KB`
  const megabytes = kilobytes / 1024
  return megabytes < 1000 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / 1024).toFixed(1)} GB`
}

/** The day of a moment in Korean time, where the shop is: `2026-11-21` of `2026-11-20T18:00:00Z`. */
export function koreanDay(moment: string): string {
  return inKorea(moment).toISOString().slice(0, 10)
}

/** A moment in Korean time as spreadsheets read it: `2026-11-21 03:00`. */
export function koreanMinute(moment: string): string {
  return inKorea(moment).toISOString().slice(0, 16).replace('T', ' ')
}

function koreanTime(moment: string): { hour: number; minute: number } {
  const there = inKorea(moment)
  return { hour: there.getUTCHours(), minute: there.getUTCMinutes() }
}

/** A moment shifted so that its UTC parts are the Korean ones. */
function inKorea(moment: string): Date {
  const hoursAhead = 9
  return new Date(Date.parse(moment) + hoursAhead * 3_600_000)
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day for a table: `2026. 11. 16.`, `16 Nov 2026`. */
export function formatDayShort(day: string, locale: Locale): string {
  const { year, month, date } = partsOf(day)
  return locale === 'ko' ? `${year}. ${pad(month)}. ${pad(date)}.` : `${date} ${monthNames[month - 1]} ${year}`
}

/** A day in a sentence: `12월 31일`, `31 Dec`; with the year when it is not `today`'s. */
export function formatDay(day: string, today: string, locale: Locale): string {
  const { year, month, date } = partsOf(day)
  const sameYear = today.startsWith(String(year))
  if (locale === 'ko') return `${sameYear ? '' : `${year}년 `}${month}월 ${date}일`
  return `${date} ${monthNames[month - 1]}${sameYear ? '' : ` ${year}`}`
}

/** A day in a sentence, always with its year: `2025년 12월 31일`, `31 Dec 2025`. */
export function formatDayWithYear(day: string, locale: Locale): string {
  return formatDay(day, '', locale)
}

/**
 * First and last day of a period: `11월 24일 – 12월 23일`, `24 Nov – 23 Dec`. With the year when it is not `today`'s: once
 * when both share it (`12 Feb – 28 Feb 2027`), else with each day.
 */
export function formatPeriod(first: string, last: string, today: string, locale: Locale): string {
  if (first === last) return formatDay(first, today, locale)
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  const start =
    isOneYear && locale === 'en' ? formatDay(first, first, locale) : formatDay(first, isOneYear ? today : '', locale)
  const end =
    isOneYear && locale === 'ko' ? formatDay(last, last, locale) : formatDay(last, isOneYear ? today : '', locale)
  return `${start} – ${end}`
}

const weekdayNames = {
  ko: ['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const

/** A day with its weekday: `12월 31일 목요일`, `Thursday, 31 Dec`; with the year when it is not `today`'s. */
export function formatWeekday(day: string, today: string, locale: Locale): string {
  const weekday = weekdayNames[locale][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
  const date = formatDay(day, today, locale)
  return locale === 'ko' ? `${date} ${weekday}` : `${weekday}, ${date}`
}

/** The time of a moment in Korea: `02:00`. */
export function formatTime(moment: string): string {
  const { hour, minute } = koreanTime(moment)
  return `${pad(hour)}:${pad(minute)}`
}

/** A moment in a sentence, in Korean time: `11월 22일 14:02`, `22 Nov 14:02`; with the year when it is not `today`'s. */
export function formatMoment(moment: string, locale: Locale, today = koreanDay(moment)): string {
  return `${formatDay(koreanDay(moment), today, locale)} ${formatTime(moment)}`
}

/** A moment in Korean time, always with its year: `2026년 11월 22일 14:02`, `22 Nov 2026 14:02`. */
export function formatMomentWithYear(moment: string, locale: Locale): string {
  return formatMoment(moment, locale, '')
}

/** The month of a day: `11월`, `Nov`. */
export function monthName(day: string, locale: Locale): string {
  const { month } = partsOf(day)
  return locale === 'ko' ? `${month}월` : (monthNames[month - 1] ?? '')
}

/** The month of a day with its year: `2025년 10월`, `Oct 2025`. */
export function formatMonthWithYear(day: string, locale: Locale): string {
  const { year } = partsOf(day)
  return locale === 'ko' ? `${year}년 ${monthName(day, locale)}` : `${monthName(day, locale)} ${year}`
}

/** Lengths of passes: `3 · 6 · 12개월`, `3 · 6 · 12 months`. Source of the unit: specification, section 9. */
export function formatMonths(values: readonly number[], locale: Locale): string {
  const list = values.join(' · ')
  return locale === 'ko' ? `${list}개월` : `${list} ${values.length === 1 && values[0] === 1 ? 'month' : 'months'}`
}

/** The last day of a pass of `count` months that begins on `day`. */
export function endOfPass(day: string, count: number): string {
  const { year, month, date } = partsOf(day)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + count + 1, 0)).getUTCDate()
  const end = new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastOfMonth) - 1))
  return end.toISOString().slice(0, 10)
}

function partsOf(day: string): { year: number; month: number; date: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month, date }
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}

/** Names of which one is meant, such as `Google, Kakao or Naver`. */
export function formatChoice(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale === 'ko' ? 'ko' : 'en-GB', { type: 'disjunction' }).format(names)
}
