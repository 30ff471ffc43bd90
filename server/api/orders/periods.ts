import { addDays } from '#server/lib/clock.ts'

/**
 * The same day a number of months after `day`, or the last day of that month when it is shorter; `YYYY-MM-DD`. Three
 * months from 30 November end in February.
 */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, last))
  return first.toISOString().slice(0, 10)
}

/** First and last day of a number of months from `startsOn`, not beyond `until`. 0 months have no end. */
export function accessPeriod(
  startsOn: string,
  months: number,
  until: string | null,
): { readonly startsOn: string; readonly endsOn: string | null } {
  if (months === 0) return { startsOn, endsOn: until }
  const endsOn = addDays(addMonths(startsOn, months), -1)
  return { startsOn, endsOn: until !== null && until < endsOn ? until : endsOn }
}
