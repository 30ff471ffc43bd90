import type { Company } from '#contract/values/company.ts'

/** An entry of a calendar. */
export interface CalendarEntry {
  /** Equal in every file about the same thing, so that a calendar replaces the entry. */
  readonly uid: string
  readonly title: string
  readonly description: string
  /** Address of the page about it. */
  readonly url: string
  /** First and last day, `YYYY-MM-DD`. */
  readonly from: string
  readonly until: string
  /** Hours of the last day in Korean time; without them it lasts for whole days. */
  readonly hours?: Pick<Company['hours'], 'opens' | 'closes'>
  /** Days before it on which the calendar reminds. */
  readonly reminderDays?: number
}

/** Korea's time zone has had no daylight saving time since 1988. */
const seoul = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Seoul',
  'BEGIN:STANDARD',
  'DTSTART:19881009T030000',
  'TZOFFSETFROM:+1000',
  'TZOFFSETTO:+0900',
  'TZNAME:KST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** Bytes of a line, without its end. */
const maxLineBytes = 75

/** A calendar file of `shop` with one entry (RFC 5545), made at `now`. */
export function calendarFile(entry: CalendarEntry, shop: string, now: Date): Buffer {
  const { uid, title, from, until, hours, reminderDays } = entry
  const at = (time: string) => `TZID=Asia/Seoul:${compact(until)}T${time.replace(':', '')}00`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(shop)}//Shop//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(hours ? seoul : []),
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    // The end of whole days is the day after the last one.
    ...(hours
      ? [`DTSTART;${at(hours.opens)}`, `DTEND;${at(hours.closes)}`]
      : [`DTSTART;VALUE=DATE:${compact(from)}`, `DTEND;VALUE=DATE:${compact(dayAfter(until))}`, 'TRANSP:TRANSPARENT']),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `URL:${entry.url}`,
    ...(reminderDays === undefined
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `TRIGGER:-P${reminderDays}D`,
          `DESCRIPTION:${escapeText(title)}`,
          'END:VALARM',
        ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return Buffer.from(lines.map((line) => `${fold(line)}\r\n`).join(''))
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

/** Text as a value (RFC 5545, section 3.3.11). */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n')
}

/** Breaks a long line between characters; what follows a break begins with a space (RFC 5545, section 3.1). */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > maxLineBytes) {
      parts.push(part)
      part = ' '
    }
    part += character
  }
  return [...parts, part].join('\r\n')
}
