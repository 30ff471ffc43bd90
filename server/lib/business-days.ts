import { addDays } from './clock.ts'

// Business days of Korea: Monday to Friday without the public holidays of the Regulation on holidays of public offices,
// and their substitutes. Elections and days that the government names for one year are unknown here, so that a deadline
// is at times a day earlier than it has to be, and never later. Days are `YYYY-MM-DD`.

/** Holidays of the solar calendar, `MM-DD`, and whether one on a weekend has a substitute. */
const solarHolidays = [
  { day: '01-01', hasSubstitute: false },
  { day: '03-01', hasSubstitute: true },
  { day: '05-05', hasSubstitute: true },
  { day: '06-06', hasSubstitute: false },
  { day: '08-15', hasSubstitute: true },
  { day: '10-03', hasSubstitute: true },
  { day: '10-09', hasSubstitute: true },
  { day: '12-25', hasSubstitute: true },
] as const

/** Holidays of the Korean lunar calendar, month and day; the longer ones have a day before and after. */
const lunarHolidays = [
  { day: '1-1', isLong: true },
  { day: '4-8', isLong: false },
  { day: '8-15', isLong: true },
] as const

// A leap month reads as `4bis`, and has no holidays.
const lunarCalendar = new Intl.DateTimeFormat('en-u-ca-dangi', { timeZone: 'UTC', month: 'numeric', day: 'numeric' })

function lunarDayOf(day: string): string {
  const parts = lunarCalendar.formatToParts(new Date(`${day}T12:00:00Z`))
  const read = (type: 'month' | 'day') => parts.find((part) => part.type === type)?.value
  return `${read('month')}-${read('day')}`
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const isWeekend = (day: string) => weekdayOf(day) === 0 || weekdayOf(day) === 6

const holidaysByYear = new Map<string, ReadonlySet<string>>()

/** The public holidays of a year with their substitutes. */
function holidaysOf(year: string): ReadonlySet<string> {
  const known = holidaysByYear.get(year)
  if (known) return known
  const solar = solarHolidays.map(({ day, hasSubstitute }) => ({
    days: [`${year}-${day}`],
    isLong: false,
    hasSubstitute,
  }))
  const lunar: { days: string[]; isLong: boolean; hasSubstitute: boolean }[] = []
  for (let day = `${year}-01-01`; day.startsWith(year); day = addDays(day, 1)) {
    const found = lunarHolidays.find((each) => each.day === lunarDayOf(day))
    if (!found) continue
    const days = found.isLong ? [addDays(day, -1), day, addDays(day, 1)] : [day]
    lunar.push({ days, isLong: found.isLong, hasSubstitute: true })
  }
  const all = [...solar, ...lunar]
  const holidays = new Set(all.flatMap(({ days }) => days))
  const inOrder = all.toSorted((one, other) => (one.days[0] ?? '').localeCompare(other.days[0] ?? ''))
  for (const [position, holiday] of inOrder.entries()) {
    if (!holiday.hasSubstitute) continue
    // Two holidays on one day have one substitute.
    const others = inOrder.slice(0, position).flatMap(({ days }) => days)
    // The days of Seollal and Chuseok have a substitute for a Sunday, the others for a Saturday too.
    const lost = holiday.days.filter(
      (day) => weekdayOf(day) === 0 || (!holiday.isLong && weekdayOf(day) === 6) || others.includes(day),
    )
    if (lost.length === 0) continue
    let substitute = addDays(holiday.days.at(-1) ?? '', 1)
    while (isWeekend(substitute) || holidays.has(substitute)) substitute = addDays(substitute, 1)
    holidays.add(substitute)
  }
  holidaysByYear.set(year, holidays)
  return holidays
}

/** Whether a Korean day is a business day. */
export function isBusinessDay(day: string): boolean {
  return !isWeekend(day) && !holidaysOf(day.slice(0, 4)).has(day)
}

/** The business day that is `count` business days after a day. */
export function addBusinessDays(day: string, count: number): string {
  let reached = day
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1)
    if (isBusinessDay(reached)) left -= 1
  }
  return reached
}
