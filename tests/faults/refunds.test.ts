import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type SelectedItem, selectionSearch } from '#contract/addresses/order-selection.ts'
import { stringifySearch } from '#contract/addresses/search-params.ts'
import { basketQuote, changeBasket, mergeBasket } from '#contract/orders/basket.ts'
import { refundPreview } from '#contract/orders/orders.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { refundAmountOf } from '#machines/refund.machine.ts'
import { openSession } from '#server/api/session/open-session.ts'
import { everyRow } from '#server/db/every-row.ts'
import { devices } from '#server/db/schema/boards.ts'
import { enrolments } from '#server/db/schema/learning.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { payments, refunds } from '#server/db/schema/payments.ts'
import { cancelAsOperator, refundAsOperator, shipAsOperator } from '#server/operator/orders.ts'
import { sandboxLearning } from '#server/sandbox/learning/records.ts'
import { faultTimeout, runs } from '../support/server/fault-runs.ts'
import { kim } from '../support/server/operators.ts'
import { type BuyerSession, monthPass, paidOrder, settle, signInBuyer } from '../support/server/orders.ts'
import { shopPaidBy } from '../support/server/provider-shop.ts'
import { sandboxBooks } from '../support/server/purchases.ts'
import { sampleShop } from '../support/server/shop.ts'
import { throwsAny } from '../support/server/throws-any.ts'

// Refunds by member and operator in any order and at the same time, with idempotency keys used again, while lessons,
// days and parcels progress and the provider refuses now and then. Nobody gets back more than was paid, and the shop's
// books agree with the provider's.

const sample = await sampleShop()
const { db, clock, providers } = sample.services
/** How many of the next refunds the provider does not carry out; every second one it leaves unanswered. */
let failingRequests = 0
/** Outcomes by key: a provider repeats its answer under the same key. An unanswered one is not decided yet. */
const decided = new Map<string, 'done' | 'refused'>()
const shop = shopPaidBy(sample, {
  ...providers.payment,
  cancel: async (known, refund) => {
    if (!decided.has(refund.id)) {
      const isFailing = failingRequests > 0
      if (isFailing) failingRequests -= 1
      if (isFailing && failingRequests % 2 === 1) return { outcome: 'unanswered' }
      decided.set(refund.id, isFailing ? 'refused' : 'done')
    }
    return decided.get(refund.id) === 'refused' ? { outcome: 'refused' } : providers.payment.cancel(known, refund)
  },
})
const booksOf = sandboxBooks(shop.services)
const learning = sandboxLearning(shop.services)
const daySeconds = 24 * 60 * 60
const stock = 1_000_000
await db.update(devices).set({ stock }).where(everyRow)

const kit: SelectedItem = { kind: 'course', option: 101_500, quantity: 1 }
const welding: SelectedItem = { kind: 'course', option: 301_001, quantity: 1 }
const wheels: SelectedItem = { kind: 'device', device: 21, sale_type: 'purchase', months: 0, quantity: 2 }
const headset: SelectedItem = { kind: 'device', device: 11, sale_type: 'rental', months: 1, quantity: 1 }
const account = { bank: 'kookmin' as const, number: '12345678901', holder: '김하늘' }
const operator = { by: kim, reason: 'test', account } as const

const selection = fc
  .subarray([welding, wheels, headset])
  .chain((more) => fc.constantFrom([monthPass], [monthPass, kit], []).map((first) => [...first, ...more]))
  .filter(({ length }) => length > 0)
const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      action: fc.constant('cancel'),
      key: fc.nat(2),
      more: fc.constantFrom(0, 0, 0, 1),
      /** Positions of the chosen items; undefined for all. */
      positions: fc.option(fc.uniqueArray(fc.nat(3), { minLength: 1 }), { nil: undefined }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ action: fc.constant('give back'), amount: fc.integer({ min: 1, max: 400_000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ action: fc.constantFrom('give all back', 'cancel as operator', 'job') }) },
  { weight: 2, arbitrary: fc.record({ action: fc.constant('learn'), lessons: fc.nat(8) }) },
  { weight: 2, arbitrary: fc.record({ action: fc.constant('pass'), days: fc.nat(4) }) },
  { weight: 2, arbitrary: fc.record({ action: fc.constantFrom('shipped', 'delivered', 'returned') }) },
  { weight: 1, arbitrary: fc.record({ action: fc.constant('fail requests'), times: fc.integer({ min: 1, max: 3 }) }) },
)
type Action = typeof action extends fc.Arbitrary<infer Each> ? Each : never
/** Groups of actions, one group after the other; the actions of a group run at the same time. */
const actionGroups = fc.array(fc.array(action, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 })

/** Waits for `work`, which the operator's desk or the refund rule may refuse. Rethrows any other error. */
async function allowRefusal(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

/** Returns a function that performs an action on a member's paid order. */
function actionsOn({ browser, memberId }: BuyerSession, number: string) {
  const { services } = shop
  const at = `/v1/member/my/order/${number}`
  const inputs = new Map<number, object>()
  const send = async (key: number, more: number, positions: readonly number[] | undefined): Promise<void> => {
    const { access_token: token } = await openSession({ ...services, ...throwsAny }, browser.asCaller(), memberId)
    const reply = await browser.request('GET', `${at}/refund`, { token })
    const preview = v.safeParse(v.object({ content: refundPreview.content }), await reply.json())
    const lines = preview.success ? preview.output.content.items : []
    const chosen = positions && lines.filter((_, position) => positions.includes(position))
    const items = chosen && chosen.length > 0 ? chosen.map(({ id }) => id) : undefined
    const expected_refund_amt = (preview.success ? refundAmountOf(preview.output.content, items) : 0) + more
    // A key that was used before is sent with the same body as before.
    const input = inputs.get(key) ?? { idempotency_key: randomUUID(), reason: 'mistake', items, expected_refund_amt }
    inputs.set(key, input)
    const { status } = await browser.request('POST', `${at}/cancel`, { token, body: input })
    expect([200, 400, 409]).toContain(status)
  }
  return async (each: Action): Promise<void> => {
    switch (each.action) {
      case 'cancel':
        return send(each.key, each.more, each.positions)
      case 'give back':
        return allowRefusal(refundAsOperator(services, number, { ...operator, amount: each.amount }))
      case 'give all back':
        return allowRefusal(refundAsOperator(services, number, { ...operator, amount: undefined }))
      case 'cancel as operator':
        return allowRefusal(cancelAsOperator(services, number, operator))
      case 'job':
        return settle(shop)
      case 'learn': {
        const finished = { length: each.lessons }
        const lessons = Array.from(finished, (_, index) => ({ number: index + 1, at: clock.now().toISOString() }))
        return learning.put(memberId, 101, { isAway: false, lessons })
      }
      case 'pass':
        return shop.pass(each.days * daySeconds)
      case 'shipped': {
        const parcel = { kind: each.action, carrier: 'CJ', trackingNumber: '123' }
        return allowRefusal(shipAsOperator(services, number, parcel, operator.by))
      }
      case 'delivered':
      case 'returned':
        return allowRefusal(shipAsOperator(services, number, { kind: each.action }, operator.by))
      case 'fail requests':
        failingRequests = each.times
        return undefined
    }
  }
}

/** Puts items into the buyer's basket, some of them twice, and returns what an order of the basket contains. */
async function itemsOfBasket(
  { browser, token }: BuyerSession,
  items: readonly SelectedItem[],
): Promise<SelectedItem[]> {
  const entries = items.map((item) => ({ item, seen_amt: 0 }))
  await browser.call(mergeBasket, '/v1/member/my/basket/merge', { token, body: { entries } })
  const body = { put: entries.slice(0, 1), remove: [] }
  const { content } = await browser.call(changeBasket, '/v1/member/my/basket', { token, body })
  const address = stringifySearch({ ...selectionSearch(content.map(({ item }) => item)) })
  const { lines } = (await browser.call(basketQuote, `/v1/order/basket/quote${address}`)).content
  expect(lines.map(({ refusal }) => refusal)).toEqual(items.map(() => null))
  return lines.map(({ item }) => item)
}

/** The amounts of an order are the sums of its lines, and at most one line carries delivery. */
async function expectSumOfLines(number: string): Promise<void> {
  const [order] = await db.select().from(orders).where(eq(orders.number, number))
  const lines = await db.select().from(orderItems).where(eq(orderItems.orderNumber, number))
  const sum = (amountOf: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + amountOf(line), 0)
  expect(order).toMatchObject({
    regularAmount: sum((line) => line.regularAmount),
    deliveryAmount: sum((line) => line.delivery),
    totalAmount: sum((line) => line.amount + line.delivery),
  })
  expect(lines.filter(({ delivery }) => delivery > 0).length).toBeLessThanOrEqual(1)
}

/** Settles every open refund: the job asks again, and the operator refunds what waits for goods or an account. */
async function settleRefunds(number: string): Promise<void> {
  failingRequests = 0
  const isOpen = and(eq(refunds.orderNumber, number), eq(refunds.status, 'requested'))
  for (let round = 0; round < 4; round++) {
    await settle(shop)
    shop.pass(60 * 60)
    const open = await db.select().from(refunds).where(isOpen)
    if (open.some(({ awaitsReturn }) => awaitsReturn)) {
      await refundAsOperator(shop.services, number, { ...operator, amount: undefined })
    }
  }
  expect(await db.select().from(refunds).where(isOpen)).toEqual([])
}

/** Compares an order with the provider's books, and its items and access with its refunds. */
async function expectMatchingBooks(number: string): Promise<void> {
  const [order] = await db.select().from(orders).where(eq(orders.number, number))
  const [payment] = await db.select().from(payments).where(eq(payments.orderNumber, number))
  const written = await db.select().from(refunds).where(eq(refunds.orderNumber, number))
  const things = await db.select().from(orderItems).where(eq(orderItems.orderNumber, number))
  if (!order || !payment) throw new Error('it was paid')
  const books = await booksOf(payment.providerOrderId)
  expect(books?.charges).toBe(1)
  const back = payment.paid - (books?.kept ?? 0)
  expect(back).toBeGreaterThanOrEqual(0)
  expect(back).toBeLessThanOrEqual(payment.paid)
  expect(payment.refunded).toBe(back)
  const completed = written.filter(({ status }) => status === 'completed')
  expect(completed.reduce((sum, { amount }) => sum + amount, 0)).toBe(back)
  // By the rule less than was paid may go back for everything.
  const isOver = back === payment.paid || things.every(({ refundId }) => refundId !== null)
  expect(order.status).toBe(isOver ? 'refund_completed' : 'paid')
  // Exactly the refunded items are closed.
  const given = things.filter(({ refundId }) => refundId !== null)
  for (const { refundId } of given) expect(completed.map(({ id }) => id)).toContain(refundId)
  const open = await db
    .select({ item: enrolments.orderItemId })
    .from(enrolments)
    .where(and(eq(enrolments.orderNumber, number), isNull(enrolments.revokedAt)))
  const courses = things.filter(({ refundId, kind }) => refundId === null && ['subscription', 'access'].includes(kind))
  expect(open.map(({ item }) => item).toSorted()).toEqual(courses.map(({ id }) => id).toSorted())
}

/** Stock and items sold add up: no device is sold twice and none is lost. */
async function expectStock(): Promise<void> {
  for (const idx of [11, 21]) {
    const [device] = await db.select({ left: devices.stock }).from(devices).where(eq(devices.idx, idx))
    const isOut = and(eq(orderItems.deviceIdx, idx), isNull(orderItems.releasedAt))
    const out = await db.select({ quantity: orderItems.quantity }).from(orderItems).where(isOut)
    expect((device?.left ?? 0) + out.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(stock)
  }
}

test(
  'never gives back more than was paid, and agrees with the books of the provider, whatever is asked',
  async () => {
    await fc.assert(
      fc.asyncProperty(selection, actionGroups, async (items, groups) => {
        const buying = await signInBuyer(shop)
        const number = await paidOrder(shop, buying, await itemsOfBasket(buying, items))
        await expectSumOfLines(number)
        const perform = actionsOn(buying, number)
        for (const group of groups) await Promise.all(group.map(perform))
        await settleRefunds(number)
        await expectMatchingBooks(number)
        await expectSumOfLines(number)
        await expectStock()
      }),
      { numRuns: runs(25, 2_000), endOnFailure: true },
    )
  },
  faultTimeout,
)
