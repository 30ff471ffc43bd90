import { describe, expect, test } from 'vitest'
import { orderDetail, orderDetails } from '#contract/orders/orders.ts'
import { order, paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const address = (numbers: readonly string[]) => `/v1/member/my/order/details?numbers=${numbers.join()}`

test('answers each order as its own call does', async () => {
  const buying = await signInBuyer(shop)
  const { token } = buying
  const unpaid = await order(shop, buying)
  const paid = await paidOrder(shop, buying)
  const { content } = await buying.browser.call(orderDetails, address([unpaid, paid]), { token })
  const read = async (number: string) =>
    (await buying.browser.call(orderDetail, `/v1/member/my/order/${number}`, { token })).content
  expect(content).toHaveLength(2)
  expect(content).toEqual(expect.arrayContaining([await read(unpaid), await read(paid)]))
  expect(content.map(({ can }) => can.cancel)).toEqual([true, true])
})

test('leaves out unknown orders and those of other members', async () => {
  const other = await signInBuyer(shop)
  const foreign = await paidOrder(shop, other)
  const buying = await signInBuyer(shop)
  const own = await paidOrder(shop, buying)
  const numbers = [foreign, '20261121-UNKNOWN0', own]
  const { content } = await buying.browser.call(orderDetails, address(numbers), { token: buying.token })
  expect(content.map(({ order_number }) => order_number)).toEqual([own])
})

describe('without a valid login', () => {
  itRejectsStrangers(shop, orderDetails, address(['20261121-UNKNOWN0']))
})
