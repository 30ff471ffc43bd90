import type { Maintenance } from '#contract/content/notices.ts'
import { koreanDay } from '#lib/i18n/format.ts'

const hourMilliseconds = 60 * 60 * 1_000
const dayHours = 24
/** Days that are drawn at most. */
const mostDays = 2

interface MaintenanceHours {
  /** Hours of the drawn days: 24 or 48. */
  readonly length: number
  /** Hours from the first midnight to the start. */
  readonly offset: number
  readonly hours: number
}

/** The hours of a maintenance on the days that it touches, in Korean time; undefined for more than two days. */
export function maintenanceHours({ starts_at, ends_at }: Pick<Maintenance, 'starts_at' | 'ends_at'>) {
  const midnight = Date.parse(`${koreanDay(starts_at)}T00:00:00+09:00`)
  const offset = (Date.parse(starts_at) - midnight) / hourMilliseconds
  const hours = (Date.parse(ends_at) - Date.parse(starts_at)) / hourMilliseconds
  const days = Math.ceil((offset + hours) / dayHours)
  const drawn: MaintenanceHours = { length: days * dayHours, offset, hours }
  return days > mostDays ? undefined : drawn
}
