import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { transact } from '#server/db/open.ts'
import { orders } from '#server/db/schema/orders.ts'
import {
  type CashReceiptStatus,
  cashReceiptStatuses,
  cashReceipts,
  type PaymentStatus,
  paymentStatuses,
  payments,
  type RefundStatus,
  refundStatuses,
  refunds,
} from '#server/db/schema/payments.ts'
import { addMember } from '#tests/support/server/members.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { TransitionError } from '../orders/transitions.ts'
import {
  abandonOpenPayments,
  canTransitionPayment,
  cashReceiptTransitions,
  paymentTransitions,
  refundTransitions,
  transitionCashReceipt,
  transitionPayment,
  transitionRefund,
} from './transitions.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const pairs = paymentStatuses.flatMap((from) => paymentStatuses.map((to) => [from, to] as const))

/** What a payment may change to, written by hand from what providers and banks can do. */
const allowed: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  open: ['confirming', 'waiting', 'paid', 'declined', 'failed', 'canceled', 'abandoned'],
  confirming: ['waiting', 'paid', 'declined', 'failed', 'canceled'],
  waiting: ['paid', 'declined', 'failed', 'canceled'],
  paid: ['waiting'],
  declined: ['waiting', 'paid'],
  failed: ['waiting', 'paid'],
  canceled: ['paid'],
  abandoned: ['waiting', 'paid', 'declined', 'failed', 'canceled'],
}
const isAllowed = (from: PaymentStatus, to: PaymentStatus) => allowed[from].includes(to)

let count = 0

async function newOrder() {
  count += 1
  const number = `20261122-${String(count).padStart(8, '0')}`
  const { id } = await addMember(shop)
  await db.insert(orders).values({
    number,
    memberId: id,
    status: 'pending',
    regularAmount: 1000,
    discountAmount: 0,
    deliveryAmount: 0,
    totalAmount: 1000,
    buyer: { name: 'B', phone: '01000000000', postcode: '04799', address: 'A', addressDetail: 'D', delivery: 'M' },
    orderedAt: clock.now(),
    expiresAt: clock.now(),
  })
  return number
}

/** A payment of 1,000 won in this state. */
async function paymentIn(status: PaymentStatus, orderNumber?: string) {
  const id = randomUUID()
  const [payment] = await db
    .insert(payments)
    .values({
      id,
      orderNumber: orderNumber ?? (await newOrder()),
      provider: 'sandbox',
      providerOrderId: `order-${id}`,
      method: 'card',
      status,
      amount: 1000,
      paid: status === 'paid' ? 1000 : 0,
      refunded: 0,
      ticketHash: id,
      ticketExpiresAt: clock.now(),
      origin: 'https://shop.example',
      returnPath: '/',
      details: {},
      requestedAt: clock.now(),
      checks: 0,
    })
    .returning()
  return payment ?? expect.fail('the payment was not written')
}

const rowOf = async (id: string) => (await db.select().from(payments).where(eq(payments.id, id)))[0]
const change = (payment: { readonly id: string; readonly status: PaymentStatus }, to: PaymentStatus) =>
  transact(db, (tx) => transitionPayment(tx, payment, to, { providerKey: 'changed' }))

test('the table names every state', () => {
  expect(Object.keys(paymentTransitions).sort()).toEqual([...paymentStatuses].sort())
})

describe.each(pairs.filter(([from, to]) => isAllowed(from, to)))('from %s to %s', (from, to) => {
  test('a payment changes, with what goes with it', async () => {
    const payment = await paymentIn(from)
    const changed = await change(payment, to)
    expect(changed).toMatchObject({ id: payment.id, status: to, providerKey: 'changed' })
    expect(await rowOf(payment.id)).toEqual(changed)
  })
})

describe.each(pairs.filter(([from, to]) => !isAllowed(from, to)))('from %s to %s', (from, to) => {
  test('no payment changes, and nothing is written', async () => {
    const payment = await paymentIn(from)
    await expect(change(payment, to)).rejects.toThrow(TransitionError)
    expect(await rowOf(payment.id)).toEqual(payment)
  })
})

test.each(pairs)('canTransitionPayment tells whether a payment may change from %s to %s', (from, to) => {
  expect(canTransitionPayment(from, to)).toBe(isAllowed(from, to))
})

test('a payment that has left the state that was read is not changed', async () => {
  const payment = await paymentIn('open')
  await change(payment, 'confirming')
  await expect(change(payment, 'abandoned')).rejects.toThrow(TransitionError)
  expect(await rowOf(payment.id)).toMatchObject({ status: 'confirming' })
})

test('of twenty changes of one payment at the same moment, one succeeds', async () => {
  const payment = await paymentIn('open')
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => change(payment, 'confirming')))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('every state leads to money or to an end, and is reached from an open window', () => {
  const next = (from: PaymentStatus): readonly PaymentStatus[] => paymentTransitions[from]
  const reached = new Set<PaymentStatus>(['open'])
  for (const status of reached) for (const to of next(status)) reached.add(to)
  expect([...reached].sort()).toEqual([...paymentStatuses].sort())
  for (const status of paymentStatuses) expect(status === 'paid' || next(status).includes('paid')).toBe(true)
})

test('only the open attempts of an order are abandoned', async () => {
  const orderNumber = await newOrder()
  const before = await Promise.all(paymentStatuses.map((status) => paymentIn(status, orderNumber)))
  const other = await paymentIn('open')
  await transact(db, (tx) => abandonOpenPayments(tx, orderNumber))
  for (const { id, status } of before) {
    expect(await rowOf(id)).toMatchObject({ status: status === 'open' ? 'abandoned' : status })
  }
  expect(await rowOf(other.id)).toMatchObject({ status: 'open' })
})

test.each([
  ['status', { status: 'lost' }],
  ['method', { method: 'cash' }],
  ['provider', { provider: 'nobody' }],
  ['decline', { decline: 'no reason' }],
])('the database refuses an unknown %s, whatever the code does', async (column, values) => {
  const { id } = await paymentIn('open')
  const [value] = Object.values(values)
  const update = shop.services.db.$client.query(`update payments set ${column} = $1 where id = $2`, [value, id])
  await expect(update).rejects.toThrow(`payments_${column}`)
})

/** What a refund may change to, written by hand: the provider's first answer ends it. */
const allowedRefund: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = {
  requested: ['completed', 'refused'],
  completed: [],
  refused: [],
}
const refundPairs = refundStatuses.flatMap((from) => refundStatuses.map((to) => [from, to] as const))

/** A refund of 1 won in this state. */
async function refundIn(status: RefundStatus) {
  const { id: paymentId, orderNumber } = await paymentIn('paid')
  const values = { id: randomUUID(), paymentId, orderNumber, amount: 1, status, reason: 'R', isStray: false }
  await db.insert(refunds).values({ ...values, awaitsReturn: false, requestedAt: clock.now(), checks: 0 })
  return values
}

describe.each(refundPairs)('from %s to %s', (from, to) => {
  const isPossible = allowedRefund[from].includes(to)

  test(`a refund ${isPossible ? 'changes' : 'does not change'}`, async () => {
    const refund = await refundIn(from)
    const changing = transact(db, (tx) => transitionRefund(tx, refund, to, { completedAt: clock.now() }))
    if (isPossible) await changing
    else await expect(changing).rejects.toThrow(TransitionError)
    const [row] = await db.select().from(refunds).where(eq(refunds.id, refund.id))
    expect(row).toMatchObject({ status: isPossible ? to : from, completedAt: isPossible ? clock.now() : null })
  })
})

test('a refund that has left the state that was read is not changed', async () => {
  const refund = await refundIn('requested')
  await transact(db, (tx) => transitionRefund(tx, refund, 'refused'))
  await expect(transact(db, (tx) => transitionRefund(tx, refund, 'completed'))).rejects.toThrow(TransitionError)
  expect(refundTransitions).toEqual(allowedRefund)
})

/** What a cash receipt may change to, written by hand from what the provider and the buyer can do. */
const allowedReceipt: Readonly<Record<CashReceiptStatus, readonly CashReceiptStatus[]>> = {
  requested: ['issued', 'canceling', 'canceled'],
  issued: ['canceling'],
  canceling: ['canceled'],
  canceled: ['requested'],
}
const receiptPairs = cashReceiptStatuses.flatMap((from) => cashReceiptStatuses.map((to) => [from, to] as const))

/** The cash receipt of a new order in this state. */
async function receiptIn(status: CashReceiptStatus) {
  const values = { orderNumber: await newOrder(), type: 'personal' as const, number: '01012345678', status }
  await db.insert(cashReceipts).values({ ...values, requestedAt: clock.now(), checks: 0 })
  return values
}

describe.each(receiptPairs)('from %s to %s', (from, to) => {
  const isPossible = allowedReceipt[from].includes(to)

  test(`a cash receipt ${isPossible ? 'changes' : 'does not change'}`, async () => {
    const receipt = await receiptIn(from)
    const changing = transact(db, (tx) => transitionCashReceipt(tx, receipt, to, { providerKey: 'changed' }))
    if (isPossible) await changing
    else await expect(changing).rejects.toThrow(TransitionError)
    const [row] = await db.select().from(cashReceipts).where(eq(cashReceipts.orderNumber, receipt.orderNumber))
    expect(row).toMatchObject({ status: isPossible ? to : from, providerKey: isPossible ? 'changed' : null })
  })
})

test('a cash receipt that has left the state that was read is not changed', async () => {
  const receipt = await receiptIn('requested')
  await transact(db, (tx) => transitionCashReceipt(tx, receipt, 'issued'))
  const changing = transact(db, (tx) => transitionCashReceipt(tx, receipt, 'canceled'))
  await expect(changing).rejects.toThrow(TransitionError)
  expect(cashReceiptTransitions).toEqual(allowedReceipt)
})
