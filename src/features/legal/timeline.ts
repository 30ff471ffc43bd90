import type { Edition } from '#contract/content/legal.ts'

/** Time span of an edition, in months since the first edition. */
export interface EditionSpan {
  readonly edition: Edition
  readonly start: number
  readonly months: number
  /** Last day in force, `YYYY-MM-DD`; undefined while no later edition is published. */
  readonly until: string | undefined
}

/** Minimum width in months, for an edition that is published but not in force yet. */
const minMonths = 1

/** Time spans of editions, oldest first, up to `today`. `editions` are newest first. */
export function timeline(editions: readonly Edition[], today: string): { spans: EditionSpan[]; months: number } {
  const oldestFirst = editions.toReversed()
  const [first] = oldestFirst
  if (!first) return { spans: [], months: 0 }
  const spans = oldestFirst.map((edition, index): EditionSpan => {
    const next = oldestFirst[index + 1]
    const start = monthsBetween(first.effective_on, edition.effective_on)
    const end = monthsBetween(first.effective_on, next?.effective_on ?? today)
    return {
      edition,
      start,
      months: next ? end - start : Math.max(end - start, minMonths),
      until: next && dayBefore(next.effective_on),
    }
  })
  const last = spans.at(-1)
  return { spans, months: last ? last.start + last.months : 0 }
}

/** Months between two days, rounded to tenths. */
function monthsBetween(from: string, until: string): number {
  return Math.round((monthOf(until) - monthOf(from)) * 10) / 10
}

/** Months since the year 0, including the elapsed fraction of the month. */
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
