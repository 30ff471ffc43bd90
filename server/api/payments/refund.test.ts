import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { SelectedItem } from '#contract/addresses/order-selection.ts'
import { transact } from '#server/db/open.ts'
import { itemsOf } from '#server/db/order-items.ts'
import { devices } from '#server/db/schema/boards.ts'
import { enrolments } from '#server/db/schema/learning.ts'
import { outboxMessages } from '#server/db/schema/messages.ts'
import { orderEvents, orders } from '#server/db/schema/orders.ts'
import { cashReceipts, payments, refunds } from '#server/db/schema/payments.ts'
import type { CancelAnswer, PaymentProvider } from '#server/providers/payment/port.ts'
import { monthPass, paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { refundItems } from '../purchase-history/cancellation.ts'
import { insertRefund } from './insert-refund.ts'
import { runRefund, runRefundsOf, sendRefund, settleRefund } from './refund.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const wheel: SelectedItem = { kind: 'device', device: 21, sale_type: 'purchase', months: 0, quantity: 1 }
await db.update(devices).set({ stock: 100 }).where(eq(devices.idx, 21))
/** Amounts in won, with delivery. */
const passAmount = 20_000
const wheelAmount = 275_000

const paymentOf = async (number: string) =>
  (await db.select().from(payments).where(eq(payments.orderNumber, number)))[0] ?? expect.fail('there is no payment')
const stockOfWheels = async () => (await db.select().from(devices).where(eq(devices.idx, 21)))[0]?.stock

/** A paid order of a pass and a wheel that is being cancelled, with refunds of these of its items. */
async function cancelling(...parts: readonly (readonly ('pass' | 'wheel')[])[]) {
  const number = await paidOrder(shop, await signInBuyer(shop), [monthPass, wheel])
  const payment = await paymentOf(number)
  const ids = await transact(db, async (tx) => {
    await tx.update(orders).set({ status: 'cancel_requested' }).where(eq(orders.number, number))
    const [pass, device] = await itemsOf(tx, number)
    if (!pass || !device) throw new Error('there are two items')
    for (const part of parts) {
      const items = part.map((what) =>
        what === 'pass' ? { item: pass, amount: passAmount } : { item: device, amount: wheelAmount },
      )
      const request = { reason: 'mistake', now: clock.now(), awaitsReturn: false, account: undefined }
      await refundItems(tx, payment, items, request)
    }
    const written = await tx.select().from(refunds).where(eq(refunds.orderNumber, number)).orderBy(asc(refunds.amount))
    return written.map(({ id }) => id)
  })
  await db.insert(cashReceipts).values({
    orderNumber: number,
    type: 'personal',
    number: '*******0142',
    status: 'issued',
    requestedAt: clock.now(),
    checks: 3,
  })
  return { number, payment, ids }
}

/** Everything that an answer may change, and everything that the buyer is told. */
async function readAll(number: string) {
  const [order] = await db.select().from(orders).where(eq(orders.number, number))
  const written = await db.select().from(refunds).where(eq(refunds.orderNumber, number)).orderBy(asc(refunds.amount))
  const [receipt] = await db.select().from(cashReceipts).where(eq(cashReceipts.orderNumber, number))
  const isMail = and(eq(outboxMessages.orderNumber, number), ne(outboxMessages.kind, 'order-paid'))
  const isAccess = and(eq(enrolments.orderNumber, number), isNull(enrolments.revokedAt))
  const items = await transact(db, (tx) => itemsOf(tx, number))
  return {
    order: order?.status,
    refunds: written.map(({ status, checkAt, completedAt }) => ({
      status,
      isChecked: checkAt !== null,
      isEnded: completedAt !== null,
    })),
    given: (await paymentOf(number)).refunded,
    refundedItems: items.map(({ refundId }) => refundId !== null),
    released: items.map(({ releasedAt }) => releasedAt !== null),
    access: await db.$count(enrolments, isAccess),
    receipt: receipt?.status,
    mails: (await db.select().from(outboxMessages).where(isMail)).map(({ kind }) => kind),
    events: (await db.select().from(orderEvents).where(eq(orderEvents.orderNumber, number))).length,
  }
}

const completed = { status: 'completed', isChecked: false, isEnded: true } as const
const refused = { status: 'refused', isChecked: false, isEnded: true } as const
const running = { status: 'requested', isChecked: true, isEnded: false } as const

/** What the provider answers to the first refund, and what follows from it. */
const table: readonly {
  readonly what: string
  readonly parts: readonly (readonly ('pass' | 'wheel')[])[]
  readonly answer: 'done' | 'refused'
  readonly expected: Partial<Awaited<ReturnType<typeof readAll>>>
}[] = [
  {
    what: 'the whole order',
    parts: [['pass', 'wheel']],
    answer: 'done',
    expected: {
      order: 'refund_completed',
      refunds: [completed],
      given: 295_000,
      refundedItems: [true, true],
      released: [false, true],
      access: 0,
      receipt: 'canceling',
      mails: ['refund-completed'],
    },
  },
  {
    what: 'the whole order',
    parts: [['pass', 'wheel']],
    answer: 'refused',
    expected: {
      order: 'paid',
      refunds: [refused],
      given: 0,
      refundedItems: [false, false],
      released: [false, false],
      access: 1,
      receipt: 'issued',
      mails: ['refund-failed'],
    },
  },
  {
    what: 'a part of the order',
    parts: [['pass']],
    answer: 'done',
    expected: {
      order: 'paid',
      refunds: [completed],
      given: 20_000,
      refundedItems: [true, false],
      released: [false, false],
      access: 0,
      receipt: 'canceling',
      mails: ['refund-completed'],
    },
  },
  {
    what: 'a part of the order',
    parts: [['pass']],
    answer: 'refused',
    expected: {
      order: 'paid',
      refunds: [refused],
      given: 0,
      refundedItems: [false, false],
      access: 1,
      receipt: 'issued',
      mails: ['refund-failed'],
    },
  },
  {
    what: 'the first of two refunds',
    parts: [['pass'], ['wheel']],
    answer: 'done',
    expected: {
      order: 'cancel_requested',
      refunds: [completed, running],
      given: 295_000,
      released: [false, false],
      access: 0,
      receipt: 'canceling',
      mails: ['refund-completed'],
    },
  },
  {
    what: 'the first of two refunds',
    parts: [['pass'], ['wheel']],
    answer: 'refused',
    expected: {
      order: 'cancel_requested',
      refunds: [refused, running],
      given: 275_000,
      refundedItems: [false, true],
      access: 1,
      mails: ['refund-failed'],
    },
  },
]

describe('settleRefund', () => {
  it.each(table)('of $what, which is $answer', async ({ parts, answer, expected }) => {
    const { number, ids } = await cancelling(...parts)
    const { number: other } = await cancelling(['pass'], ['wheel'])
    const otherBefore = await readAll(other)
    const [id = ''] = ids
    const stock = await stockOfWheels()
    await settleRefund(shop.services, id, { outcome: answer }, 'job')
    const after = await readAll(number)
    expect(after).toMatchObject(expected)
    expect(await stockOfWheels()).toBe((stock ?? 0) + (expected.released?.[1] ? 1 : 0))

    // Only the first answer counts.
    for (const outcome of ['done', 'refused', 'unanswered'] as const) {
      await settleRefund(shop.services, id, { outcome }, 'job')
    }
    expect(await readAll(number)).toEqual(after)
    // The refunds of another order go on.
    expect(await readAll(other)).toEqual(otherBefore)
  })

  it('of the second of two, after the first was done, completes the order', async () => {
    const { number, ids } = await cancelling(['pass'], ['wheel'])
    for (const id of ids) await settleRefund(shop.services, id, { outcome: 'done' }, 'job')
    expect(await readAll(number)).toMatchObject({ order: 'refund_completed', given: 295_000, released: [false, true] })
  })

  it('of the second of two, after the first was refused, leaves the order paid', async () => {
    const { number, ids } = await cancelling(['pass'], ['wheel'])
    const [first = '', second = ''] = ids
    await settleRefund(shop.services, first, { outcome: 'refused' }, 'job')
    await settleRefund(shop.services, second, { outcome: 'done' }, 'job')
    expect(await readAll(number)).toMatchObject({ order: 'paid', given: 275_000, access: 1 })
  })

  it.each([
    ['everything without naming items', 'cancel_requested', 295_000, 'refund_completed'],
    ['all but a won without naming items', 'cancel_requested', 294_999, 'paid'],
    ['an amount of an order that nobody cancels', 'paid', 1_000, 'paid'],
  ] as const)('of %s, of an order %s: %i won leave it %s', async (_, status, amount, expected) => {
    const { number, payment } = await cancelling()
    await db.update(orders).set({ status }).where(eq(orders.number, number))
    const input = { payment, amount, reason: 'a gift', now: clock.now(), isStray: false }
    const id = await transact(db, (tx) => insertRefund(tx, input))
    await settleRefund(shop.services, id, { outcome: 'done' }, 'job')
    expect(await readAll(number)).toMatchObject({ order: expected, refunds: [completed], given: amount })
  })

  it('of every item completes the order, though a part of the money stays', async () => {
    const { number, ids } = await cancelling(['pass', 'wheel'])
    await db.update(payments).set({ refunded: 294_999 }).where(eq(payments.orderNumber, number))
    await settleRefund(shop.services, ids[0] ?? '', { outcome: 'done' }, 'job')
    expect(await readAll(number)).toMatchObject({ order: 'refund_completed', given: 294_999 })
  })

  it('changes nothing without an answer', async () => {
    const { number, ids } = await cancelling(['pass'])
    const before = await readAll(number)
    await settleRefund(shop.services, ids[0] ?? '', { outcome: 'unanswered' }, 'job')
    expect(await readAll(number)).toEqual(before)
    await settleRefund(shop.services, randomUUID(), { outcome: 'done' }, 'job')
    expect(await readAll(number)).toEqual(before)
  })
})

describe('a refund of money that the order could not use', () => {
  /** A paid order with a second payment of 20,000 won that is being given back. */
  async function stray() {
    const number = await paidOrder(shop, await signInBuyer(shop))
    const { id: _, providerOrderId, ...row } = await paymentOf(number)
    const payment = {
      ...row,
      id: randomUUID(),
      providerOrderId: `${providerOrderId}9`,
      ticketHash: randomUUID(),
      requestedAt: new Date(clock.now().getTime() + 1),
    }
    await db.insert(payments).values(payment)
    const input = { payment, amount: passAmount, reason: 'duplicate_payment', now: clock.now(), isStray: true }
    const id = await transact(db, (tx) => insertRefund(tx, input))
    await db.insert(cashReceipts).values({
      orderNumber: number,
      type: 'personal',
      number: '*******0142',
      status: 'issued',
      requestedAt: clock.now(),
      checks: 0,
    })
    return { number, id, paymentId: payment.id }
  }
  const refundedOf = async (id: string) => (await db.select().from(payments).where(eq(payments.id, id)))[0]?.refunded

  it('is completed without touching the order, its receipt and its access', async () => {
    const { number, id, paymentId } = await stray()
    await settleRefund(shop.services, id, { outcome: 'done' }, 'job')
    expect(await readAll(number)).toMatchObject({
      order: 'paid',
      refunds: [completed],
      access: 1,
      receipt: 'issued',
      mails: ['refund-completed'],
    })
    expect(await refundedOf(paymentId)).toBe(passAmount)
  })

  it('stays open for an operator when the provider refuses it', async () => {
    const { number, id, paymentId } = await stray()
    const { number: other } = await stray()
    const { events } = await readAll(number)
    await settleRefund(shop.services, id, { outcome: 'refused' }, 'job')
    expect(await readAll(number)).toMatchObject({
      order: 'paid',
      refunds: [{ status: 'requested', isChecked: false, isEnded: false }],
      access: 1,
      mails: [],
      events: events + 1,
    })
    expect(await refundedOf(paymentId)).toBe(passAmount)
    expect((await readAll(other)).refunds).toEqual([running])
  })
})

describe('sendRefund', () => {
  /** A provider that answers cancellations so, and records them. */
  function provider(outcome: CancelAnswer['outcome']) {
    const asked: Parameters<PaymentProvider['cancel']>[1][] = []
    const cancel: PaymentProvider['cancel'] = async (_, refund) => {
      asked.push(refund)
      return { outcome }
    }
    const payment = { ...shop.services.providers.payment, cancel }
    return { asked, services: { ...shop.services, providers: { payment } } }
  }

  it('asks the provider for the amount, once for each refund', async () => {
    const { ids } = await cancelling(['pass'])
    const { asked, services } = provider('done')
    expect(await sendRefund(services, ids[0] ?? '')).toEqual({ outcome: 'done' })
    expect(asked).toEqual([{ id: ids[0], amount: passAmount, reason: 'mistake', account: null }])
  })

  it('uses another key for an account, and the same one for the same account', async () => {
    const { ids } = await cancelling(['pass'])
    const [id = ''] = ids
    const { asked, services } = provider('unanswered')
    const account = { bank: 'kookmin', number: '12345678901', holder: '김하늘' } as const
    const other = { ...account, number: '12345678902' }
    for (const each of [null, account, account, other]) {
      await db.update(refunds).set({ account: each }).where(eq(refunds.id, id))
      await sendRefund(services, id)
    }
    const keys = asked.map(({ id: key }) => key)
    expect(keys[0]).toBe(id)
    expect(keys[2]).toBe(keys[1])
    expect(new Set(keys).size).toBe(3)
    expect(asked.map((each) => each.account)).toEqual([null, account, account, other])
  })

  it.each([
    ['waits for returned goods', { awaitsReturn: true }],
    ['is completed', { status: 'completed' as const }],
    ['was refused', { status: 'refused' as const }],
  ])('asks nothing about a refund that %s', async (_, change) => {
    const { number, ids } = await cancelling(['pass'])
    await db.update(refunds).set(change).where(inArray(refunds.id, ids))
    const before = await readAll(number)
    const { asked, services } = provider('done')
    expect(await sendRefund(services, ids[0] ?? '')).toBeUndefined()
    await runRefund(services, ids[0] ?? '', 'job')
    await runRefundsOf(services, number, 'job')
    expect(asked).toEqual([])
    expect(await readAll(number)).toEqual(before)
  })

  it('is made by runRefundsOf for every refund of the order that need not wait, and of no other', async () => {
    const { number, ids } = await cancelling(['pass'], ['wheel'])
    await cancelling(['pass'])
    const { asked, services } = provider('done')
    await runRefundsOf(services, number, 'member')
    expect(asked.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(await readAll(number)).toMatchObject({ order: 'refund_completed' })
  })
})
