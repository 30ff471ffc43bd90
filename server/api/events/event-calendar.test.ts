import { expect, test } from 'vitest'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const address = (id: number, query = '') => `/v1/board/event/${id}/calendar${query}`

test.each([
  ['en', 'ko', 'Event 4', 'A line'],
  ['ko', 'en', '이벤트 4', '한 줄'],
] as const)(
  'the days of an event are a calendar file in the language asked for: %s',
  async (lang, locale, title, text) => {
    const answer = await shop.browser().request('GET', address(4, `?lang=${lang}`), { locale })
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/calendar/)
    expect((await answer.text()).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Practicum//Shop//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      // One event in both languages.
      'UID:event-4@shop.localhost',
      'DTSTAMP:20261120T180000Z',
      'DTSTART;VALUE=DATE:20261121',
      'DTEND;VALUE=DATE:20270101',
      'TRANSP:TRANSPARENT',
      `SUMMARY:${title}`,
      `DESCRIPTION:${text}`,
      'URL:http://shop.localhost:3000/cs/event-detail?id=4',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  },
)

test('the file has a name of its own', async () => {
  const answer = await shop.browser().request('GET', address(4))
  expect(answer.headers.get('Content-Disposition')).toContain('event-4.ics')
})

test('an unknown event has none', async () => {
  expect(await shop.expectError(address(99))).toMatchObject({ status: 404, code: 'PR10004404' })
})
