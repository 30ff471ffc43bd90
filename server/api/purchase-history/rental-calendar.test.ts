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
  [
    'en',
    'Return Headset',
    String.raw`The rental ends on this day. Order number {number}. To keep it longer\, extend it by then.`,
  ],
  ['ko', '헤드셋 반납', '대여가 끝나는 날이에요. 주문번호 {number}. 더 쓰려면 이날까지 연장해 주세요.'],
] as const)('the end of a rental is a calendar file with a reminder: %s', async (locale, summary, description) => {
  const { browser, token, ...buying } = await signInBuyer(shop)
  const number = await paidOrder(shop, { browser, token, ...buying }, [headsetRental])
  const item = await itemOf(number)
  const answer = await browser.request('GET', `/v1/member/my/order/${number}/item/${item}/calendar`, { token, locale })
  expect(answer.headers.get('Content-Disposition')).toContain(`rental-${number}.ics`)
  const [, event = ''] = (await answer.text()).replaceAll('\r\n ', '').split(/(?=BEGIN:VEVENT)/)
  // Ordered on 21 November, the headset arrives on 24 November, for twelve months.
  expect(
    event
      .trimEnd()
      .split('\r\n')
      .filter((line) => !line.startsWith('DTSTAMP:')),
  ).toEqual([
    'BEGIN:VEVENT',
    `UID:rental-${item}@shop.localhost`,
    'DTSTART;TZID=Asia/Seoul:20271123T100000',
    'DTEND;TZID=Asia/Seoul:20271123T170000',
    `SUMMARY:${summary}`,
    `DESCRIPTION:${description.replace('{number}', number)}`,
    `URL:http://shop.localhost:3000/mypage/history/detail?id=${number}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P3D',
    `DESCRIPTION:${summary}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
})

test('what is no rental, or not paid yet, has none', async () => {
  const buying = await signInBuyer(shop)
  const { browser, token } = buying
  for (const number of [await paidOrder(shop, buying), await order(shop, buying, [headsetRental])]) {
    const address = `/v1/member/my/order/${number}/item/${await itemOf(number)}/calendar`
    expect((await browser.expectError('GET', address, { token })).code).toBe('PR10004404')
  }
})
