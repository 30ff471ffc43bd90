import { expect, test } from 'vitest'
import {
  headsetRental,
  monthPass,
  openPaymentWindow,
  order,
  signInBuyer,
  startPayment,
} from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()

test.each([
  ['goods by virtual account', headsetRental, 'virtual_account', true],
  ['goods by transfer', headsetRental, 'transfer', true],
  ['goods by card', headsetRental, 'card', false],
  ['a course by virtual account', monthPass, 'virtual_account', false],
] as const)('the window keeps money in escrow until goods have arrived: %s', async (_, item, method, isEscrow) => {
  const buying = await signInBuyer(shop)
  const number = await order(shop, buying, [item])
  const { url } = await startPayment(buying, number, method)
  const { html } = await openPaymentWindow(buying.browser, url)
  expect(html.includes('Escrow: the provider keeps the money')).toBe(isEscrow)
})
