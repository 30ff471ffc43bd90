import { expect, test } from 'vitest'
import { deviceList } from '#contract/content/devices.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()

async function listed(query: string): Promise<number[]> {
  const { content } = await shop.call(deviceList, `/v1/board/device${query}`)
  return content.map(({ idx }) => idx)
}

test('lists every device without filters, in the shop’s order', async () => {
  expect(await listed('')).toEqual([11, 12, 21])
})

test('filters by category, by way of sale, and by both', async () => {
  expect(await listed('?category=vr')).toEqual([11, 12])
  expect(await listed('?sale_type=rental')).toEqual([11, 12])
  expect(await listed('?sale_type=purchase')).toEqual([11, 21])
  expect(await listed('?sale_type=purchase&category=wheel')).toEqual([21])
})

test.each([
  ['a part of a Korean name', '드셋', [11]],
  ['a part of an English name, in any case', 'PLAT', [12]],
  ['a keyword of either language', '가상', [11]],
  ['words of both languages', '헤드셋 virtual', [11]],
  ['blanks alone, which leave nothing out', '  ', [11, 12, 21]],
  ['a wild card, which is none', '%', []],
])('finds by %s', async (_, title, expected) => {
  expect(await listed(`?title=${encodeURIComponent(title)}`)).toEqual(expected)
})

test('finds within the other filters', async () => {
  expect(await listed('?title=%ED%9C%A0&category=vr')).toEqual([])
  expect(await listed('?title=%ED%9C%A0&sale_type=purchase')).toEqual([21])
})

test('answers an empty list when nothing matches both filters', async () => {
  expect(await listed('?sale_type=rental&category=wheel')).toEqual([])
})

test('answers an empty list for a category that the content has not', async () => {
  expect(await listed('?category=gloves')).toEqual([])
})

test('answers prices, terms, delivery and stock, the shortest term first', async () => {
  const { content } = await shop.call(deviceList, '/v1/board/device', 'ko')
  expect(content[0]).toEqual({
    idx: 11,
    category: 'vr',
    category_name: 'VR 장비',
    category_position: 0,
    name: '헤드셋',
    summary: '한 문장 소개',
    thumbnail: expect.stringMatching(/^\/media\/pictures\/[0-9a-f]{8}\/ward\.svg$/),
    keyword: ['가상현실'],
    rental: [
      { subs_month: 1, amt: 50_000, disc_rate: 0, total_amt: 50_000 },
      { subs_month: 12, amt: 40_000, disc_rate: 20, total_amt: 480_000 },
    ],
    purchase: { amt: 690_000 },
    delivery_amt: 5_000,
    stock: 12,
    returns_on: null,
  })
})

test('says when the next piece comes back, until that day has passed', async () => {
  const returnsOn = async () => (await shop.call(deviceList, '/v1/board/device')).content[1]?.returns_on
  const daySeconds = 24 * 60 * 60
  expect(await returnsOn()).toBe('2026-11-22')
  shop.pass(daySeconds)
  expect(await returnsOn()).toBe('2026-11-22')
  shop.pass(daySeconds)
  expect(await returnsOn()).toBeNull()
})

test.each([
  ['sale_type', '?sale_type=lease'],
  ['category', '?category=Two%20words'],
  ['title', `?title=${'a'.repeat(51)}`],
  ['title', '?title=%00'],
])('refuses another %s, and names it', async (field, query) => {
  expect(await shop.expectError(`/v1/board/device${query}`)).toMatchObject({
    status: 400,
    code: 'PR10002400',
    content: { field },
  })
})
