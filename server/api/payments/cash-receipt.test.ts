import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orderEvents, orders } from '#server/db/schema/orders.ts'
import { cashReceipts, payments } from '#server/db/schema/payments.ts'
import { maskNumber } from '#server/lib/mask-number.ts'
import type { CancelAnswer, CashReceiptAnswer, PaymentProvider } from '#server/providers/payment/port.ts'
import { monthPass, paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { settleReceipt } from './cash-receipt.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const phone = '01023450142'
type ReceiptRow = typeof cashReceipts.$inferSelect

/** A paid order of 20,000 won with a cash receipt in this state. */
async function orderWithReceipt(receipt: Partial<ReceiptRow> & Pick<ReceiptRow, 'status'>): Promise<string> {
  const number = await paidOrder(shop, await signInBuyer(shop), [monthPass], 'transfer')
  await db.insert(cashReceipts).values({
    orderNumber: number,
    type: 'personal',
    number: phone,
    requestedAt: clock.now(),
    checkAt: clock.now(),
    checks: 0,
    ...receipt,
  })
  return number
}
const receiptOf = async (number: string) =>
  (await db.select().from(cashReceipts).where(eq(cashReceipts.orderNumber, number)))[0]
const eventsOf = (number: string) => db.$count(orderEvents, eq(orderEvents.orderNumber, number))

/** A provider that answers so, and records its requests. `meanwhile` runs before its answer. */
function provider(answer: CashReceiptAnswer & CancelAnswer, meanwhile: () => Promise<unknown> = async () => {}) {
  const issued: Parameters<PaymentProvider['issueCashReceipt']>[] = []
  const canceled: Parameters<PaymentProvider['cancelCashReceipt']>[] = []
  const payment: PaymentProvider = {
    ...shop.services.providers.payment,
    issueCashReceipt: async (...request) => {
      issued.push(request)
      await meanwhile()
      return answer
    },
    cancelCashReceipt: async (...request) => {
      canceled.push(request)
      await meanwhile()
      return answer
    },
  }
  return { issued, canceled, services: { ...shop.services, providers: { payment } } }
}

describe('a requested receipt', () => {
  it.each([
    [
      { outcome: 'done', key: 'receipt' },
      { status: 'issued', number: '*******0142', providerKey: 'receipt' },
    ],
    [{ outcome: 'done' }, { status: 'issued', number: '*******0142', providerKey: null }],
    [{ outcome: 'refused' }, { status: 'canceled', number: '*******0142', providerKey: null }],
  ] as const)('answered %j', async (answer, expected) => {
    const number = await orderWithReceipt({ status: 'requested' })
    const requestedAt = clock.now()
    const other = await orderWithReceipt({ status: 'requested' })
    const { issued, canceled, services } = provider(answer)
    await settleReceipt(services, number)
    expect(await receiptOf(number)).toMatchObject({ ...expected, checkAt: null })
    // The receipt of another order is still to be asked for.
    expect(await receiptOf(other)).toMatchObject({ status: 'requested', number: phone, checkAt: clock.now() })
    expect(canceled).toEqual([])
    expect(issued).toMatchObject([
      [
        { amount: 20_000 },
        { id: `receipt-${number}-${requestedAt.getTime()}`, orderNumber: number, type: 'personal', number: phone },
      ],
    ])

    // It is asked for once.
    await settleReceipt(services, number)
    expect(issued).toHaveLength(1)
  })

  it('keeps its number until it is answered', async () => {
    const number = await orderWithReceipt({ status: 'requested' })
    const before = await receiptOf(number)
    await settleReceipt(provider({ outcome: 'unanswered' }).services, number)
    expect(await receiptOf(number)).toEqual(before)
  })

  it.each([
    [0, 20_000],
    [1, 19_999],
    [19_999, 1],
  ])('after a refund of %i won is asked for %i', async (refunded, amount) => {
    const number = await orderWithReceipt({ status: 'requested' })
    await db.update(payments).set({ refunded }).where(eq(payments.orderNumber, number))
    const { issued, services } = provider({ outcome: 'done' })
    await settleReceipt(services, number)
    expect(issued[0]?.[0].amount).toBe(amount)
  })

  it('is canceled without a request when everything was refunded', async () => {
    const number = await orderWithReceipt({ status: 'requested' })
    await db.update(payments).set({ refunded: 20_000 }).where(eq(payments.orderNumber, number))
    const { issued, services } = provider({ outcome: 'done' })
    await settleReceipt(services, number)
    expect(issued).toEqual([])
    expect((await receiptOf(number))?.status).toBe('canceled')
  })

  it.each([{ refunded: 1 }, { status: 'waiting' as const, paid: 0 }])(
    'is to be canceled when the payment changed meanwhile: %j',
    async (change) => {
      const number = await orderWithReceipt({ status: 'requested' })
      const { services } = provider({ outcome: 'done', key: 'receipt' }, () =>
        db.update(payments).set(change).where(eq(payments.orderNumber, number)),
      )
      await settleReceipt(services, number)
      expect(await receiptOf(number)).toMatchObject({
        status: 'canceling',
        checkAt: clock.now(),
        providerKey: 'receipt',
      })
    },
  )

  it('waits for a payment that is not paid', async () => {
    const number = await orderWithReceipt({ status: 'requested' })
    await db.update(payments).set({ status: 'waiting', paid: 0 }).where(eq(payments.orderNumber, number))
    const { issued, services } = provider({ outcome: 'done' })
    await settleReceipt(services, number)
    expect(issued).toEqual([])
    expect((await receiptOf(number))?.status).toBe('requested')
  })
})

describe('a receipt to cancel', () => {
  it.each([
    ['done', 'canceled', 0],
    // The operator sees it in the order's log.
    ['refused', 'canceled', 1],
  ] as const)('answered %s is %s, with %i lines in the log', async (outcome, status, lines) => {
    const number = await orderWithReceipt({ status: 'canceling', providerKey: 'receipt' })
    const events = await eventsOf(number)
    const { issued, canceled, services } = provider({ outcome })
    await settleReceipt(services, number)
    expect(await receiptOf(number)).toMatchObject({ status, checkAt: null })
    expect(await eventsOf(number)).toBe(events + lines)
    expect(issued).toEqual([])
    expect(canceled).toMatchObject([
      [{ amount: 20_000 }, { id: `receipt-cancel-${number}-${clock.now().getTime()}`, key: 'receipt' }],
    ])
    expect((await db.select().from(orders).where(eq(orders.number, number)))[0]?.status).toBe('paid')
  })

  it('that is refused stands in the log with the state of its order', async () => {
    await orderWithReceipt({ status: 'issued' })
    const number = await orderWithReceipt({ status: 'canceling', providerKey: 'receipt' })
    await db.update(orders).set({ status: 'refund_completed' }).where(eq(orders.number, number))
    await settleReceipt(provider({ outcome: 'refused' }).services, number)
    const events = await db.select().from(orderEvents).where(eq(orderEvents.orderNumber, number))
    const note = 'the provider refused to cancel the cash receipt'
    expect(events.filter((event) => event.note === note)).toMatchObject([
      { from: 'refund_completed', to: 'refund_completed' },
    ])
  })

  it('stays so without an answer', async () => {
    const number = await orderWithReceipt({ status: 'canceling', providerKey: 'receipt' })
    const before = await receiptOf(number)
    await settleReceipt(provider({ outcome: 'unanswered' }).services, number)
    expect(await receiptOf(number)).toEqual(before)
  })
})

it.each(['issued', 'canceled'] as const)('a receipt that is %s asks nothing', async (status) => {
  const number = await orderWithReceipt({ status })
  const { issued, canceled, services } = provider({ outcome: 'done' })
  await settleReceipt(services, number)
  expect([...issued, ...canceled]).toEqual([])
})

it('an order without a receipt asks nothing', async () => {
  const { issued, canceled, services } = provider({ outcome: 'done' })
  await settleReceipt(services, await paidOrder(shop, await signInBuyer(shop)))
  expect([...issued, ...canceled]).toEqual([])
})

it.each([
  ['01023450142', '*******0142'],
  ['12345', '*2345'],
  ['1234', '1234'],
  ['123', '123'],
])('maskNumber leaves the last four digits of %s: %s', (number, masked) => {
  expect(maskNumber(number)).toBe(masked)
})
