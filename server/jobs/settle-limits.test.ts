import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { order as placeOrder, signInBuyer, startPayment, waitingOrder } from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { everyRow } from '../db/every-row.ts'
import { transact } from '../db/open.ts'
import { orders } from '../db/schema/orders.ts'
import { cashReceipts, payments, refunds, webhookEvents } from '../db/schema/payments.ts'
import type { Log } from '../lib/log.ts'
import type { CancelAnswer, PaymentAnswer } from '../providers/payment/port.ts'
import { expireOrder, findExpiredOrders } from './expire-orders.ts'
import { claimDuePayments, settleDuePayment } from './settle-payments.ts'
import { claimDueReceipts } from './settle-receipts.ts'
import { claimDueRefunds } from './settle-refunds.ts'
import { findUnsettledEvents, settleWebhookEvent } from './settle-webhook-events.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const log = watchedLog().log
const services = { ...shop.services, log }
const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const momentIn = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds)

/** A provider that gives these answers to queries and confirmations in order, the last one for ever. */
function providerAnswering(answers: readonly PaymentAnswer[], cancelAnswer: CancelAnswer = { outcome: 'done' }) {
  const asked: string[] = []
  const next = (what: string) => async (): Promise<PaymentAnswer> => {
    const answer = answers[Math.min(asked.filter((each) => each !== 'cancel').length, answers.length - 1)]
    asked.push(what)
    return answer ?? expect.fail('no answer')
  }
  const cancel = async (): Promise<CancelAnswer> => {
    asked.push('cancel')
    return cancelAnswer
  }
  const payment = { ...shop.services.providers.payment, query: next('query'), confirm: next('confirm'), cancel }
  return { asked, services: { ...services, providers: { payment } } }
}

const paymentOf = async (number: string) => {
  const [payment] = await db.select().from(payments).where(eq(payments.orderNumber, number))
  return payment ?? expect.fail('there is no payment')
}
const orderOf = async (number: string) => {
  const [order] = await db.select().from(orders).where(eq(orders.number, number))
  return order ?? expect.fail('there is no order')
}
const dueOf = async (number: string) => ({ payment: await paymentOf(number), order: await orderOf(number) })

/** Statements that wait for another transaction. */
async function countWaiting() {
  const { rows } = await db.execute(sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rows.length
}

/** An order whose payment was requested so long ago, in milliseconds. */
async function requestedBefore(age: number, status: 'open' | 'confirming'): Promise<string> {
  const buying = await signInBuyer(shop)
  const number = await placeOrder(shop, buying)
  await startPayment(buying, number)
  await db
    .update(payments)
    .set({ requestedAt: momentIn(-age), status, providerKey: status === 'confirming' ? 'key' : null })
    .where(eq(payments.orderNumber, number))
  return number
}

describe('a confirmation that the provider does not know', () => {
  it.each<[string, number, PaymentAnswer['outcome'], string]>([
    ['a millisecond before 15 minutes', 15 * minute - 1, 'missing', 'pending'],
    ['at 15 minutes', 15 * minute, 'missing', 'pending'],
    ['a millisecond after 15 minutes', 15 * minute + 1, 'missing', 'failed'],
    ['at 15 minutes', 15 * minute, 'open', 'pending'],
    ['a millisecond after 15 minutes', 15 * minute + 1, 'open', 'failed'],
    // Silence says nothing about the money.
    ['a day later', day, 'unanswered', 'pending'],
  ])('%s (%i ms, %s) leaves the order %s', async (_, age, outcome, status) => {
    const number = await requestedBefore(age, 'confirming')
    const answer: PaymentAnswer =
      outcome === 'missing' || outcome === 'open' || outcome === 'unanswered'
        ? { outcome }
        : expect.fail('no such case')
    const provider = providerAnswering([answer])
    await settleDuePayment(await dueOf(number), provider.services)
    expect(provider.asked).toEqual(['confirm'])
    expect(await orderOf(number)).toMatchObject({
      status,
      failureReason: status === 'failed' ? 'unknown' : null,
    })
    expect((await paymentOf(number)).status).toBe(status === 'failed' ? 'failed' : 'confirming')
  })

  it('is queried when its key is not known', async () => {
    const number = await requestedBefore(minute, 'confirming')
    await db.update(payments).set({ providerKey: null }).where(eq(payments.orderNumber, number))
    const provider = providerAnswering([{ outcome: 'open' }])
    await settleDuePayment(await dueOf(number), provider.services)
    expect(provider.asked).toEqual(['query'])
  })
})

describe('an open window', () => {
  it.each<[string, number, 'open' | 'missing' | 'unanswered', boolean]>([
    ['at an hour', hour, 'open', true],
    ['a millisecond after an hour', hour + 1, 'open', false],
    ['at an hour', hour, 'missing', true],
    ['a millisecond after an hour', hour + 1, 'missing', false],
    ['a millisecond after an hour', hour + 1, 'unanswered', true],
    ['at seven days', 7 * day, 'unanswered', true],
    ['a millisecond after seven days', 7 * day + 1, 'unanswered', false],
  ])('%s (%i ms, %s) is asked about again: %s', async (_, age, outcome, isAskedAgain) => {
    const number = await requestedBefore(age, 'open')
    await settleDuePayment(await dueOf(number), providerAnswering([{ outcome }]).services)
    expect((await paymentOf(number)).checkAt !== null).toBe(isAskedAgain)
    expect((await orderOf(number)).status).toBe('pending')
  })
})

describe('a deposit after its deadline', () => {
  /** An order that waits for a deposit, so long after the deadline, in milliseconds. */
  async function waitingFor(late: number): Promise<string> {
    const { number } = await waitingOrder(shop, await signInBuyer(shop))
    await db
      .update(orders)
      .set({ depositUntil: momentIn(-late) })
      .where(eq(orders.number, number))
    return number
  }
  const answerOf = (orderId: string): PaymentAnswer => ({
    outcome: 'waiting',
    orderId,
    key: 'key',
    amount: 20_000,
    account: { bank: { kind: 'bank', code: 'kookmin' }, number: '1', holder: '프랙티컴', until: clock.now() },
  })

  it.each([
    [-1, 'waiting_for_deposit', ['query']],
    [0, 'waiting_for_deposit', ['query']],
    [1, 'expired', ['query', 'cancel', 'query']],
  ])('by %i ms leaves the order %s', async (late, status, asked) => {
    const number = await waitingFor(late)
    const due = await dueOf(number)
    const provider = providerAnswering([answerOf(due.payment.providerOrderId), { outcome: 'canceled' }])
    await settleDuePayment(due, provider.services)
    expect(provider.asked).toEqual(asked)
    expect((await orderOf(number)).status).toBe(status)
    expect((await paymentOf(number)).status).toBe(status === 'expired' ? 'canceled' : 'waiting')
  })

  it('leaves order and account as they are while the provider is silent', async () => {
    const number = await waitingFor(hour)
    const provider = providerAnswering([{ outcome: 'unanswered' }])
    await settleDuePayment(await dueOf(number), provider.services)
    expect(provider.asked).toEqual(['query'])
    expect((await orderOf(number)).status).toBe('waiting_for_deposit')
  })

  it('leaves the account waiting until the provider has closed it', async () => {
    const number = await waitingFor(hour)
    const due = await dueOf(number)
    const waiting = answerOf(due.payment.providerOrderId)
    const silent = providerAnswering([waiting], { outcome: 'unanswered' })
    await settleDuePayment(due, silent.services)
    expect(silent.asked).toEqual(['query', 'cancel'])
    expect((await orderOf(number)).status).toBe('expired')
    expect((await paymentOf(number)).status).toBe('waiting')

    const unsure = providerAnswering([waiting, { outcome: 'unanswered' }])
    await settleDuePayment(await dueOf(number), unsure.services)
    expect(unsure.asked).toEqual(['query', 'cancel', 'query'])
    expect((await paymentOf(number)).status).toBe('waiting')

    await settleDuePayment(await dueOf(number), providerAnswering([waiting]).services)
    expect(await paymentOf(number)).toMatchObject({ status: 'canceled', checkAt: null })
  })

  it('refunds money that arrived while the account was closed', async () => {
    const number = await waitingFor(hour)
    const due = await dueOf(number)
    const orderId = due.payment.providerOrderId
    const paid: PaymentAnswer = {
      outcome: 'paid',
      orderId,
      key: 'key',
      amount: 20_000,
      approvedAt: clock.now(),
      details: {},
    }
    await settleDuePayment(due, providerAnswering([answerOf(orderId), paid]).services)
    expect((await orderOf(number)).status).toBe('expired')
    expect(await paymentOf(number)).toMatchObject({ status: 'paid', paid: 20_000, refunded: 20_000 })
  })
})

describe('an order that was not paid in time', () => {
  /** An order with an open window whose time ended so long ago, in milliseconds. */
  async function expiredBefore(waited: number): Promise<string> {
    const number = await requestedBefore(waited, 'open')
    await db
      .update(orders)
      .set({ expiresAt: momentIn(-waited) })
      .where(eq(orders.number, number))
    return number
  }

  it.each<[number, 'open' | 'unanswered', string]>([
    [0, 'open', 'expired'],
    [30 * minute - 1, 'unanswered', 'pending'],
    [30 * minute, 'unanswered', 'expired'],
    [30 * minute + 1, 'unanswered', 'expired'],
  ])('%i ms ago, with the answer %s, is %s', async (waited, outcome, status) => {
    const number = await expiredBefore(waited)
    await expireOrder(await orderOf(number), providerAnswering([{ outcome }]).services)
    expect((await orderOf(number)).status).toBe(status)
    expect((await paymentOf(number)).status).toBe(status === 'expired' ? 'abandoned' : 'open')
  })

  it.each(['open', 'abandoned'] as const)('is not expired when its %s window was paid', async (status) => {
    const number = await expiredBefore(minute)
    await db.update(payments).set({ status }).where(eq(payments.orderNumber, number))
    const { providerOrderId } = await paymentOf(number)
    const paid: PaymentAnswer = {
      outcome: 'paid',
      orderId: providerOrderId,
      key: 'key',
      amount: 20_000,
      approvedAt: clock.now(),
      details: {},
    }
    await expireOrder(await orderOf(number), providerAnswering([paid]).services)
    expect((await orderOf(number)).status).toBe('paid')
  })

  it('is expired without a question about an attempt that has failed', async () => {
    const number = await expiredBefore(minute)
    await db.update(payments).set({ status: 'failed' }).where(eq(payments.orderNumber, number))
    const provider = providerAnswering([{ outcome: 'unanswered' }])
    await expireOrder(await orderOf(number), provider.services)
    expect(provider.asked).toEqual([])
    expect((await orderOf(number)).status).toBe('expired')
  })

  it.each([
    [1, false],
    [0, true],
    [-1, true],
  ])('is found %i ms before its end: %s', async (left, isFound) => {
    const number = await expiredBefore(-left)
    const found = await findExpiredOrders(services, 1_000, [])
    expect(found.some((each) => each.number === number)).toBe(isFound)
    expect((await findExpiredOrders(services, 1_000, [number])).some((each) => each.number === number)).toBe(false)
  })
})

describe('what is due', () => {
  it.each([
    [-1, true],
    [0, true],
    [1, false],
  ])('in %i ms is claimed: %s', async (left, isDue) => {
    const checkAt = momentIn(left)
    const number = await requestedBefore(minute, 'open')
    await db.update(payments).set({ checkAt }).where(eq(payments.orderNumber, number))
    const { id: paymentId } = await paymentOf(number)
    const refundId = randomUUID()
    await db.insert(refunds).values({
      id: refundId,
      paymentId,
      orderNumber: number,
      amount: 1_000,
      status: 'requested',
      reason: 'mistake',
      isStray: false,
      awaitsReturn: false,
      requestedAt: clock.now(),
      checkAt,
      checks: 0,
    })
    await db.insert(cashReceipts).values({
      orderNumber: number,
      type: 'personal',
      number: '01023450142',
      status: 'requested',
      requestedAt: clock.now(),
      checkAt,
      checks: 0,
    })

    const claimed = {
      payment: (await claimDuePayments(services, 1_000, [])).some(({ payment }) => payment.id === paymentId),
      refund: (await claimDueRefunds(services, 1_000, [])).some(({ id }) => id === refundId),
      receipt: (await claimDueReceipts(services, 1_000, [])).some(({ orderNumber }) => orderNumber === number),
    }
    expect(claimed).toEqual({ payment: isDue, refund: isDue, receipt: isDue })
    // A claimed row is due again after five seconds.
    if (isDue) expect(await paymentOf(number)).toMatchObject({ checkAt: momentIn(5 * second), checks: 1 })
  })

  it.each([
    ['settled', { checkAt: null }],
    ['claimed by another process', { checkAt: momentIn(5 * second), checks: 1 }],
  ])('a payment that is %s after it was read is not claimed', async (_, change) => {
    const number = await requestedBefore(minute, 'open')
    await db.update(payments).set({ checkAt: clock.now() }).where(eq(payments.orderNumber, number))
    const claiming = await transact(db, async (tx) => {
      await tx.update(payments).set(change).where(eq(payments.orderNumber, number))
      const claimed = claimDuePayments(services, 1_000, [])
      await waitFor(async () => expect(await countWaiting()).toBe(1))
      return { claimed }
    })
    expect((await claiming.claimed).map(({ order }) => order.number)).not.toContain(number)
    expect(await paymentOf(number)).toMatchObject(change)
  })

  it('a webhook is followed by the job until it is settled', async () => {
    const { id: paymentId } = await paymentOf(await requestedBefore(minute, 'open'))
    const event = { provider: 'sandbox', eventId: randomUUID(), paymentId, receivedAt: momentIn(-minute) } as const
    await db.insert(webhookEvents).values(event)
    const follow = async (outcome: 'unanswered' | 'open') => {
      const [found] = await findUnsettledEvents(services, 1_000, [])
      if (found) await settleWebhookEvent(providerAnswering([{ outcome }]).services, found)
      return found?.event.eventId
    }
    expect(await follow('unanswered')).toBe(event.eventId)
    expect(await follow('open')).toBe(event.eventId)
    expect(await follow('open')).toBeUndefined()
  })

  it.each([
    [10 * second - 1, false],
    [10 * second, false],
    [10 * second + 1, true],
  ])('a webhook that arrived %i ms ago is followed by the job: %s', async (age, isFound) => {
    const { id: paymentId } = await paymentOf(await requestedBefore(minute, 'open'))
    const eventId = randomUUID()
    await db.insert(webhookEvents).values({ provider: 'sandbox', eventId, paymentId, receivedAt: momentIn(-age) })
    const found = await findUnsettledEvents(services, 1_000, [])
    expect(found.some(({ event }) => event.eventId === eventId)).toBe(isFound)
    await db.delete(webhookEvents).where(eq(webhookEvents.eventId, eventId))
  })
})

describe('a refund that is not answered', () => {
  it.each([
    [19, []],
    [20, ['refund_hangs']],
    [21, []],
    [999, []],
    [1_000, ['refund_needs_operator']],
    [1_001, ['refund_needs_operator']],
  ])('after %i requests logs %j', async (checks, expected) => {
    const { id: paymentId, orderNumber } = await paymentOf(await requestedBefore(minute, 'open'))
    await db.delete(refunds).where(everyRow)
    await db.insert(refunds).values({
      id: randomUUID(),
      paymentId,
      orderNumber,
      amount: 1_000,
      status: 'requested',
      reason: 'mistake',
      isStray: false,
      awaitsReturn: false,
      requestedAt: clock.now(),
      checkAt: clock.now(),
      checks,
    })
    const events: unknown[] = []
    const note = (fields: unknown) => {
      if (typeof fields === 'object' && fields !== null && 'event' in fields) events.push(fields.event)
    }
    const listening: Log = { ...log, warn: note, error: note }
    await claimDueRefunds({ ...services, log: listening }, 1_000, [])
    expect(events).toEqual(expected)
    const [row] = await db.select().from(refunds)
    expect(row?.checkAt === null).toBe(checks >= 1_000)
  })
})
