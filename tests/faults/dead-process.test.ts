import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { findOwnOrder } from '#server/api/orders/place-order.ts'
import { attemptOf } from '#server/api/payments/attempt.ts'
import { beginConfirmation } from '#server/api/payments/confirm.ts'
import { sendRefund, settleRefund } from '#server/api/payments/refund.ts'
import { cancelByRule } from '#server/api/purchase-history/cancellation.ts'
import { transact } from '#server/db/open.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency.ts'
import { orders } from '#server/db/schema/orders.ts'
import { refunds, webhookEvents } from '#server/db/schema/payments.ts'
import { sandboxLedger } from '#server/sandbox/payment/ledger.ts'
import {
  answerWindow,
  type BuyerSession,
  deposit,
  monthPass,
  openPaymentWindow,
  order,
  orderForm,
  paidOrder,
  returnParameters,
  settle,
  signInBuyer,
  startPayment,
  waitingOrder,
} from '../support/server/orders.ts'
import { approvedOrder, purchasesIn, sandboxBooks } from '../support/server/purchases.ts'
import { sampleShop } from '../support/server/shop.ts'
import { throwsAny } from '../support/server/throws-any.ts'

// A process that dies between two steps of a purchase. Each test runs the steps up to that point, then the job of
// another process. The order must end paid once or not paid, and agree with the provider's own books.

const shop = await sampleShop()
const { services } = shop
const { db, clock, providers } = services
const ledger = sandboxLedger(services)
const { paymentOf, orderOf, recover, endOf } = purchasesIn(shop, sandboxBooks(services))
const approved = (buying: BuyerSession) => approvedOrder(shop, buying)

describe('an order ends once paid or not paid when the process dies', () => {
  test('while it makes the order: after a minute its key may be used again, for one order', async () => {
    const { browser, token, memberId } = await signInBuyer(shop)
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

  test('after the order was written: it expires', async () => {
    const number = await order(shop, await signInBuyer(shop))
    await recover()
    expect(await endOf(number)).toBe('expired')
  })

  test('after the payment attempt was written, before the window was opened', async () => {
    const buying = await signInBuyer(shop)
    const number = await order(shop, buying)
    await startPayment(buying, number)
    await recover()
    expect(await endOf(number)).toBe('expired')
  })

  test('after the window was opened', async () => {
    const buying = await signInBuyer(shop)
    const number = await order(shop, buying)
    await openPaymentWindow(buying.browser, (await startPayment(buying, number)).url)
    await recover()
    expect(await endOf(number)).toBe('expired')
  })

  test('after the window was answered, before the intent to confirm was written', async () => {
    const { number } = await approved(await signInBuyer(shop))
    await recover()
    expect(await endOf(number)).toBe('expired')
  })

  test('after the intent to confirm was written, before the provider was asked', async () => {
    const { number, paymentId, brought } = await approved(await signInBuyer(shop))
    await beginConfirmation(services, paymentId, brought)
    await recover()
    expect(await endOf(number)).toBe('paid')
  })

  test('after the provider took the money, before its answer was written', async () => {
    const { number, paymentId, brought } = await approved(await signInBuyer(shop))
    const intended = await beginConfirmation(services, paymentId, brought)
    if (!intended) throw new Error('it is intended')
    await providers.payment.confirm({ ...attemptOf(intended), key: brought.key })
    await recover()
    expect(await endOf(number)).toBe('paid')
  })

  test('after the account was issued, before it was written', async () => {
    const buying = await signInBuyer(shop)
    const number = await order(shop, buying)
    const { address, payment } = await answerWindow(buying, number, 'account')
    const { payment_key, amount } = returnParameters(address)
    const intended = await beginConfirmation(services, payment, { key: payment_key, amount })
    if (!intended) throw new Error('it is intended')
    await providers.payment.confirm({ ...attemptOf(intended), key: payment_key })
    shop.pass(10)
    await settle(shop)
    expect((await orderOf(number)).status).toBe('waiting_for_deposit')
    await deposit(buying, (await paymentOf(number)).details.account?.number ?? '')
    expect(await endOf(number)).toBe('paid')
  })

  test('after a webhook was stored, before the provider was asked', async () => {
    const buying = await signInBuyer(shop)
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
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying)
    await requestRefund(buying, number)
    await settle(shop)
    expect(await endOf(number)).toBe('refund_completed')
  })

  test('after the provider gave the money back, before that was written', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying)
    const refundId = await requestRefund(buying, number)
    expect(await sendRefund(services, refundId)).toEqual({ outcome: 'done' })
    await settle(shop)
    expect(await endOf(number)).toBe('refund_completed')
    await settleRefund(services, refundId, { outcome: 'done' }, 'job')
    expect(await endOf(number)).toBe('refund_completed')
  })
})

const requestHashOf = async (key: string) =>
  (await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key)))[0]?.requestHash

/** Writes a refund of the whole order down, and does no more. */
async function requestRefund({ memberId }: BuyerSession, number: string): Promise<string> {
  await transact(db, async (tx) => {
    const found = await findOwnOrder(tx, memberId, number)
    if (!found) throw new Error('it is theirs')
    const input = { actor: 'member' as const, reason: 'mistake', expected: found.totalAmount, account: undefined }
    await cancelByRule(tx, { clock, ...throwsAny }, found, input)
  })
  const [refund] = await db.select().from(refunds).where(eq(refunds.orderNumber, number))
  if (!refund) throw new Error('it is written')
  return refund.id
}
