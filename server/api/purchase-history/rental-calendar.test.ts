import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderItems } from '#server/db/schema/orders.ts'
import { headsetRental, order, paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const { db } = shop.services
const itemOf = async (number: string) => {
  const [item] = await db.select().from(orderItems).where(eq(orderItems.orderNumber, number))
  return item?.id ?? ''
}

test.each([
  ['en', 'SUMMARY:Return Headset'],
  ['ko', 'SUMMARY:헤드셋 반납'],
] as const)('the end of a rental is a calendar file with a reminder: %s', async (locale, summary) => {
  const { browser, token, ...buying } = await signInBuyer(shop)
  const number = await paidOrder(shop, { browser, token, ...buying }, [headsetRental])
  const item = await itemOf(number)
  const answer = await browser.request('GET', `/v1/member/my/order/${number}/item/${item}/calendar`, { token, locale })
  expect(answer.headers.get('Content-Disposition')).toContain(`rental-${number}.ics`)
  const lines = (await answer.text()).split('\r\n')
  expect(lines).toContain(summary)
  expect(lines).toContain(`UID:rental-${item}@practicum.localhost`)
  // Ordered on 21 November, the headset arrives on 24 November, for twelve months.
  expect(lines).toContain('DTSTART;TZID=Asia/Seoul:20271123T100000')
  expect(lines).toContain('TRIGGER:-P3D')
})

test('what is no rental, or not paid yet, has none', async () => {
  const buying = await signInBuyer(shop)
  const { browser, token } = buying
  for (const number of [await paidOrder(shop, buying), await order(shop, buying, [headsetRental])]) {
    const address = `/v1/member/my/order/${number}/item/${await itemOf(number)}/calendar`
    expect((await browser.expectError('GET', address, { token })).code).toBe('PR10004404')
  }
})
