import { koreanDay } from '#lib/i18n/format.ts'
import { serverNow } from '#lib/time/server-time.ts'
import { sampleDeadline, sampleMoment } from '#tests/flows/samples/samples.ts'
import { withOrderDay } from '../flows/order-day.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Time left until a sample deadline, in ms. */
const timeLeftMs = 20 * 60 * 60 * 1000
/** Days and moments around those of the samples. Older ones, such as a birth, stay. */
const nearDay = /^202[67]-\d{2}-\d{2}(?=$|T)/

/**
 * Sample data (JSON values) as if they were of today: the day of `sampleMoment` is today in Korean time, other days are
 * as far from it as in the samples, and the far deadline is hours away. Order numbers are of `orderDay`, since those of
 * an address stay when the day changes.
 */
export function datedToday<Value>(value: Value, orderDay: string): Value
export function datedToday(value: unknown, orderDay: string): unknown {
  return mapTexts(value, (text) =>
    text === sampleDeadline ? deadlineAhead() : withOrderDay(moveBy(text, daysAhead()), orderDay),
  )
}

/** Takes {@link datedToday} back, for data that becomes part of other samples. Order numbers stay. */
export function datedAsSamples(value: unknown): unknown {
  return mapTexts(value, (text) => (text === deadlineAhead() ? sampleDeadline : moveBy(text, -daysAhead())))
}

/** A JSON value with each of its texts replaced. */
function mapTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value)
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, replace))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapTexts(each, replace)]))
}

function moveBy(text: string, days: number): string {
  return text.replace(nearDay, (day) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10))
}

/** Today in Korean time. */
export function today(): string {
  return koreanDay(new Date(serverNow()).toISOString())
}

/** Days from the samples to today. */
function daysAhead(): number {
  return (Date.parse(today()) - Date.parse(koreanDay(sampleMoment))) / dayMs
}

/** Rounded to the hour: rendering twice gives the same page. */
function deadlineAhead(): string {
  const hour = 60 * 60 * 1000
  return new Date(Math.floor((serverNow() + timeLeftMs) / hour) * hour).toISOString()
}
