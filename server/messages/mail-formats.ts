import type { Locale } from '#contract/values/locale.ts'

/** An amount in won: `39,000원`, `₩39,000`; negative with a minus sign. */
export function formatWon(amount: number, locale: Locale): string {
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, ',')
  const sign = amount < 0 ? '−' : ''
  return locale === 'ko' ? `${sign}${digits}원` : `${sign}₩${digits}`
}

const koreanParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const koreanDay = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'long' })

const englishDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Seoul', dateStyle: 'long' })

/** A Korean day, `YYYY-MM-DD`: `2026년 11월 22일`, `22 November 2026`. */
export function formatDay(day: string, locale: Locale): string {
  return (locale === 'ko' ? koreanDay : englishDay).format(new Date(`${day}T12:00:00+09:00`))
}

/** A moment in Korean time: `2026년 11월 22일 14:02`, `22 Nov 2026, 14:02 (Korea time)`. */
export function formatMoment(moment: Date, locale: Locale): string {
  const english = koreanParts.format(moment)
  if (locale === 'en') return `${english} (Korea time)`
  return `${koreanDay.format(moment)} ${english.slice(-5)}`
}
