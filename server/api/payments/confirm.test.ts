import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orderStatusSchema } from '#contract/orders/orders.ts'
import { orders } from '#server/db/schema/orders.ts'
import { type PaymentRow, paymentStatuses, payments } from '#server/db/schema/payments.ts'
import type { PaymentAnswer, PaymentAttempt } from '#server/providers/payment/port.ts'
import { order as placeOrder, signInBuyer, startPayment } from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { attemptOf } from './attempt.ts'
import { beginConfirmation, confirmAttempt } from './confirm.ts'
import { effectivePayment, findOrderProgress } from './progress.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const buying = await signInBuyer(shop)
const brought = { key: 'key', amount: 20_000 }

/** An order of 20,000 won with an open payment, changed so. */
async function openPayment(change: Partial<PaymentRow> = {}) {
  const number = await placeOrder(shop, buying)
  const { payment_id: id } = await startPayment(buying, number)
  await db
    .update(payments)
    .set({ requestedAt: clock.now(), ...change })
    .where(eq(payments.id, id))
  return { number, id }
}
const rowsOf = async ({ number, id }: { number: string; id: string }) => {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  const [order] = await db.select().from(orders).where(eq(orders.number, number))
  return { payment, order }
}

describe('beginConfirmation', () => {
  it('keeps the key, and has the job look after five seconds', async () => {
    const open = await openPayment()
    const begun = await beginConfirmation(shop.services, open.id, brought)
    const { payment, order } = await rowsOf(open)
    expect(begun).toEqual(payment)
    expect(payment).toMatchObject({
      status: 'confirming',
      providerKey: 'key',
      checkAt: new Date(clock.now().getTime() + 5_000),
    })
    expect(order?.status).toBe('pending')
  })

  it.each([0, 19_999, 20_001, 40_000])('fails an order of 20,000 won for which %i were brought', async (amount) => {
    const open = await openPayment()
    expect(await beginConfirmation(shop.services, open.id, { key: 'key', amount })).toBeUndefined()
    expect(await rowsOf(open)).toMatchObject({
      payment: { status: 'failed', providerKey: 'key', paid: 0 },
      order: { status: 'failed', failureReason: 'amount_mismatch' },
    })
  })

  it('is repeated by the same key alone', async () => {
    const open = await openPayment({ status: 'confirming', providerKey: 'key' })
    const before = await rowsOf(open)
    expect(await beginConfirmation(shop.services, open.id, brought)).toEqual(before.payment)
    expect(await beginConfirmation(shop.services, open.id, { ...brought, key: 'other' })).toBeUndefined()
    // The amount was compared before.
    expect(await beginConfirmation(shop.services, open.id, { ...brought, amount: 1 })).toEqual(before.payment)
    expect(await rowsOf(open)).toEqual(before)
  })

  it.each(paymentStatuses.filter((status) => status !== 'open' && status !== 'confirming'))(
    'does nothing for a payment that is %s',
    async (status) => {
      const open = await openPayment({ status })
      const before = await rowsOf(open)
      expect(await beginConfirmation(shop.services, open.id, brought)).toBeUndefined()
      expect(await beginConfirmation(shop.services, open.id, { ...brought, amount: 1 })).toBeUndefined()
      expect(await rowsOf(open)).toEqual(before)
    },
  )

  it.each(orderStatusSchema.options.filter((status) => status !== 'pending'))(
    'does nothing for an order that is %s',
    async (status) => {
      const open = await openPayment()
      await db.update(orders).set({ status }).where(eq(orders.number, open.number))
      const before = await rowsOf(open)
      expect(await beginConfirmation(shop.services, open.id, brought)).toBeUndefined()
      expect(await beginConfirmation(shop.services, open.id, { ...brought, amount: 1 })).toBeUndefined()
      expect(await rowsOf(open)).toEqual(before)
    },
  )

  it('finds no unknown payment', async () => {
    expect(await beginConfirmation(shop.services, randomUUID(), brought)).toBeUndefined()
  })
})

describe('confirmAttempt', () => {
  /** A provider that answers confirmations so, and records them. */
  function provider(answer: PaymentAnswer) {
    const asked: PaymentAttempt[] = []
    const confirm = async (attempt: PaymentAttempt) => {
      asked.push(attempt)
      return answer
    }
    const payment = { ...shop.services.providers.payment, confirm }
    return { asked, services: { ...shop.services, providers: { payment } } }
  }

  it('asks the provider with the key that was brought, and records its answer', async () => {
    const open = await openPayment()
    const { asked, services } = provider({ outcome: 'failed', reason: 'user_cancel' })
    await confirmAttempt(services, open.id, brought)
    const { payment, order } = await rowsOf(open)
    expect(asked).toEqual([{ id: open.id, orderId: `${open.number}-1`, key: 'key', amount: 20_000, method: 'card' }])
    expect(order).toMatchObject({ status: 'failed', failureReason: 'user_cancel' })
    expect(payment && attemptOf(payment)).toEqual(asked[0])
  })

  it('does not ask for an order that is over', async () => {
    const open = await openPayment({ status: 'abandoned' })
    const { asked, services } = provider({ outcome: 'failed', reason: 'user_cancel' })
    await confirmAttempt(services, open.id, brought)
    expect(asked).toEqual([])
  })
})

describe('effectivePayment', () => {
  const attempt = (status: PaymentRow['status'], second: number) => ({
    status,
    requestedAt: new Date(clock.now().getTime() + second * 1_000),
  })

  it.each<[string, readonly ReturnType<typeof attempt>[], number | undefined]>([
    ['none', [], undefined],
    ['the last attempt', [attempt('declined', 1), attempt('open', 3), attempt('failed', 2)], 3],
    ['the waiting one before the last', [attempt('waiting', 1), attempt('failed', 2)], 1],
    ['the newer of two that wait', [attempt('waiting', 1), attempt('waiting', 2)], 2],
    ['the paid one before any other', [attempt('waiting', 2), attempt('paid', 1), attempt('open', 3)], 1],
    // A second payment came later and is given back.
    ['the first of two that were paid', [attempt('paid', 2), attempt('paid', 1)], 1],
  ])('is %s', async (_, attempts, second) => {
    const { payment } = await rowsOf(await openPayment())
    const rows = attempts.map((each) => ({ ...(payment ?? expect.fail('no payment')), ...each }))
    const expected = second === undefined ? undefined : new Date(clock.now().getTime() + second * 1_000)
    expect(effectivePayment(rows)?.requestedAt).toEqual(expected)
  })
})

describe('findOrderProgress', () => {
  const progressOf = ({ number }: { number: string }) => findOrderProgress(db, buying.memberId, number)

  it.each([
    ['pending', 'confirming', true],
    ['pending', 'open', false],
    ['failed', 'confirming', false],
    ['paid', 'confirming', false],
  ] as const)('of an order %s with a payment %s is settling: %s', async (status, paymentStatus, isSettling) => {
    const open = await openPayment({ status: paymentStatus })
    await db.update(orders).set({ status }).where(eq(orders.number, open.number))
    expect((await progressOf(open))?.is_settling).toBe(isSettling)
  })

  it.each([
    ['pending', 'declined', 'over_limit', 'over_limit'],
    ['pending', 'declined', null, 'declined'],
    ['pending', 'open', 'over_limit', null],
    ['expired', 'declined', 'over_limit', null],
  ] as const)(
    'of an order %s with a payment %s (%s) tells the decline %s',
    async (status, paymentStatus, known, told) => {
      const open = await openPayment({ status: paymentStatus, decline: known })
      await db.update(orders).set({ status }).where(eq(orders.number, open.number))
      expect((await progressOf(open))?.decline).toBe(told)
    },
  )

  it.each([
    ['failed', 'user_cancel', 'user_cancel'],
    ['failed', null, 'unknown'],
    ['expired', 'user_cancel', null],
  ] as const)('of an order %s (%s) tells the reason %s', async (status, failureReason, told) => {
    const open = await openPayment()
    await db.update(orders).set({ status, failureReason }).where(eq(orders.number, open.number))
    expect((await progressOf(open))?.reason).toBe(told)
  })

  it('belongs to the member of the order', async () => {
    const open = await openPayment()
    expect(await findOrderProgress(db, randomUUID(), open.number)).toBeUndefined()
    expect(await findOrderProgress(db, buying.memberId, '20261121-AAAAAAAA')).toBeUndefined()
    expect(await progressOf(open)).toMatchObject({ order_number: open.number, total_amt: 20_000 })
  })
})
