import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deviceDetail } from '#contract/content/devices.ts'
import { devices } from '#server/db/schema/boards.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()

test('answers everything about a device, in the language of the call', async () => {
  const { content } = await shop.call(deviceDetail, '/v1/board/device/detail/11', 'ko')
  expect(content).toMatchObject({
    idx: 11,
    name: '헤드셋',
    detail: [{ name: '무게', value: '515g' }],
    guide: '고르는 법',
    check: ['자리를 비워 두세요'],
  })
})

test('names the open courses that require it, and none that is coming soon', async () => {
  const { content } = await shop.call(deviceDetail, '/v1/board/device/detail/11')
  expect(content.contents).toEqual([
    {
      idx: 101,
      category: { code: 'healthcare', name: 'Health & care' },
      title: 'IV "insertion" <hands on>',
      thumbnail: expect.stringMatching(/\/ward\.svg$/),
      curriculum: { count: 8, free_count: 2 },
      individual: { is_exist: true },
    },
  ])
})

test('answers no courses for a device that none requires', async () => {
  expect((await shop.call(deviceDetail, '/v1/board/device/detail/12')).content.contents).toEqual([])
})

test('has no terms where a device is only sold, and no price where it is only rented', async () => {
  expect((await shop.call(deviceDetail, '/v1/board/device/detail/21')).content).toMatchObject({
    rental: [],
    purchase: { amt: 270_000 },
  })
  expect((await shop.call(deviceDetail, '/v1/board/device/detail/12')).content.purchase).toBeNull()
})

test('finds no device for an unknown number, and refuses an invalid one', async () => {
  expect(await shop.expectError('/v1/board/device/detail/99')).toMatchObject({ status: 404, code: 'PR10004404' })
  expect(await shop.expectError('/v1/board/device/detail/x')).toMatchObject({ status: 400, content: { field: 'id' } })
})

test('finds no device that is withdrawn', async () => {
  await shop.database.db.update(devices).set({ isWithdrawn: true }).where(eq(devices.idx, 12))
  expect(await shop.expectError('/v1/board/device/detail/12')).toMatchObject({ status: 404, code: 'PR10004404' })
})
