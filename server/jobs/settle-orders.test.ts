import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { SelectedItem } from '#contract/addresses/order-selection.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { order, paidOrder, signInBuyer, startPayment } from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { devices } from '../db/schema/boards.ts'
import { orders } from '../db/schema/orders.ts'
import { payments, refunds } from '../db/schema/payments.ts'
import type { Log } from '../lib/log.ts'
import { createProviderGuard } from '../providers/guard.ts'
import type { PaymentProvider } from '../providers/payment/port.ts'
import { settleOrders, settleOrdersRegularly } from './settle-orders.ts'

const shop = await sampleShop()
const { services } = shop
const { db } = services
const log = watchedLog().log
const wheel: SelectedItem = { kind: 'device', device: 21, sale_type: 'purchase', months: 0, quantity: 1 }
await db.update(devices).set({ stock: 100 }).where(eq(devices.idx, 21))

/** A payment provider that answers nothing until the shop stops. */
function hangingProvider(signal: AbortSignal) {
  const guard = createProviderGuard('hanging', { log, signal }, { timeoutMs: 3_600_000, maxConcurrent: 1_000 })
  let asked = 0
  const unanswered = async () => {
    asked += 1
    await guard.run(() => new Promise<never>(() => {})).catch(() => {})
    return { outcome: 'unanswered' } as const
  }
  const payment: PaymentProvider = {
    ...services.providers.payment,
    query: unanswered,
    confirm: unanswered,
    cancel: unanswered,
  }
  return { payment, asked: () => asked }
}

/** Orders of a wheel with an open payment window, each of another member. */
async function ordersWithWindows(count: number): Promise<string[]> {
  const numbers = []
  for (let each = 0; each < count; each++) {
    const buying = await signInBuyer(shop)
    const number = await order(shop, buying, [wheel])
    await startPayment(buying, number, 'card')
    numbers.push(number)
  }
  return numbers
}

const statusOf = async (number: string) => {
  const [row] = await db.select({ status: orders.status }).from(orders).where(eq(orders.number, number))
  return row?.status
}

/** The payment of a new paid order. */
async function paidPayment() {
  const number = await paidOrder(shop, await signInBuyer(shop))
  const [payment] = await db.select().from(payments).where(eq(payments.orderNumber, number))
  return payment ?? expect.fail('a paid order has a payment')
}

/** A refund of 1,000 won that was requested now. */
function refundOf({ id: paymentId, orderNumber }: typeof payments.$inferSelect): typeof refunds.$inferInsert {
  return {
    id: randomUUID(),
    paymentId,
    orderNumber,
    amount: 1_000,
    status: 'requested',
    reason: 'mistake',
    isStray: false,
    awaitsReturn: false,
    checks: 0,
    requestedAt: services.clock.now(),
    checkAt: services.clock.now(),
  }
}

test('releases the stock of an expired order while the provider hangs for others, and stops at once', async () => {
  const confirming = await ordersWithWindows(9)
  await db.update(payments).set({ status: 'confirming' }).where(inArray(payments.orderNumber, confirming))
  await ordersWithWindows(9)
  // The youngest, so that it is due last.
  shop.pass(1)
  const plain = await order(shop, await signInBuyer(shop), [wheel])
  shop.pass(31 * 60)

  const closing = new AbortController()
  const { payment, asked } = hangingProvider(closing.signal)
  const stop = settleOrdersRegularly({ ...services, providers: { payment }, log })
  await waitFor(async () => expect(await statusOf(plain)).toBe('expired'))
  await waitFor(() => expect(asked()).toBeGreaterThan(8))
  closing.abort()
  await stop()
  // Nothing is known about the others: they keep their stock.
  for (const number of confirming) expect(await statusOf(number)).toBe('pending')
})

test('queries a payment once at a time, however often it polls, while others are queried repeatedly', async () => {
  const [hanging = '', answered = ''] = await ordersWithWindows(2)
  const closing = new AbortController()
  const { payment } = hangingProvider(closing.signal)
  const asked: string[] = []
  const timesAsked = (number: string) => asked.filter((orderId) => orderId.startsWith(number)).length
  const halfHanging: PaymentProvider = {
    ...payment,
    query: async (request) => {
      asked.push(request.orderId)
      return request.orderId.startsWith(hanging) ? payment.query(request) : { outcome: 'open' }
    },
    confirm: async () => ({ outcome: 'open' }),
  }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const stop = settleOrdersRegularly({ ...services, providers: { payment: halfHanging }, log })
    for (let look = 1; look <= 3; look++) {
      shop.pass(100)
      const hasLooked = () => {
        // A tick while the last poll still reads starts none.
        vi.advanceTimersByTime(5_000)
        expect(timesAsked(answered)).toBe(look)
      }
      await waitFor(hasLooked)
    }
    closing.abort()
    await stop()
  } finally {
    vi.useRealTimers()
  }
  expect(timesAsked(hanging)).toBe(1)
})

test('resolves when the slowest of several refunds is answered', async () => {
  const rows = []
  for (const checkAt of ['2026-11-20T00:00:00Z', '2026-11-20T00:00:01Z', '2026-11-20T00:00:02Z']) {
    const row = refundOf(await paidPayment())
    rows.push({ ...row, checkAt: new Date(checkAt) })
  }
  await db.insert(refunds).values(rows)
  const [slowest, ...others] = rows.map(({ id }) => id)
  const countOpen = (ids: readonly string[]) =>
    db.$count(refunds, and(inArray(refunds.id, [...ids]), eq(refunds.status, 'requested')))
  const payment: PaymentProvider = {
    ...services.providers.payment,
    cancel: async (_, { id }) => {
      if (id === slowest) {
        await waitFor(async () => expect(await countOpen(others)).toBe(0))
        // Whatever does not wait for this refund has ended by then.
        await settleOrders({ ...services, log })
      }
      return { outcome: 'done' }
    },
  }
  await settleOrders({ ...services, providers: { payment }, log })
  expect(await countOpen(rows.map(({ id }) => id))).toBe(0)
})

test('logs a refund that hangs, and one that is left to the operator', async () => {
  const payment = await paidPayment()
  const events: unknown[] = []
  const note = (fields: unknown) => void events.push(fields)
  const listening: Log = { ...log, warn: note, error: note, info: note, debug: note }
  const closing = new AbortController()
  closing.abort()
  const { payment: provider } = hangingProvider(closing.signal)
  const refund = refundOf(payment)
  const { id } = refund
  const settle = async (checks: number) => {
    await db.update(refunds).set({ checks, checkAt: services.clock.now() }).where(eq(refunds.id, id))
    await settleOrders({ ...services, providers: { payment: provider }, log: listening })
  }
  await db.insert(refunds).values(refund)
  await settle(0)
  expect(events).toEqual([])
  await settle(20)
  expect(events).toEqual([{ event: 'refund_hangs', refundId: id, orderNumber: payment.orderNumber, checks: 20 }])
  await settle(1_000)
  expect(events.at(-1)).toEqual({
    event: 'refund_needs_operator',
    refundId: id,
    orderNumber: payment.orderNumber,
    checks: 1_000,
  })
})
