import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sellerOf } from '#contract/content-files/company-in.ts'
import { refundPreview } from '#contract/orders/orders.ts'
import { transact } from '#server/db/open.ts'
import { type OrderRow, orderItems, orders } from '#server/db/schema/orders.ts'
import { type cashReceipts, type PaymentRow, payments, refunds } from '#server/db/schema/payments.ts'
import { companyFile } from '#tests/support/sample-company.ts'
import { monthPass, paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { insertRefund } from '../payments/insert-refund.ts'
import { calculateRefunds } from './cancellation.ts'
import { mayRequestReceipt, type OrderParts, presentOrder, presentOrderSummary } from './present.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const buying = await signInBuyer(shop)
const now = clock.now()
const momentIn = (milliseconds: number) => new Date(now.getTime() + milliseconds)
const kit = { kind: 'course', option: 101_500, quantity: 1 } as const

/** Reads everything about an order. */
async function partsOf(number: string): Promise<OrderParts> {
  const [order] = await db.select().from(orders).where(eq(orders.number, number))
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderNumber, number))
    .orderBy(asc(orderItems.position))
  return {
    order: order ?? expect.fail('there is no order'),
    items,
    seller: sellerOf(companyFile),
    payments: await db.select().from(payments).where(eq(payments.orderNumber, number)),
    refunds: await db.select().from(refunds).where(eq(refunds.orderNumber, number)),
    cashReceipt: undefined,
  }
}
const paid = await partsOf(await paidOrder(shop, buying, [monthPass, kit], 'transfer'))
const [payment] = paid.payments
const [item] = paid.items
if (!payment || !item) throw new Error('a paid order has a payment and items')

const withOrder = (change: Partial<OrderRow>): OrderParts => ({ ...paid, order: { ...paid.order, ...change } })
const withPayment = (change: Partial<PaymentRow>, parts = paid): OrderParts => ({
  ...parts,
  payments: [{ ...payment, ...change }],
})
const present = (parts: OrderParts) => presentOrder(parts, { locale: 'en', now, mayCancel: true })

describe('an order can be paid', () => {
  it.each([
    ['pending', 'open', 1, true],
    ['pending', 'open', 0, false],
    ['pending', 'open', -1, false],
    ['pending', 'declined', 1, true],
    ['pending', 'confirming', 1, false],
    ['paid', 'open', 1, false],
    ['expired', 'open', 1, false],
  ] as const)('when it is %s, its payment %s, %i ms before its end: %s', (status, paymentStatus, left, mayPay) => {
    const parts = withPayment({ status: paymentStatus }, withOrder({ status, expiresAt: momentIn(left) }))
    expect(present(parts).can.pay).toBe(mayPay)
  })
})

describe('a cash receipt can be requested', () => {
  const receipt = (status: typeof cashReceipts.$inferSelect.status): OrderParts['cashReceipt'] => ({
    orderNumber: paid.order.number,
    type: 'personal',
    number: '01023450142',
    status,
    providerKey: null,
    requestedAt: now,
    checkAt: null,
    checks: 0,
  })

  it.each([
    ['transfer', 35_000, 34_999, true],
    ['transfer', 35_000, 35_000, false],
    ['virtual_account', 35_000, 0, true],
    ['card', 35_000, 0, false],
    ['simple', 35_000, 0, false],
    ['phone', 35_000, 0, false],
  ] as const)('by %s, of %i won with %i refunded: %s', (method, amount, refunded, isPossible) => {
    expect(mayRequestReceipt(withPayment({ method, paid: amount, refunded }))).toBe(isPossible)
  })

  it.each([
    ['canceled', true],
    ['requested', false],
    ['issued', false],
    ['canceling', false],
  ] as const)('beside one that is %s: %s', (status, isPossible) => {
    expect(mayRequestReceipt({ ...paid, cashReceipt: receipt(status) })).toBe(isPossible)
    expect(present({ ...paid, cashReceipt: receipt(status) }).cash_receipt).toEqual({
      type: 'personal',
      number: '*******0142',
      status: status === 'canceling' ? 'canceled' : status,
    })
  })

  it('of a paid order with a payment alone', () => {
    expect(mayRequestReceipt(withOrder({ status: 'cancel_requested' }))).toBe(false)
    expect(mayRequestReceipt({ ...paid, payments: [] })).toBe(false)
  })
})

describe('the state of a delivery', () => {
  it.each([
    [null, null, 'preparing'],
    [now, null, 'shipped'],
    [now, now, 'delivered'],
  ] as const)('shipped %s, delivered %s: %s', (shippedAt, deliveredAt, status) => {
    expect(present(withOrder({ shippedAt, deliveredAt })).delivery).toMatchObject({
      status,
      shipped_at: shippedAt?.toISOString() ?? null,
    })
    expect(present({ ...withOrder({ shippedAt, deliveredAt }), items: [item] }).delivery).toBeNull()
  })
})

describe('presentOrderSummary', () => {
  const refund = (amount: number, change: Partial<typeof refunds.$inferSelect> = {}): typeof refunds.$inferSelect => ({
    id: randomUUID(),
    paymentId: payment.id,
    orderNumber: paid.order.number,
    amount,
    status: 'completed',
    reason: 'mistake',
    isStray: false,
    awaitsReturn: false,
    account: null,
    requestedAt: now,
    completedAt: now,
    checkAt: null,
    checks: 0,
    ...change,
  })

  it('adds the completed refunds up, without those of money that the order could not use', () => {
    const all = [refund(1_000), refund(200), refund(30, { status: 'requested' }), refund(4, { isStray: true })]
    expect(presentOrderSummary({ ...paid, refunds: all }, 'en').refunded_amt).toBe(1_200)
    expect(presentOrderSummary(paid, 'en').refunded_amt).toBe(0)
  })

  it.each([
    [0, '', 0],
    [1, 'IV "insertion" <hands on>', 0],
    [2, 'IV "insertion" <hands on>', 1],
  ])('of %i items names the first, and counts the others', (size, name, others) => {
    const items = paid.items.slice(0, size)
    expect(presentOrderSummary({ ...paid, items }, 'en')).toMatchObject({ name, others })
  })
})

describe('the payment of an order', () => {
  it('shows the card that was charged, else the chosen one, else none', () => {
    const shown = (details: PaymentRow['details']) => present(withPayment({ details })).payment?.instrument
    const card = { company: 'shinhan', installmentMonths: 3 } as const
    expect(shown({ card, instrument: { kind: 'card', code: 'kookmin' } })).toEqual({ kind: 'card', code: 'kookmin' })
    expect(shown({ card })).toEqual({ kind: 'card', code: 'shinhan' })
    expect(shown({ card: { company: null, installmentMonths: 0 } })).toBeNull()
    expect(shown({})).toBeNull()
    expect(present({ ...paid, payments: [] }).payment).toBeNull()
  })
})

describe('a refund after an operator refunded an amount', () => {
  /** A paid order of 20,000 and 15,000 won, of which an operator refunded an amount. */
  async function refundedBefore(amount: number) {
    const number = await paidOrder(shop, buying, [monthPass, kit])
    const { order, payments: attempts } = await partsOf(number)
    const [first] = attempts
    if (!first) throw new Error('it was paid')
    await transact(db, async (tx) => {
      if (amount > 0) await insertRefund(tx, { payment: first, amount, reason: 'a gift', now, isStray: false })
    })
    return { number, order }
  }

  it.each([
    [0, [20_000, 15_000], 0],
    [1, [20_000, 14_999], 1],
    [14_999, [20_000, 1], 14_999],
    [15_000, [20_000, 0], 15_000],
    [15_001, [19_999, 0], 15_001],
    [35_000, [0, 0], 35_000],
  ])('of %i won gives back what is left: %j', async (amount, expected, refundedAsSum) => {
    const { number, order } = await refundedBefore(amount)
    const result = await transact(db, (tx) => calculateRefunds(tx, order, now))
    expect(result.items.map((each) => each.amount)).toEqual(expected)
    expect(result).toMatchObject({ refundedAsSum, needsAccount: false })
    const { content } = await buying.browser.call(refundPreview, `/v1/member/my/order/${number}/refund`, buying)
    expect(content).toMatchObject({
      paid_amt: 35_000,
      refunded_amt: refundedAsSum,
      deducted_amt: 0,
      refund_amt: 35_000 - amount,
    })
  })

  it('counts no refund that the provider refused, and none of an item', async () => {
    const { number, order } = await refundedBefore(1_000)
    await db.update(refunds).set({ status: 'refused' }).where(eq(refunds.orderNumber, number))
    expect((await transact(db, (tx) => calculateRefunds(tx, order, now))).refundedAsSum).toBe(0)
    const [row] = await db.select().from(refunds).where(eq(refunds.orderNumber, number))
    await db.update(refunds).set({ status: 'completed' }).where(eq(refunds.orderNumber, number))
    await db
      .update(orderItems)
      .set({ refundId: row?.id ?? null })
      .where(eq(orderItems.orderNumber, number))
    expect((await transact(db, (tx) => calculateRefunds(tx, order, now))).refundedAsSum).toBe(0)
  })
})
