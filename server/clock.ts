/** The one source of business time. Nothing else may ask the machine what time it is. */
export interface Clock {
  now(): Date
  /** Today in Korean time, `YYYY-MM-DD`. */
  today(): string
}

const koreanDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul', dateStyle: 'short' })

/** A clock that reads `now`, by default the machine's. */
export function createClock(now: () => number = Date.now): Clock {
  return {
    now: () => new Date(now()),
    today: () => koreanDay.format(now()),
  }
}

/** The day `days` after `day`; both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
