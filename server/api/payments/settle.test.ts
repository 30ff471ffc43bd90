import { randomUUID } from 'node:crypto'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type OrderStatus, orderStatusSchema } from '#contract/orders/orders.ts'
import { transact } from '#server/db/open.ts'
import { enrolments } from '#server/db/schema/learning.ts'
import { outboxMessages } from '#server/db/schema/messages.ts'
import { orderEvents, orders } from '#server/db/schema/orders.ts'
import { type PaymentStatus, paymentStatuses, payments, refunds } from '#server/db/schema/payments.ts'
import type { PaymentAnswer } from '#server/providers/payment/port.ts'
import { order as placeOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { grantAccess } from '../orders/access.ts'
import { findOrderProgress } from './progress.ts'
import { settlePayment } from './settle.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const buying = await signInBuyer(shop)

const hour = 60 * 60 * 1000
const until = new Date(clock.now().getTime() + 24 * hour)
const account = { bank: { kind: 'bank', code: 'kookmin' }, number: '1234567890', holder: '프랙티컴', until } as const

const answerNames = [
  'paid',
  'paid at the deadline',
  'paid after the deadline',
  'paid 19,999',
  'paid 20,001',
  'waiting',
  'waiting for 19,999',
  'declined',
  'failed',
  'canceled',
  'open',
  'missing',
  'unanswered',
] as const
type AnswerName = (typeof answerNames)[number]

/** The answers of a provider about a payment of 20,000 won. */
const answers: Readonly<Record<AnswerName, (orderId: string) => PaymentAnswer>> = {
  paid: (orderId) => paidAnswer(orderId, 20_000, clock.now()),
  'paid at the deadline': (orderId) => paidAnswer(orderId, 20_000, until),
  'paid after the deadline': (orderId) => paidAnswer(orderId, 20_000, new Date(until.getTime() + 1)),
  'paid 19,999': (orderId) => paidAnswer(orderId, 19_999, clock.now()),
  'paid 20,001': (orderId) => paidAnswer(orderId, 20_001, clock.now()),
  waiting: (orderId) => ({ outcome: 'waiting', orderId, key: 'key', amount: 20_000, account }),
  'waiting for 19,999': (orderId) => ({ outcome: 'waiting', orderId, key: 'key', amount: 19_999, account }),
  declined: () => ({ outcome: 'declined', decline: 'over_limit' }),
  failed: () => ({ outcome: 'failed', reason: 'user_cancel' }),
  canceled: () => ({ outcome: 'canceled' }),
  open: () => ({ outcome: 'open' }),
  missing: () => ({ outcome: 'missing' }),
  unanswered: () => ({ outcome: 'unanswered' }),
}

function paidAnswer(orderId: string, amount: number, approvedAt: Date): PaymentAnswer {
  return { outcome: 'paid', orderId, key: 'key', amount, approvedAt, details: {} }
}

/** What an answer leads to. Amounts in won. */
interface Result {
  readonly order: OrderStatus
  readonly payment: PaymentStatus
  /** What the provider took and what goes back; 0 without it. */
  readonly paid?: number
  readonly back?: number
  /** Why an order failed, and why the buyer's card was declined, as the page shows it. */
  readonly reason?: string
  readonly decline?: string
  /** Kinds of the mails to the buyer. */
  readonly mails?: readonly string[]
  /** Whether the buyer has access to the course. */
  readonly access?: true
}

/** Nothing changes, and the buyer is told nothing. */
const nothing = 'nothing changes'
type Row = Result | typeof nothing

const failedFor = (payment: PaymentStatus, reason: string): Result => ({ order: 'failed', payment, reason })
const paidInTime: Result = { order: 'paid', payment: 'paid', paid: 20_000, mails: ['order-paid'], access: true }
const awaited: Result = { order: 'waiting_for_deposit', payment: 'waiting', mails: ['deposit-awaited'] }
/** Money that the order cannot use goes back, and the buyer is told. */
const givenBack = (order: OrderStatus, amount: number, more: Partial<Result> = {}): Result => ({
  order,
  payment: 'paid',
  paid: amount,
  back: amount,
  mails: ['refund-requested'],
  ...more,
})
const wrongAmount = { reason: 'amount_mismatch' } as const

/** An attempt of an order that is over: money goes back, nothing else concerns the order. */
const strayMoney = (order: OrderStatus, more: Partial<Result> = {}) => ({
  paid: givenBack(order, 20_000, more),
  'paid at the deadline': givenBack(order, 20_000, more),
  'paid after the deadline': givenBack(order, 20_000, more),
  'paid 19,999': givenBack(order, 19_999, more),
  'paid 20,001': givenBack(order, 20_001, more),
})
const noAnswer = { open: nothing, missing: nothing, unanswered: nothing } as const
const isOver = {
  paid: nothing,
  'paid at the deadline': nothing,
  'paid after the deadline': nothing,
  'paid 19,999': nothing,
  'paid 20,001': nothing,
  waiting: nothing,
  'waiting for 19,999': nothing,
  declined: nothing,
  failed: nothing,
  canceled: nothing,
  ...noAnswer,
} as const

/** First answer of the provider, while the buyer pays. */
const firstAnswer: Readonly<Record<AnswerName, Row>> = {
  paid: paidInTime,
  'paid at the deadline': paidInTime,
  // Only a virtual account has a deadline.
  'paid after the deadline': paidInTime,
  'paid 19,999': givenBack('failed', 19_999, wrongAmount),
  'paid 20,001': givenBack('failed', 20_001, wrongAmount),
  waiting: awaited,
  'waiting for 19,999': failedFor('waiting', 'amount_mismatch'),
  declined: { order: 'pending', payment: 'declined', decline: 'over_limit' },
  failed: failedFor('failed', 'user_cancel'),
  canceled: failedFor('canceled', 'unknown'),
  ...noAnswer,
}

/** An abandoned attempt of an order that ended otherwise. */
const abandonedOf = (order: OrderStatus, more: Partial<Result> = {}): Readonly<Record<AnswerName, Row>> => ({
  ...strayMoney(order, more),
  waiting: { order, payment: 'waiting', ...more },
  'waiting for 19,999': { order, payment: 'waiting', ...more },
  declined: { order, payment: 'declined', ...more },
  failed: { order, payment: 'failed', ...more },
  canceled: { order, payment: 'canceled', ...more },
  ...noAnswer,
})

/** A closed account or attempt at the provider: only money can still arrive. */
const closedOf = (order: OrderStatus, more: Partial<Result> = {}): Readonly<Record<AnswerName, Row>> => ({
  ...isOver,
  ...strayMoney(order, more),
})

const failureTold = { reason: 'unknown' } as const

/**
 * State of the order and of the payment that is asked about, and what each answer leads to (specification, section 4).
 * Written by hand: the transition tables are not its source.
 */
const table: readonly (readonly [OrderStatus, PaymentStatus, Readonly<Record<AnswerName, Row>>])[] = [
  ['pending', 'open', firstAnswer],
  ['pending', 'confirming', firstAnswer],
  // Some windows stay open after a decline, and take the money then.
  [
    'pending',
    'declined',
    {
      ...firstAnswer,
      declined: nothing,
      failed: nothing,
      canceled: nothing,
    },
  ],
  // The buyer has begun another attempt: how this one ends says nothing about the order, unless it brings money.
  [
    'pending',
    'abandoned',
    {
      ...firstAnswer,
      declined: { order: 'pending', payment: 'declined' },
      failed: { order: 'pending', payment: 'failed' },
      canceled: { order: 'pending', payment: 'canceled' },
    },
  ],
  [
    'waiting_for_deposit',
    'waiting',
    {
      paid: paidInTime,
      'paid at the deadline': paidInTime,
      'paid after the deadline': givenBack('expired', 20_000),
      'paid 19,999': givenBack('expired', 19_999),
      'paid 20,001': givenBack('expired', 20_001),
      waiting: nothing,
      'waiting for 19,999': nothing,
      // The account takes no deposit any more, whatever the provider calls it.
      declined: { order: 'expired', payment: 'declined' },
      failed: { order: 'expired', payment: 'failed' },
      canceled: { order: 'expired', payment: 'canceled' },
      ...noAnswer,
    },
  ],
  [
    'waiting_for_deposit',
    'abandoned',
    {
      // Another attempt paid the order at once: the deposit, should it still arrive, goes back.
      paid: paidInTime,
      'paid at the deadline': paidInTime,
      'paid after the deadline': givenBack('expired', 20_000),
      'paid 19,999': givenBack('waiting_for_deposit', 19_999),
      'paid 20,001': givenBack('waiting_for_deposit', 20_001),
      waiting: { order: 'waiting_for_deposit', payment: 'waiting' },
      'waiting for 19,999': { order: 'waiting_for_deposit', payment: 'waiting' },
      declined: { order: 'waiting_for_deposit', payment: 'declined' },
      failed: { order: 'waiting_for_deposit', payment: 'failed' },
      canceled: { order: 'waiting_for_deposit', payment: 'canceled' },
      ...noAnswer,
    },
  ],
  [
    'paid',
    'paid',
    {
      ...isOver,
      // The bank took the deposit back.
      waiting: awaited,
      'waiting for 19,999': awaited,
    },
  ],
  ['paid', 'abandoned', abandonedOf('paid', { access: true })],
  ['cancel_requested', 'paid', isOver],
  ['cancel_requested', 'abandoned', abandonedOf('cancel_requested', { access: true })],
  ['refund_completed', 'paid', isOver],
  ['refund_completed', 'abandoned', abandonedOf('refund_completed')],
  ['canceled', 'abandoned', abandonedOf('canceled')],
  [
    'canceled',
    'waiting',
    {
      ...abandonedOf('canceled'),
      waiting: nothing,
      'waiting for 19,999': nothing,
    },
  ],
  ['canceled', 'canceled', closedOf('canceled')],
  ['expired', 'abandoned', abandonedOf('expired')],
  ['expired', 'canceled', closedOf('expired')],
  ['failed', 'abandoned', abandonedOf('failed', failureTold)],
  // Some windows take the money after a failure.
  [
    'failed',
    'failed',
    {
      ...closedOf('failed', failureTold),
      waiting: { order: 'failed', payment: 'waiting', ...failureTold },
      'waiting for 19,999': { order: 'failed', payment: 'waiting', ...failureTold },
    },
  ],
  ['failed', 'canceled', closedOf('failed', failureTold)],
]

/** Names of the answers by their outcome: does not compile while an outcome has none. */
const namesOf: Readonly<Record<PaymentAnswer['outcome'], readonly AnswerName[]>> = {
  paid: ['paid', 'paid at the deadline', 'paid after the deadline', 'paid 19,999', 'paid 20,001'],
  waiting: ['waiting', 'waiting for 19,999'],
  declined: ['declined'],
  failed: ['failed'],
  canceled: ['canceled'],
  open: ['open'],
  missing: ['missing'],
  unanswered: ['unanswered'],
}

let attempts = 0

/** A payment of 20,000 won for this order. */
async function addPayment(orderNumber: string, status: PaymentStatus, requestedAt: Date) {
  attempts += 1
  const row = {
    id: randomUUID(),
    orderNumber,
    provider: 'sandbox' as const,
    providerOrderId: `${orderNumber}-${attempts}`,
    method: 'virtual_account' as const,
    status,
    amount: 20_000,
    paid: status === 'paid' ? 20_000 : 0,
    refunded: 0,
    ticketHash: randomUUID(),
    ticketExpiresAt: clock.now(),
    origin: 'https://shop.example',
    returnPath: '/',
    details: {},
    requestedAt,
    checks: 0,
  }
  await db.insert(payments).values(row)
  return row
}

/** An order with its payment in these states. An abandoned payment was followed by another attempt. */
async function situation(orderStatus: OrderStatus, paymentStatus: PaymentStatus) {
  const number = await placeOrder(shop, buying)
  const now = clock.now()
  const wasPaid = orderStatus === 'paid' || orderStatus === 'cancel_requested' || orderStatus === 'refund_completed'
  const isWaiting = orderStatus === 'waiting_for_deposit'
  await db
    .update(orders)
    .set({
      status: orderStatus,
      approvedAt: wasPaid ? now : null,
      depositUntil: isWaiting ? until : null,
      failureReason: orderStatus === 'failed' ? 'unknown' : null,
    })
    .where(eq(orders.number, number))
  if (wasPaid && orderStatus !== 'refund_completed') {
    await transact(db, (tx) => grantAccess(tx, { number, memberId: buying.memberId }, now))
  }
  const payment = await addPayment(number, paymentStatus, now)
  if (paymentStatus === 'abandoned') {
    const next = wasPaid ? 'paid' : isWaiting ? 'waiting' : orderStatus === 'pending' ? 'open' : 'failed'
    await addPayment(number, next, new Date(now.getTime() + 1))
  }
  return { number, payment }
}

/** Everything that an answer may change, and everything that the buyer sees of it. */
async function readAll(number: string, paymentId: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId))
  const progress = await findOrderProgress(db, buying.memberId, number)
  const isAccess = and(eq(enrolments.orderNumber, number), isNull(enrolments.revokedAt))
  const mails = await db
    .select({ kind: outboxMessages.kind })
    .from(outboxMessages)
    .where(eq(outboxMessages.orderNumber, number))
    .orderBy(outboxMessages.position)
  const written = await db.select().from(refunds).where(eq(refunds.paymentId, paymentId))
  return {
    order: progress?.status,
    payment: payment?.status,
    paid: payment?.paid,
    back: payment?.refunded,
    refunds: written.map(({ amount, isStray, status }) => ({ amount, isStray, status })),
    reason: progress?.reason ?? undefined,
    decline: progress?.decline ?? undefined,
    virtualAccount: progress?.virtual_account?.number,
    mails: mails.map(({ kind }) => kind),
    access: (await db.$count(enrolments, isAccess)) > 0,
    events: await db.$count(orderEvents, eq(orderEvents.orderNumber, number)),
  }
}

it('has rows for every answer, and for every state of an order and of a payment', () => {
  expect(Object.values(namesOf).flat()).toEqual(answerNames)
  for (const [outcome, names] of Object.entries(namesOf))
    for (const name of names) expect(answers[name]('order').outcome).toBe(outcome)
  expect(new Set(table.map(([order]) => order))).toEqual(new Set(orderStatusSchema.options))
  expect(new Set(table.map(([, payment]) => payment))).toEqual(new Set(paymentStatuses))
})

describe.each(table)('an order %s with a payment %s', (orderStatus, paymentStatus, results) => {
  it.each(answerNames)('settles the answer %s', async (answerName) => {
    const expected = results[answerName]
    const { number, payment } = await situation(orderStatus, paymentStatus)
    const before = await readAll(number, payment.id)
    const answer = answers[answerName](payment.providerOrderId)

    await settlePayment(shop.services, payment.id, answer, 'provider')

    const after = await readAll(number, payment.id)
    if (expected === nothing) {
      expect(after).toEqual(before)
      return
    }
    const { paid = 0, back = 0, mails = [], access = false, reason, decline } = expected
    expect(after).toMatchObject({
      order: expected.order,
      payment: expected.payment,
      paid,
      back,
      refunds: back === 0 ? [] : [{ amount: back, isStray: true, status: 'requested' }],
      reason,
      decline,
      mails,
      access,
    })

    // The same answer a second time changes nothing.
    await settlePayment(shop.services, payment.id, answer, 'provider')
    expect(await readAll(number, payment.id)).toEqual(after)
  })
})

describe('settlePayment', () => {
  it.each(['paid', 'waiting'] as const)('rejects the answer %s about another payment', async (answerName) => {
    const { number, payment } = await situation('pending', 'confirming')
    const before = await readAll(number, payment.id)
    const answer = answers[answerName](`${payment.providerOrderId}0`)
    await expect(settlePayment(shop.services, payment.id, answer, 'provider')).rejects.toThrow('another payment')
    expect(await readAll(number, payment.id)).toEqual(before)
  })

  it('rejects a payment that does not exist', async () => {
    await expect(settlePayment(shop.services, randomUUID(), answers.open(''), 'job')).rejects.toThrow('no such payment')
  })

  it('leaves a deposit with the shop that the bank takes back after a part was refunded', async () => {
    const { number, payment } = await situation('paid', 'paid')
    await db.update(payments).set({ refunded: 1 }).where(eq(payments.id, payment.id))
    const before = await readAll(number, payment.id)
    await settlePayment(shop.services, payment.id, answers.waiting(payment.providerOrderId), 'provider')
    expect(await readAll(number, payment.id)).toEqual(before)
  })
})

describe('what is kept of an answer', () => {
  const rowsOf = async (number: string, paymentId: string) => {
    const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId))
    const [order] = await db.select().from(orders).where(eq(orders.number, number))
    const events = await db
      .select({ from: orderEvents.from, to: orderEvents.to, actor: orderEvents.actor, note: orderEvents.note })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderNumber, number), ne(orderEvents.note, 'ordered')))
    return { payment, order, events }
  }

  it('that it is paid: key, moment and details, and nothing more to check', async () => {
    const { number, payment } = await situation('pending', 'confirming')
    const chosen = { company: 'shinhan', installmentMonths: 3 } as const
    await db
      .update(payments)
      .set({ details: { card: chosen, installmentMonths: 3 }, checkAt: clock.now() })
      .where(eq(payments.id, payment.id))
    const approvedAt = new Date(clock.now().getTime() - 5_000)
    const details = { instrument: { kind: 'card', code: 'kookmin' }, installmentMonths: 2 } as const
    const answer = { ...paidAnswer(payment.providerOrderId, 20_000, approvedAt), details }
    await settlePayment(shop.services, payment.id, answer, 'provider')
    expect(await rowsOf(number, payment.id)).toMatchObject({
      payment: {
        providerKey: 'key',
        approvedAt,
        checkAt: null,
        details: { card: chosen, instrument: { kind: 'card', code: 'kookmin' }, installmentMonths: 2 },
      },
      order: { approvedAt, method: 'virtual_account' },
    })
  })

  it('that a deposit is awaited: account, deadline and secret, which stays when the bank takes a deposit back', async () => {
    const { number, payment } = await situation('pending', 'confirming')
    const waiting = {
      outcome: 'waiting',
      orderId: payment.providerOrderId,
      key: 'key',
      amount: 20_000,
      account,
    } as const
    await settlePayment(shop.services, payment.id, { ...waiting, secret: 'a secret' }, 'provider')
    const known = {
      providerKey: 'key',
      providerSecret: 'a secret',
      checkAt: until,
      details: { account: { ...account, until: until.toISOString() } },
    }
    expect(await rowsOf(number, payment.id)).toMatchObject({
      payment: known,
      order: { method: 'virtual_account', depositUntil: until },
    })
    await settlePayment(shop.services, payment.id, answers.paid(payment.providerOrderId), 'provider')
    await settlePayment(shop.services, payment.id, waiting, 'provider')
    expect(await rowsOf(number, payment.id)).toMatchObject({
      payment: { ...known, status: 'waiting', paid: 0, approvedAt: null },
      order: { status: 'waiting_for_deposit', approvedAt: null },
    })
  })

  it.each(['declined', 'failed', 'canceled'] as const)(
    'that it is %s: the job asks on, unless it was closed at the provider',
    async (answerName) => {
      const { number, payment } = await situation('pending', 'open')
      const checkAt = new Date(clock.now().getTime() + 60_000)
      await db.update(payments).set({ checkAt }).where(eq(payments.id, payment.id))
      await settlePayment(shop.services, payment.id, answers[answerName](payment.providerOrderId), 'job')
      expect(await rowsOf(number, payment.id)).toMatchObject({
        payment: {
          checkAt: answerName === 'canceled' ? null : checkAt,
          decline: answerName === 'declined' ? 'over_limit' : null,
        },
      })
    },
  )

  it.each([
    ['pending', 'open', 'declined', 'pending', 'over_limit'],
    ['pending', 'open', 'failed', 'failed', 'user_cancel'],
    ['pending', 'open', 'paid 19,999', 'failed', 'amount_mismatch'],
    ['waiting_for_deposit', 'waiting', 'canceled', 'expired', 'the provider closed the account'],
    ['waiting_for_deposit', 'waiting', 'paid after the deadline', 'expired', 'paid too late'],
    ['waiting_for_deposit', 'waiting', 'paid 19,999', 'expired', 'amount_mismatch'],
    ['paid', 'abandoned', 'paid', 'paid', 'duplicate_payment'],
    ['expired', 'canceled', 'paid', 'expired', 'late_payment'],
    ['paid', 'paid', 'waiting', 'waiting_for_deposit', 'the bank took the deposit back'],
  ] as const)('in the log: an order %s with a payment %s, %s, becomes %s: %s', async (from, status, name, to, note) => {
    const { number, payment } = await situation(from, status)
    await settlePayment(shop.services, payment.id, answers[name](payment.providerOrderId), 'provider')
    expect((await rowsOf(number, payment.id)).events).toEqual([{ from, to, actor: 'provider', note }])
  })

  it('of money that the order cannot use: the reason of the refund', async () => {
    const { payment } = await situation('paid', 'abandoned')
    await settlePayment(shop.services, payment.id, answers.paid(payment.providerOrderId), 'provider')
    expect(await db.select().from(refunds).where(eq(refunds.paymentId, payment.id))).toMatchObject([
      {
        amount: 20_000,
        reason: 'duplicate_payment',
        isStray: true,
        awaitsReturn: false,
        account: null,
        requestedAt: clock.now(),
        checkAt: clock.now(),
        checks: 0,
      },
    ])
  })
})
