/** The only source of business time. No other code reads the machine's clock. */
export interface Clock {
  now(): Date
  /** Today in Korean time, `YYYY-MM-DD`. */
  today(): string
  /** Present in the sandbox, where time can be moved. */
  readonly offset?: ClockOffset
}

/** Difference of a sandbox's clock to the machine's clock. */
export interface ClockOffset {
  milliseconds: number
}

const koreanDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul', dateStyle: 'short' })

/** Creates a clock that reads `now`, by default the machine's. With an `offset` it can be moved. */
export function createClock(now: () => number = Date.now, offset?: ClockOffset): Clock {
  const read = () => now() + (offset?.milliseconds ?? 0)
  return {
    now: () => new Date(read()),
    today: () => koreanDay.format(read()),
    ...(offset ? { offset } : {}),
  }
}

/** The day of a moment in Korean time, `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return koreanDay.format(moment)
}

/** The day `days` after `day`; both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** How many days `until` is after `from`; both `YYYY-MM-DD`. */
export function daysBetween(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / 86_400_000
}

/** The first moment of a Korean day, `YYYY-MM-DD`. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+09:00`)
}

/** The last moment of a Korean day, `YYYY-MM-DD`. */
export function endOfDay(day: string): Date {
  return new Date(`${day}T23:59:59.999+09:00`)
}
