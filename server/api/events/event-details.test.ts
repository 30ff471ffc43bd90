import { expect, test } from 'vitest'
import { eventDetail, eventDetails } from '#contract/content/events.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const address = (ids: string) => `/v1/board/event/details?ids=${ids}`

test('answers each event as its own call does, in either language', async () => {
  for (const locale of ['en', 'ko'] as const) {
    const { content } = await shop.call(eventDetails, address('4,7,1'), locale)
    const each = await Promise.all(
      [1, 4, 7].map(async (id) => (await shop.call(eventDetail, `/v1/board/event/${id}`, locale)).content),
    )
    expect(content).toEqual(each)
  }
})

test('leaves out unknown numbers', async () => {
  const { content } = await shop.call(eventDetails, address('999,3'))
  expect(content.map(({ idx }) => idx)).toEqual([3])
})
