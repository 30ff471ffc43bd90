import { describe, expect, test } from 'vitest'
import { eventDetail, eventList, eventStates } from '#contract/content/events.ts'
import { expectFieldError, itRejectsBadPaging } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const address = '/v1/board/event'
const shop = await sampleShop()

async function listed(query = ''): Promise<string[]> {
  const { content } = await shop.call(eventList, `${address}${query}`)
  return content.map(({ idx, state }) => `${idx} ${state}`)
}

describe('the list', () => {
  test('shows ongoing events by their end, upcoming ones by their start, and the latest completed ones', async () => {
    expect(await listed()).toEqual([
      '3 ongoing',
      '5 ongoing',
      '4 ongoing',
      '6 upcoming',
      '7 upcoming',
      '2 completed',
      '1 completed',
    ])
  })

  test('holds twenty a page unless told otherwise', async () => {
    const { page_info } = await shop.call(eventList, address)
    expect(page_info).toEqual({ request_page: 1, request_size: 20, total_pages: 1, total_size: 7 })
    expect(await listed('?page_size=3&page_index=3')).toEqual(['1 completed'])
    expect(await listed('?page_size=3&page_index=4')).toEqual([])
  })

  test.each([
    ['ongoing', ['3 ongoing', '5 ongoing', '4 ongoing']],
    ['upcoming', ['6 upcoming', '7 upcoming']],
    ['completed', ['2 completed', '1 completed']],
  ])('shows only events that are %s', async (state, events) => {
    expect(await listed(`?state=${state}`)).toEqual(events)
  })

  test.each([
    ['event 4', ['4 ongoing']],
    ['LINE', ['3 ongoing', '5 ongoing', '4 ongoing', '6 upcoming', '7 upcoming', '2 completed', '1 completed']],
    ['nowhere', []],
  ])('finds events by words of title and summary: %s', async (title, found) => {
    expect(await listed(`?title=${encodeURIComponent(title)}`)).toEqual(found)
  })

  test.each([
    ['?state=upcoming', 2],
    ['?title=event%204', 1],
    ['?title=nowhere', 0],
  ])('counts the events that %s finds', async (query, total) => {
    expect((await shop.call(eventList, `${address}${query}`)).page_info?.total_size).toBe(total)
  })

  itRejectsBadPaging(shop, address)

  test.each(['over', ''])('refuses state=%s, naming it', async (state) => {
    await expectFieldError(shop, `${address}?state=${state}`, 'state')
  })
})

describe('an event', () => {
  test('has its conditions, its open courses and its neighbours', async () => {
    const { content } = await shop.call(eventDetail, `${address}/4`)
    expect(content).toMatchObject({
      idx: 4,
      title: 'Event 4',
      summary: 'A line',
      text: 'Text here',
      category: { code: 'safety', name: 'Industrial safety' },
      state: 'ongoing',
      starts_on: '2026-11-21',
      ends_on: '2026-12-31',
      detail: [{ name: 'For', value: 'Everyone' }],
      previous: { idx: 5, title: 'Event 5', starts_on: '2026-11-10', ends_on: '2026-11-30' },
      next: { idx: 6 },
    })
    expect(content.contents.map(({ idx }) => idx).toSorted()).toEqual([101, 202])
    expect(content.thumbnail).toMatch(/^\/media\/pictures\/[0-9a-f]{8}\/ward\.svg$/)
  })

  test('of the whole shop has no field; the first and the last one have one neighbour', async () => {
    expect((await shop.call(eventDetail, `${address}/1`)).content).toMatchObject({
      category: null,
      contents: [],
      previous: null,
      next: { idx: 2 },
    })
    expect((await shop.call(eventDetail, `${address}/7`)).content).toMatchObject({ previous: { idx: 6 }, next: null })
    expect((await shop.call(eventDetail, `${address}/3`, 'ko')).content).toMatchObject({
      title: '이벤트 3',
      text: '내용 없음',
      previous: { idx: 2, title: '이벤트 2' },
    })
  })

  test('is not found under an unknown number', async () => {
    expect(await shop.expectError(`${address}/99`)).toMatchObject({ status: 404, code: 'PR10004404' })
    await expectFieldError(shop, `${address}/none`, 'id')
  })
})

test('the state follows the business day', async () => {
  const counts = async () => (await shop.call(eventStates, `${address}/state`)).content
  expect(await counts()).toEqual({ ongoing: 3, upcoming: 2, completed: 2 })
  shop.pass(24 * 60 * 60)
  expect(await counts()).toEqual({ ongoing: 3, upcoming: 1, completed: 3 })
  expect(await listed('?state=ongoing')).toEqual(['5 ongoing', '6 ongoing', '4 ongoing'])
  expect((await shop.call(eventDetail, `${address}/3`)).content.state).toBe('completed')
})
