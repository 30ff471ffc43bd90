import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const now = new Date('2026-11-20T01:02:03.456Z')
const event = {
  uid: 'event-4@shop.example',
  title: '봄 직업훈련 박람회',
  description: 'One',
  url: 'https://shop.example/cs/event-detail?id=4',
  from: '2026-11-21',
  until: '2026-12-31',
}
const linesOf = (entry: Parameters<typeof calendarFile>[0]) =>
  calendarFile(entry, 'Practicum', now).toString().split('\r\n')

describe('calendarFile', () => {
  it('writes whole days, with the day after the last one as the end', () => {
    expect(linesOf(event)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Practicum//Shop//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:event-4@shop.example',
      'DTSTAMP:20261120T010203Z',
      'DTSTART;VALUE=DATE:20261121',
      'DTEND;VALUE=DATE:20270101',
      'TRANSP:TRANSPARENT',
      'SUMMARY:봄 직업훈련 박람회',
      'DESCRIPTION:One',
      'URL:https://shop.example/cs/event-detail?id=4',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('writes the business hours of the last day in Korean time, with a reminder', () => {
    const lines = linesOf({ ...event, hours: { opens: '10:00', closes: '17:00' }, reminderDays: 3 })
    expect(lines).toContain('TZID:Asia/Seoul')
    expect(lines).toContain('TZOFFSETTO:+0900')
    expect(lines).toContain('DTSTART;TZID=Asia/Seoul:20261231T100000')
    expect(lines).toContain('DTEND;TZID=Asia/Seoul:20261231T170000')
    expect(lines).toContain('TRIGGER:-P3D')
  })

  it('escapes what has a meaning of its own', () => {
    const lines = linesOf({ ...event, title: 'Lathe; welding, \\ and more', description: 'First\nSecond\r\nThird' })
    expect(lines).toContain('SUMMARY:Lathe\\; welding\\, \\\\ and more')
    expect(lines).toContain('DESCRIPTION:First\\nSecond\\nThird')
  })

  it('folds lines at 75 bytes between characters, and loses none', () => {
    const title = '가나다라마바사아자차카타파하'.repeat(6)
    const text = calendarFile({ ...event, title }, 'Practicum', now).toString()
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
  })
})
