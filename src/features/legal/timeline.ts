import type { Edition } from '../../../contract/legal.ts'

/** The time of an edition on the rule that starts with the first one, in months. */
export interface EditionSpan {
  readonly edition: Edition
  readonly start: number
  readonly months: number
  /** The last day on which it held, `YYYY-MM-DD`; none while no later edition is posted. */
  readonly until: string | undefined
}

/** An edition that is posted and not yet in force has its place as well, one month wide. */
const leastMonths = 1

/**
 * The editions one after the other, the oldest first, up to `today`.
 * @param editions newest first, as posted
 */
export function timeline(editions: readonly Edition[], today: string): { spans: EditionSpan[]; months: number } {
  const oldestFirst = editions.toReversed()
  const [first] = oldestFirst
  if (!first) return { spans: [], months: 0 }
  const spans = oldestFirst.map((edition, place): EditionSpan => {
    const next = oldestFirst[place + 1]
    const start = monthsBetween(first.effectiveOn, edition.effectiveOn)
    const end = monthsBetween(first.effectiveOn, next?.effectiveOn ?? today)
    return {
      edition,
      start,
      months: next ? end - start : Math.max(end - start, leastMonths),
      until: next && dayBefore(next.effectiveOn),
    }
  })
  const last = spans.at(-1)
  return { spans, months: last ? last.start + last.months : 0 }
}

/** Months from one day to another, to a tenth. */
function monthsBetween(from: string, until: string): number {
  return Math.round((monthOf(until) - monthOf(from)) * 10) / 10
}

/** Months since the year 0, with the part of the month that has passed. */
function monthOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const daysOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return year * 12 + month - 1 + (date - 1) / daysOfMonth
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}
