import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type OrderStatus, orderStatusSchema } from '#contract/orders/orders.ts'
import { transact } from '#server/db/open.ts'
import { orderEvents, orders } from '#server/db/schema/orders.ts'
import { addMember } from '#tests/support/server/members.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { canTransition, orderTransitions, TransitionError, transitionOrder } from './transitions.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const states = orderStatusSchema.options
const pairs = states.flatMap((from) => states.map((to) => [from, to] as const))

/** What an order may change to, written by hand from the specification, section 4. */
const allowed: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['waiting_for_deposit', 'paid', 'canceled', 'expired', 'failed'],
  waiting_for_deposit: ['paid', 'canceled', 'expired'],
  paid: ['cancel_requested', 'waiting_for_deposit'],
  cancel_requested: ['refund_completed', 'paid'],
  canceled: [],
  refund_completed: [],
  expired: [],
  failed: [],
}
const isAllowed = (from: OrderStatus, to: OrderStatus) => allowed[from].includes(to)

let count = 0

/** An order without items in this state. */
async function orderIn(status: OrderStatus) {
  count += 1
  const number = `20261121-${String(count).padStart(8, '0')}`
  const { id } = await addMember(shop)
  await db.insert(orders).values({
    number,
    memberId: id,
    status,
    regularAmount: 1000,
    discountAmount: 0,
    deliveryAmount: 0,
    totalAmount: 1000,
    buyer: { name: 'B', phone: '01000000000', postcode: '04799', address: 'A', addressDetail: 'D', delivery: 'M' },
    orderedAt: clock.now(),
    expiresAt: clock.now(),
  })
  return { number, status }
}

const stateOf = async (number: string) =>
  (await db.select({ status: orders.status }).from(orders).where(eq(orders.number, number)))[0]?.status
const eventsOf = (number: string) => db.select().from(orderEvents).where(eq(orderEvents.orderNumber, number))
const move = (order: { number: string; status: OrderStatus }, to: OrderStatus) =>
  transact(db, (tx) => transitionOrder(tx, order, to, { actor: 'job', at: clock.now(), note: randomUUID() }))

describe.each(pairs.filter(([from, to]) => isAllowed(from, to)))('from %s to %s', (from, to) => {
  test('an order changes, with an audit row', async () => {
    const order = await orderIn(from)
    await move(order, to)
    expect(await stateOf(order.number)).toBe(to)
    expect(await eventsOf(order.number)).toMatchObject([{ from, to, actor: 'job', happenedAt: clock.now() }])
  })
})

describe.each(pairs.filter(([from, to]) => !isAllowed(from, to)))('from %s to %s', (from, to) => {
  test('no order changes, and nothing is written', async () => {
    const order = await orderIn(from)
    await expect(move(order, to)).rejects.toThrow(TransitionError)
    expect(await stateOf(order.number)).toBe(from)
    expect(await eventsOf(order.number)).toEqual([])
  })
})

test.each(pairs)('canTransition tells whether an order may change from %s to %s', (from, to) => {
  expect(canTransition(from, to)).toBe(isAllowed(from, to))
})

test('an order that has left the state that was read is not changed', async () => {
  const order = await orderIn('pending')
  await move(order, 'paid')
  await expect(move(order, 'failed')).rejects.toThrow(TransitionError)
  expect(await stateOf(order.number)).toBe('paid')
})

test('every state is reached from a new order, and a final state from every state', () => {
  const next = (from: OrderStatus): readonly OrderStatus[] => orderTransitions[from]
  const reach = (start: OrderStatus) => {
    const found = new Set<OrderStatus>([start])
    for (const state of found) for (const to of next(state)) found.add(to)
    return found
  }
  expect([...reach('pending')].sort()).toEqual([...states].sort())
  for (const state of states) {
    expect([...reach(state)].some((end) => next(end).length === 0 || end === 'paid')).toBe(true)
  }
})

test('of twenty changes of one order at the same moment, one succeeds', async () => {
  const order = await orderIn('pending')
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => move(order, 'paid')))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await eventsOf(order.number)).toHaveLength(1)
})
