import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { kim } from '#tests/support/server/operators.ts'
import { order, paidOrder, settle, signInBuyer } from '#tests/support/server/orders.ts'
import { shopPaidBy } from '#tests/support/server/provider-shop.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { everyRow } from '../db/every-row.ts'
import { orders } from '../db/schema/orders.ts'
import { payments, refunds } from '../db/schema/payments.ts'
import { countMoney, findUnbalancedOrders, lastMovementOfMoney } from './money.ts'
import { cancelAsOperator } from './orders.ts'

const shop = await sampleShop()
const { db, clock } = shop.services

test('money is counted until a moment, and orders that do not add up are named', async () => {
  expect(await lastMovementOfMoney(db)).toBeUndefined()
  const buying = await signInBuyer(shop)
  await paidOrder(shop, buying)
  const firstPayment = clock.now()
  shop.pass(60)
  const canceled = await paidOrder(shop, buying)
  await order(shop, buying)
  shop.pass(60)
  // The provider is away, and gives the money back an hour and a half later.
  const { services } = shop
  const silent = shopPaidBy(shop, { ...services.providers.payment, cancel: async () => ({ outcome: 'unanswered' }) })
  await cancelAsOperator(silent.services, canceled, { by: kim, reason: 'asked by phone', account: undefined })
  const requested = clock.now()
  shop.pass(90 * 60)
  await settle(shop)

  const [{ amount } = { amount: 0 }] = await db.select({ amount: payments.amount }).from(payments).limit(1)
  expect(await countMoney(db, firstPayment)).toEqual({ payments: 1, paid: amount, refunds: 0, refunded: 0 })
  expect(await countMoney(db, requested)).toEqual({ payments: 2, paid: 2 * amount, refunds: 0, refunded: 0 })
  expect(await countMoney(db, clock.now())).toEqual({
    payments: 2,
    paid: 2 * amount,
    refunds: 1,
    refunded: amount,
  })
  expect(await lastMovementOfMoney(db)).toEqual(clock.now())
  expect(await findUnbalancedOrders(db)).toEqual([])

  await db.delete(refunds).where(everyRow)
  expect(await findUnbalancedOrders(db)).toEqual([canceled])
  const [paid] = await db.select().from(orders).where(eq(orders.status, 'paid'))
  await db
    .update(payments)
    .set({ status: 'declined' })
    .where(eq(payments.orderNumber, paid?.number ?? ''))
  expect(await findUnbalancedOrders(db)).toEqual([canceled, paid?.number].toSorted())
})
