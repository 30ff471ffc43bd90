/**
 * Lists from which a date is chosen: years from 2023 to the current one, 12 months, 31 days. Source: specification,
 * section 9.
 */
export const dateOptions = {
  /** The newest first. `today` is `YYYY-MM-DD`. */
  years: (today: string): number[] => {
    const current = Number(today.slice(0, 4))
    return Array.from({ length: current - firstYear + 1 }, (_, index) => current - index)
  },
  months: Array.from({ length: 12 }, (_, index) => index + 1),
  days: Array.from({ length: 31 }, (_, index) => index + 1),
} as const

const firstYear = 2023

/**
 * The chosen day, `YYYY-MM-DD`: the first month or day when none was chosen, and the last day of a shorter month.
 * Undefined without a year.
 */
export function selectedDay({
  year,
  month = 1,
  day = 1,
}: {
  readonly year?: number | undefined
  readonly month?: number | undefined
  readonly day?: number | undefined
}): string | undefined {
  if (year === undefined) return undefined
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1, Math.min(day, lastDay))).toISOString().slice(0, 10)
}
