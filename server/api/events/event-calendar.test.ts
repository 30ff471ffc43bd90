import { expect, test } from 'vitest'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const address = (id: number, query = '') => `/v1/board/event/${id}/calendar${query}`
const linesOf = async (path: string) => {
  const answer = await shop.browser().request('GET', path)
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/calendar/)
  return (await answer.text()).split('\r\n')
}

test('the days of an event are a calendar file in either language, with the same number', async () => {
  const english = await linesOf(address(4, '?lang=en'))
  const korean = await linesOf(address(4, '?lang=ko'))
  expect(english).toContain('SUMMARY:Event 4')
  expect(korean).toContain('SUMMARY:이벤트 4')
  for (const lines of [english, korean]) {
    expect(lines).toContain('UID:event-4@practicum.localhost')
    expect(lines).toContain('DTSTART;VALUE=DATE:20261121')
    expect(lines).toContain('DTEND;VALUE=DATE:20270101')
    expect(lines).toContain('URL:http://practicum.localhost:3000/cs/event-detail?id=4')
  }
})

test('the file has a name of its own', async () => {
  const answer = await shop.browser().request('GET', address(4))
  expect(answer.headers.get('Content-Disposition')).toContain('event-4.ics')
})

test('an unknown event has none', async () => {
  expect(await shop.expectError(address(99))).toMatchObject({ status: 404, code: 'PR10004404' })
})
