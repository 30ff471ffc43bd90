import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { intendConfirmation, tryOf } from '../../server/api/payments/confirm.ts'
import { askForRefund, settleRefund } from '../../server/api/payments/refund.ts'
import { settlePayment } from '../../server/api/payments/settle.ts'
import { cancelByRule } from '../../server/api/orders/cancel.ts'
import { ownOrder } from '../../server/api/orders/place-order.ts'
import { transact } from '../../server/db/open.ts'
import { enrolments, idempotencyKeys, orders, payments, refunds, webhookEvents } from '../../server/db/schema/orders.ts'
import { givenBack, sandboxLedger } from '../../server/sandbox/payment/ledger.ts'
import { sandboxMessages } from '../../server/sandbox/payment/messages.ts'
import {
  answerWindow,
  begin,
  broughtBack,
  buyerAt,
  type Buying,
  confirm,
  deposit,
  openWindow,
  order,
  orderForm,
  monthPass,
  paidOrder,
  settle,
  waitingOrder,
} from '../support/server-orders.ts'
import { sampleShop } from '../support/server-shop.ts'

/**
 * A process that dies at a boundary of a purchase leaves what it had written by then. Each test runs the steps up to
 * one boundary and no further, then lets the job of another process look: the order must end exactly once paid or
 * exactly not paid, against the books of a provider that keeps its own.
 */
const shop = await sampleShop()
const { services } = shop
const { db, clock, providers } = services
const ledger = sandboxLedger(services)
const messages = sandboxMessages(services)
const hour = 60 * 60

const paymentOf = async (number: string) => {
  const [payment] = await db.select().from(payments).where(eq(payments.orderNumber, number))
  if (!payment) throw new Error('there is a payment')
  return payment
}
const orderOf = async (number: string) => {
  const [found] = await db.select().from(orders).where(eq(orders.number, number))
  if (!found) throw new Error('there is an order')
  return found
}

/** Lets the job of another process look, over the hours that any waiting takes. */
async function recover() {
  for (let round = 0; round < 4; round++) {
    await settle(shop)
    shop.pass(hour)
  }
  await settle(shop)
}

/** The order's end, held against the provider's books: money and access fit, and nothing is under way. */
async function endOf(number: string): Promise<string> {
  const { status } = await orderOf(number)
  const tries = await db.select().from(payments).where(eq(payments.orderNumber, number))
  let kept = 0
  for (const { providerOrderId } of tries) {
    const books = await ledger.find(providerOrderId)
    expect(books?.charges ?? 0).toBeLessThanOrEqual(1)
    kept += (books?.charges ?? 0) * (books?.amount ?? 0) - (books ? givenBack(books) : 0)
  }
  const isPaid = status === 'paid'
  expect(kept).toBe(isPaid ? (await orderOf(number)).totalAmount : 0)
  expect(tries.filter((each) => each.status === 'confirming')).toEqual([])
  const access = await db.select().from(enrolments).where(eq(enrolments.orderNumber, number))
  expect(access.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(isPaid ? 1 : 0)
  const open = await db.select().from(refunds).where(eq(refunds.orderNumber, number))
  expect(open.filter((each) => each.status === 'requested')).toEqual([])
  return status
}

/** An order whose window has been answered: what it brought back is about to be confirmed. */
async function approved(buying: Buying) {
  const number = await order(shop, buying)
  const { address } = await answerWindow(buying, number)
  const { payment_id, payment_key, amount } = broughtBack(address)
  return { number, address, paymentId: payment_id, brought: { key: payment_key, amount } }
}

describe('a process that dies', () => {
  test('while it works on an order leaves a key that is taken over after a minute, and one order', async () => {
    const { browser, token, memberId } = await buyerAt(shop)
    const body = await orderForm(shop, [monthPass])
    const first = await browser.request('POST', '/v1/order', { token, body })
    expect(first.status).toBe(201)
    // As it stood before the work was done: locked, without an answer, and without the order.
    const dead = await orderForm(shop, [monthPass])
    await db.insert(idempotencyKeys).values({
      ...(await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, body.idempotency_key)))[0],
      memberId,
      key: dead.idempotency_key,
      answer: null,
      requestHash: (await requestHashOf(body.idempotency_key)) ?? '',
      lockedUntil: new Date(clock.now().getTime() + 60_000),
      createdAt: clock.now(),
    })
    const again = () => browser.request('POST', '/v1/order', { token, body: dead })
    expect((await again()).status).toBe(409)
    shop.pass(61)
    expect((await again()).status).toBe(201)
    expect((await again()).status).toBe(201)
    expect(await db.select().from(orders).where(eq(orders.memberId, memberId))).toHaveLength(2)
  })

  test('after the order was written leaves one that expires', async () => {
    const number = await order(shop, await buyerAt(shop))
    await recover()
    expect(await endOf(number)).toBe('expired')
  })

  test('after the try was written, before anybody has opened the window', async () => {
    const buying = await buyerAt(shop)
    const number = await order(shop, buying)
    await begin(buying, number)
    await recover()
    expect(await endOf(number)).toBe('expired')
  })

  test('after the window was opened', async () => {
    const buying = await buyerAt(shop)
    const number = await order(shop, buying)
    await openWindow(buying.browser, (await begin(buying, number)).url)
    await recover()
    expect(await endOf(number)).toBe('expired')
  })

  test('after the window was answered, before the confirmation was intended', async () => {
    const { number } = await approved(await buyerAt(shop))
    await recover()
    expect(await endOf(number)).toBe('expired')
  })

  test('after the confirmation was intended, before the provider was asked', async () => {
    const { number, paymentId, brought } = await approved(await buyerAt(shop))
    await intendConfirmation(services, paymentId, brought)
    await recover()
    expect(await endOf(number)).toBe('paid')
  })

  test('after the provider has taken the money, before its answer was kept', async () => {
    const { number, paymentId, brought } = await approved(await buyerAt(shop))
    const intended = await intendConfirmation(services, paymentId, brought)
    if (!intended) throw new Error('it is intended')
    await providers.payment.confirm({ ...tryOf(intended), key: brought.key })
    await recover()
    expect(await endOf(number)).toBe('paid')
  })

  test('after the account was issued, before it was kept', async () => {
    const buying = await buyerAt(shop)
    const number = await order(shop, buying)
    const { address, payment } = await answerWindow(buying, number, 'account')
    const { payment_key, amount } = broughtBack(address)
    const intended = await intendConfirmation(services, payment, { key: payment_key, amount })
    if (!intended) throw new Error('it is intended')
    await providers.payment.confirm({ ...tryOf(intended), key: payment_key })
    shop.pass(10)
    await settle(shop)
    expect((await orderOf(number)).status).toBe('waiting_for_deposit')
    await deposit(buying, (await paymentOf(number)).details.account?.number ?? '')
    expect(await endOf(number)).toBe('paid')
  })

  test('after a message was taken in, before the provider was asked', async () => {
    const buying = await buyerAt(shop)
    const { number } = await waitingOrder(shop, buying)
    const { id, providerOrderId } = await paymentOf(number)
    await ledger.change(providerOrderId, (books) => ({
      ...books,
      status: 'done',
      approvedAt: clock.now().toISOString(),
      charges: 1,
    }))
    await db
      .insert(webhookEvents)
      .values({ provider: 'sandbox', eventId: randomUUID(), paymentId: id, receivedAt: clock.now() })
    shop.pass(11)
    await settle(shop)
    expect(await endOf(number)).toBe('paid')
  })

  test('after a refund was written, before the provider was asked', async () => {
    const buying = await buyerAt(shop)
    const number = await paidOrder(shop, buying)
    await requestRefund(buying, number)
    await settle(shop)
    expect(await endOf(number)).toBe('refund_completed')
  })

  test('after the provider has given the money back, before that was kept', async () => {
    const buying = await buyerAt(shop)
    const number = await paidOrder(shop, buying)
    const refundId = await requestRefund(buying, number)
    expect(await askForRefund(services, refundId)).toEqual({ outcome: 'done' })
    await settle(shop)
    expect(await endOf(number)).toBe('refund_completed')
    await settleRefund(services, refundId, { outcome: 'done' }, 'job')
    expect(await endOf(number)).toBe('refund_completed')
  })
})

const requestHashOf = async (key: string) =>
  (await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key)))[0]?.requestHash

/** Writes a refund of the whole order down, and does no more. */
async function requestRefund({ memberId }: Buying, number: string): Promise<string> {
  await transact(db, async (tx) => {
    const found = await ownOrder(tx, memberId, number)
    if (!found) throw new Error('it is theirs')
    const wish = { actor: 'member' as const, reason: 'mistake', expected: found.totalAmount, account: undefined }
    await cancelByRule(tx, clock, found, wish)
  })
  const [refund] = await db.select().from(refunds).where(eq(refunds.orderNumber, number))
  if (!refund) throw new Error('it is written')
  return refund.id
}

test('whatever happens in whatever order, an order ends once paid or not paid', async () => {
  const steps = ['confirm', 'confirm', 'message', 'job', 'cancel', 'decline', 'answer'] as const
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.shuffledSubarray([...steps], { minLength: 3 }), async (scheduler, chosen) => {
      const buying = await buyerAt(shop)
      const { number, address, paymentId, brought } = await approved(buying)
      const { providerOrderId } = await paymentOf(number)
      const work: Record<(typeof steps)[number], () => Promise<unknown>> = {
        confirm: () => confirm(buying, address),
        message: async () =>
          shop.api.request('/v1/pay/webhook/sandbox', {
            method: 'POST',
            ...(await messages.sign(randomUUID(), providerOrderId)),
          }),
        job: () => settle(shop),
        cancel: () =>
          buying.browser.request('POST', `/v1/member/my/order/${number}/cancel`, {
            token: buying.token,
            body: { idempotency_key: randomUUID(), reason: 'mistake', expected_refund_amt: 0 },
          }),
        decline: () => settlePayment(services, paymentId, { outcome: 'unanswered' }, 'job'),
        answer: () => intendConfirmation(services, paymentId, brought),
      }
      const running = chosen.map((step) => scheduler.schedule(Promise.resolve(step), step).then(() => work[step]()))
      await scheduler.waitAll()
      await Promise.all(running)
      await recover()
      expect(['paid', 'canceled', 'expired']).toContain(await endOf(number))
    }),
    { numRuns: Number(process.env['FAULT_RUNS'] ?? 30) },
  )
}, 600_000)
