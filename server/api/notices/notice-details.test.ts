import { expect, test } from 'vitest'
import { noticeDetail, noticeDetails } from '#contract/content/notices.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const address = (ids: string) => `/v1/board/notice/details?ids=${ids}`

test('answers each notice as its own call does, in either language', async () => {
  for (const locale of ['en', 'ko'] as const) {
    const { content } = await shop.call(noticeDetails, address('12,6,1'), locale)
    const each = await Promise.all(
      [1, 6, 12].map(async (id) => (await shop.call(noticeDetail, `/v1/board/notice/whole/${id}`, locale)).content),
    )
    expect(content).toEqual(each)
  }
})

test('leaves out unknown numbers', async () => {
  const { content } = await shop.call(noticeDetails, address('999,7'))
  expect(content.map(({ idx }) => idx)).toEqual([7])
})
