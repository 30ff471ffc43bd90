import { lte } from 'drizzle-orm'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { payments } from '#server/db/schema/payments.ts'
import { faultTimeout, runs } from '../support/server/fault-runs.ts'
import {
  monthPass,
  order,
  orderForm,
  returnParameters,
  settle,
  signInBuyer,
  startPayment,
} from '../support/server/orders.ts'
import { shopAtToss, windowAtToss } from '../support/server/provider-shop.ts'
import { approvedOrder, purchasesIn, sandboxBooks, tossBooks } from '../support/server/purchases.ts'
import { sampleShop } from '../support/server/shop.ts'

// Changed amounts: nobody pays for an order with an amount that differs from its own.

const shop = await sampleShop()
const atSandbox = purchasesIn(shop, sandboxBooks(shop.services))
const { shop: tossShop, toss } = shopAtToss(shop)
const atToss = purchasesIn(tossShop, tossBooks(toss))

/** Won of the month pass while its special price holds. */
const price = 20_000
/** Any other amount: a little more or less, almost nothing, very much. */
const changedAmount = fc
  .oneof(
    fc.integer({ min: 1, max: 100_000 }),
    fc.constantFrom(1, price - 1, price + 1, price / 2, price * 10, 2_000_000_000),
  )
  .filter((amount) => amount !== price)
const confirmWith = async ({ browser, token }: Awaited<ReturnType<typeof signInBuyer>>, body: object) =>
  (await browser.request('POST', '/v1/pay/confirm', { token, body })).status

test(
  'takes no money when the return address names another amount',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(changedAmount, fc.constant(0)), fc.boolean(), async (amount, withAccount) => {
        const buying = await signInBuyer(shop)
        const { number, address } = await approvedOrder(shop, buying, withAccount ? 'account' : 'approve')
        expect(await confirmWith(buying, { ...returnParameters(address), amount })).toBe(200)
        await settle(shop)
        expect(await atSandbox.endOf(number)).toBe('failed')
      }),
      { numRuns: runs(8, 250) },
    )
  },
  faultTimeout,
)

test(
  'makes no order when the form names another total',
  async () => {
    const { browser, token } = await signInBuyer(shop)
    await fc.assert(
      fc.asyncProperty(fc.oneof(changedAmount, fc.constant(0)), async (total_amt) => {
        const body = { ...(await orderForm(shop, [monthPass])), total_amt }
        expect((await browser.expectError('POST', '/v1/order', { token, body })).code).toBe('PR30001400')
      }),
      { numRuns: runs(10, 250) },
    )
  },
  faultTimeout,
)

test(
  'takes no money when the window was asked for another amount',
  async () => {
    await fc.assert(
      fc.asyncProperty(changedAmount, fc.constantFrom('CARD', 'VIRTUAL_ACCOUNT'), async (amount, method) => {
        const buying = await signInBuyer(tossShop)
        const number = await order(tossShop, buying)
        const { address } = await windowAtToss(toss, buying, number, method, amount)
        expect(await confirmWith(buying, returnParameters(address))).toBe(200)
        await settle(tossShop)
        expect(await atToss.endOf(number)).toBe('failed')
      }),
      { numRuns: runs(6, 125) },
    )
  },
  faultTimeout,
)

test(
  'gives back what the provider took when it is not the price of the order',
  async () => {
    await fc.assert(
      fc.asyncProperty(changedAmount, fc.boolean(), async (amount, isTold) => {
        const buying = await signInBuyer(tossShop)
        const number = await order(tossShop, buying)
        await startPayment(buying, number)
        const { providerOrderId } = await atToss.paymentOf(number)
        toss.take(providerOrderId, amount)
        if (isTold) await sendToToss(toss.message(providerOrderId))
        shop.pass(61)
        await settleDue()
        expect(await atToss.endOf(number)).toBe('failed')
      }),
      { numRuns: runs(6, 125) },
    )
  },
  faultTimeout,
)

test(
  'pays nothing because of a webhook, whatever amount it claims',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(changedAmount, fc.constant(price)), async (totalAmount) => {
        const buying = await signInBuyer(tossShop)
        const number = await order(tossShop, buying)
        const { orderId } = await windowAtToss(toss, buying, number, 'CARD')
        const message = v.parse(messageSchema, toss.message(orderId))
        const claim = { status: 'DONE', totalAmount, approvedAt: shop.services.clock.now().toISOString() }
        await sendToToss(JSON.stringify({ ...message, data: { ...message.data, ...claim } }))
        expect((await atToss.orderOf(number)).status).toBe('pending')
        shop.pass(31 * 60)
        await settle(tossShop)
        expect(await atToss.endOf(number)).toBe('expired')
      }),
      { numRuns: runs(6, 250) },
    )
  },
  faultTimeout,
)

const messageSchema = v.pipe(v.string(), v.parseJson(), v.looseObject({ data: v.looseObject({}) }))

/** Runs the job until no payment is due. It takes a few at a time, those of earlier tests first. */
async function settleDue(): Promise<void> {
  const { db, clock } = tossShop.services
  const due = () => db.select({ id: payments.id }).from(payments).where(lte(payments.checkAt, clock.now())).limit(1)
  do await settle(tossShop)
  while ((await due()).length > 0)
}

let senders = 0
/** Sends a webhook from a network of its own, so that the limit per network is not met. */
async function sendToToss(body: string): Promise<void> {
  senders += 1
  const headers = { 'X-Forwarded-For': `198.18.${senders >> 8}.${senders & 255}` }
  const reply = await tossShop.api.request('/v1/pay/webhook/toss', { method: 'POST', headers, body })
  expect(reply.status).toBe(200)
}
