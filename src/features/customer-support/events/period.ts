import type { EventSummary } from '#contract/content/events.ts'

type Period = Pick<EventSummary, 'starts_on' | 'ends_on'>

/** Days from one day to a later one, both `YYYY-MM-DD`. */
export function daysFrom(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000)
}

/** Length of an event in days; its last day counts. */
export function lengthOf({ starts_on, ends_on }: Period): number {
  return daysFrom(starts_on, ends_on) + 1
}

/** Days of an event that have passed on `today`, today included; at most its length. */
export function passedDays(event: Period, today: string): number {
  return Math.min(lengthOf(event), Math.max(0, daysFrom(event.starts_on, today) + 1))
}

/** Days that a drawing of several events covers. */
export interface Axis {
  readonly startsOn: string
  readonly days: number
}

/** From the first day of the month in which the first event starts to the end of the last one. Throws without events. */
export function axisOf(events: readonly Period[]): Axis {
  const [first] = events.map(({ starts_on }) => starts_on).toSorted()
  const last = events
    .map(({ ends_on }) => ends_on)
    .toSorted()
    .at(-1)
  if (first === undefined || last === undefined) throw new Error('an axis needs an event')
  const startsOn = `${first.slice(0, 8)}01`
  return { startsOn, days: daysFrom(startsOn, last) + 1 }
}

/** Position of a day on the axis in percent, from 0 to 100. */
export function positionOn({ startsOn, days }: Axis, day: string): number {
  return Math.min(100, Math.max(0, (daysFrom(startsOn, day) / days) * 100))
}

/** First days of the months on the axis. */
export function monthsOn({ startsOn, days }: Axis): string[] {
  const first = new Date(`${startsOn}T00:00:00Z`)
  const months: string[] = []
  for (let month = 0; ; month++) {
    const day = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month, 1)).toISOString().slice(0, 10)
    if (daysFrom(startsOn, day) >= days) return months
    months.push(day)
  }
}
