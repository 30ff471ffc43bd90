import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { verifyPassword } from '#contract/accounts/profile.ts'
import type { SelectedItem } from '#contract/addresses/order-selection.ts'
import { orderProgress } from '#contract/orders/checkout.ts'
import {
  type CancelReason,
  cancelOrder,
  orderDetail,
  orderList,
  refundPreview,
  requestCashReceipt,
} from '#contract/orders/orders.ts'
import { transact } from '#server/db/open.ts'
import { devices } from '#server/db/schema/boards.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency.ts'
import { enrolments } from '#server/db/schema/learning.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { payments, refunds } from '#server/db/schema/payments.ts'
import { accountChanges } from '#server/db/schema/sign-in.ts'
import { addDays, dayOf } from '#server/lib/clock.ts'
import { refundAsOperator } from '#server/operator/orders.ts'
import type { CancelAnswer, CashReceiptAnswer } from '#server/providers/payment/port.ts'
import { sandboxLearning } from '#server/sandbox/learning/records.ts'
import { refundedAmount, sandboxLedger } from '#server/sandbox/payment/ledger.ts'
import { rightPassword } from '#tests/support/server/members.ts'
import { kim } from '#tests/support/server/operators.ts'
import {
  answerWindow,
  type BuyerSession,
  confirm,
  deposit,
  headsetRental,
  monthPass,
  order,
  paidOrder,
  settle,
  signInBuyer,
  waitingOrder,
} from '#tests/support/server/orders.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { throwsAny } from '#tests/support/server/throws-any.ts'
import { recordChange } from '../account-changes/record-change.ts'
import { insertRefund } from '../payments/insert-refund.ts'
import { openSession } from '../session/open-session.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const ledger = sandboxLedger(shop.services)
const learning = sandboxLearning(shop.services)
const kit: SelectedItem = { kind: 'course', option: 101_500, quantity: 1 }
const headset: SelectedItem = { kind: 'device', device: 11, sale_type: 'purchase', months: 0, quantity: 2 }
const account = { bank: 'kookmin' as const, number: '12345678901', holder: '김하늘' }
const days = 24 * 60 * 60

/** With a new token, because the clock may have been moved. */
const tokenOf = async ({ browser, memberId }: BuyerSession) =>
  (await openSession({ ...shop.services, ...throwsAny }, browser.asCaller(), memberId)).access_token
const preview = async (buying: BuyerSession, number: string) =>
  (await buying.browser.call(refundPreview, `/v1/member/my/order/${number}/refund`, { token: await tokenOf(buying) }))
    .content
const read = async (buying: BuyerSession, number: string) =>
  (await buying.browser.call(orderDetail, `/v1/member/my/order/${number}`, { token: await tokenOf(buying) })).content
const cancelBody = (amount: number, more: object = {}) => ({
  idempotency_key: randomUUID(),
  reason: 'mistake' satisfies CancelReason as CancelReason,
  expected_refund_amt: amount,
  ...more,
})
const cancel = async (buying: BuyerSession, number: string, body: ReturnType<typeof cancelBody>) =>
  (
    await buying.browser.call(cancelOrder, `/v1/member/my/order/${number}/cancel`, {
      token: await tokenOf(buying),
      body,
    })
  ).content
const refused = async (buying: BuyerSession, number: string, body: unknown) =>
  (
    await buying.browser.expectError('POST', `/v1/member/my/order/${number}/cancel`, {
      token: await tokenOf(buying),
      body,
    })
  ).code
const booksOf = async (number: string) => {
  const [payment] = await db.select().from(payments).where(eq(payments.orderNumber, number))
  const books = await ledger.find(payment?.providerOrderId ?? '')
  if (!books) throw new Error('the provider knows it')
  return books
}
const accessOf = async (number: string) =>
  (await db.select().from(enrolments).where(eq(enrolments.orderNumber, number))).filter(
    ({ revokedAt }) => revokedAt === null,
  ).length

/** Finishes this many lessons of course 101, which has eight. */
const finish = (memberId: string, lessons: number) =>
  learning.put(memberId, 101, {
    isAway: false,
    lessons: Array.from({ length: lessons }, (_, index) => ({ number: index + 1, at: clock.now().toISOString() })),
  })

describe('refund rule', () => {
  test('refunds a course in full within seven days and under 20 % progress', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying)
    await finish(buying.memberId, 1)
    expect(await preview(buying, number)).toMatchObject({
      paid_amt: 20_000,
      deducted_amt: 0,
      refund_amt: 20_000,
      needs_account: false,
      days: { passed: 0, of: 7 },
      progress_limit: 20,
      items: [{ refusal: null, progress: { done: 1, of: 8, percent: 12 }, must_return: false }],
    })
    const canceled = await cancel(buying, number, cancelBody(20_000))
    expect(canceled).toMatchObject({
      status: 'refund_completed',
      refunded_amt: 20_000,
      refunds: [{ amt: 20_000, status: 'completed', reason: 'mistake' }],
      can: { cancel: false },
    })
    expect(refundedAmount(await booksOf(number))).toBe(20_000)
    expect(await accessOf(number)).toBe(0)
  })

  test.each([
    ['under 20 %', 1, null],
    ['from 20 % on', 2, 'too_far'],
  ])('counts the lessons since the purchase: %s', async (_, lessons, refusal) => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying)
    await finish(buying.memberId, lessons)
    expect((await preview(buying, number)).items[0]?.refusal).toBe(refusal)
  })

  test('does not count lessons of an earlier pass', async () => {
    const buying = await signInBuyer(shop)
    await paidOrder(shop, buying)
    await finish(buying.memberId, 8)
    shop.pass(60)
    const second = await paidOrder(shop, { ...buying, token: await tokenOf(buying) })
    expect((await preview(buying, second)).items[0]).toMatchObject({ refusal: null, progress: { done: 0 } })
  })

  test('asks the learning system about the courses of the order alone', async () => {
    const buying = await signInBuyer(shop)
    await paidOrder(shop, buying, [{ kind: 'course', option: 201_501, quantity: 1 }])
    const number = await paidOrder(shop, buying)
    await learning.put(buying.memberId, 201, { isAway: true, lessons: [] })
    expect((await cancel(buying, number, cancelBody(20_000))).status).toBe('refund_completed')
  })

  test('ends with the seventh Korean day after the purchase, to the second', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying)
    // Noon of the day in Korea.
    const noon = new Date(`${clock.today()}T12:00:00+09:00`)
    await db.update(orders).set({ approvedAt: noon }).where(eq(orders.number, number))
    shop.pass((noon.getTime() - clock.now().getTime()) / 1000 + 7 * days + days / 2 - 1)
    const last = await preview(buying, number)
    expect(last.items[0]).toMatchObject({ refusal: null, until: `${addDays(dayOf(noon), 7)}T14:59:59.999Z` })
    expect(last.days).toEqual({ passed: 7, of: 7 })
    shop.pass(1)
    expect((await preview(buying, number)).items[0]?.refusal).toBe('too_late')
    expect(await refused(buying, number, cancelBody(0))).toBe('PR30010400')
    expect((await read(buying, number)).can.cancel).toBe(false)
  })

  test('rejects while the learning system does not answer', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying)
    await learning.put(buying.memberId, 101, { isAway: true, lessons: [] })
    expect(await refused(buying, number, cancelBody(20_000))).toBe('PR10007503')
    expect((await read(buying, number)).status).toBe('paid')
  })

  test('refunds the unused items and leaves access to the others', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying, [monthPass, kit])
    await finish(buying.memberId, 8)
    const shown = await preview(buying, number)
    expect(shown.refund_amt).toBe(15_000)
    // Goods of a course have a name of their own.
    expect(new Set(shown.items.map(({ name }) => name)).size).toBe(2)
    const canceled = await cancel(buying, number, cancelBody(15_000))
    expect(canceled).toMatchObject({ status: 'paid', refunded_amt: 15_000 })
    expect(canceled.items.map((item) => item.refund)).toEqual([null, 'completed'])
    expect(await accessOf(number)).toBe(1)
    expect(await refused(buying, number, cancelBody(15_000))).toBe('PR30010400')
  })

  test('refunds chosen items, and keeps the delivery fee until the last delivered item goes', async () => {
    const buying = await signInBuyer(shop)
    const wheels: SelectedItem = { kind: 'device', device: 21, sale_type: 'purchase', months: 0, quantity: 1 }
    const number = await paidOrder(shop, buying, [monthPass, headset, wheels])
    const { items, refund_amt } = await preview(buying, number)
    const [pass, first, second] = items
    if (!pass || !first || !second) throw new Error('it has three items')
    const fee = first.delivery_amt + second.delivery_amt
    expect(fee).toBeGreaterThan(0)
    expect([first.delivery_amt, second.delivery_amt]).toContain(0)
    const [carrying, other] = first.delivery_amt > 0 ? [first, second] : [second, first]
    const sent = (amount: number, ...chosen: { id: string }[]) =>
      cancelBody(amount, { items: chosen.map(({ id }) => id) })

    // The fee is not in it, since the other device is sent as well.
    expect(await refused(buying, number, sent(carrying.refund_amt, carrying))).toBe('PR30001400')
    const afterFirst = await cancel(buying, number, sent(carrying.refund_amt - fee, carrying))
    expect(afterFirst).toMatchObject({ status: 'paid', refunded_amt: carrying.refund_amt - fee })
    expect(await accessOf(number)).toBe(1)

    const rest = await preview(buying, number)
    expect(rest.refund_amt).toBe(refund_amt - carrying.refund_amt + fee)
    expect(rest.items.find(({ id }) => id === other.id)).toMatchObject({
      refund_amt: other.refund_amt + fee,
      delivery_amt: fee,
    })
    await cancel(buying, number, sent(other.refund_amt + fee, other))
    const last = await cancel(buying, number, sent(pass.refund_amt, pass))
    expect(last).toMatchObject({ status: 'refund_completed', refunded_amt: refund_amt })
    expect(refundedAmount(await booksOf(number))).toBe(refund_amt)
  })

  test('refuses items of another order, and items that are refunded already', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying, [monthPass, kit])
    const [pass] = (await preview(buying, number)).items
    if (!pass) throw new Error('it has two items')
    expect(await refused(buying, number, cancelBody(20_000, { items: [randomUUID()] }))).toBe('PR10002400')
    expect(await refused(buying, number, cancelBody(20_000, { items: [] }))).toBe('PR10002400')
    await cancel(buying, number, cancelBody(pass.refund_amt, { items: [pass.id] }))
    expect(await refused(buying, number, cancelBody(pass.refund_amt, { items: [pass.id] }))).toBe('PR30010400')
  })

  test('waits for the return of shipped goods, and counts seven days from their delivery', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying, [headset])
    const stock = async () => (await db.select().from(devices).where(eq(devices.idx, 11)))[0]?.stock
    const before = await stock()
    await db.update(orders).set({ shippedAt: clock.now(), deliveredAt: clock.now() }).where(eq(orders.number, number))
    shop.pass(7 * days)
    const { refund_amt, items } = await preview(buying, number)
    expect(items[0]?.must_return).toBe(true)
    const canceled = await cancel(buying, number, cancelBody(refund_amt))
    expect(canceled).toMatchObject({
      status: 'cancel_requested',
      refunded_amt: 0,
      items: [{ refund: 'awaits_return' }],
    })
    await settle(shop)
    expect(refundedAmount(await booksOf(number))).toBe(0)
    // The operator records their return.
    await db.update(refunds).set({ awaitsReturn: false, checkAt: clock.now() }).where(eq(refunds.orderNumber, number))
    await settle(shop)
    expect((await read(buying, number)).status).toBe('refund_completed')
    expect(await stock()).toBe((before ?? 0) + 2)
  })
})

describe('while one item is on its way back', () => {
  /** A pass and a headset that was sent, of which the headset is being returned. */
  async function returning() {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying, [monthPass, headset])
    await db.update(orders).set({ shippedAt: clock.now() }).where(eq(orders.number, number))
    const [pass, device] = (await preview(buying, number)).items
    if (!pass || !device) throw new Error('it has two items')
    const canceled = await cancel(buying, number, cancelBody(device.refund_amt, { items: [device.id] }))
    expect(canceled).toMatchObject({
      status: 'cancel_requested',
      items: [{ refund: null }, { refund: 'awaits_return' }],
      can: { cancel: true },
    })
    return { buying, number, pass, device }
  }
  const goodsAreBack = (number: string) =>
    refundAsOperator(shop.services, number, { by: kim, reason: 'is back', amount: undefined, account: undefined })

  test('another is refunded at once, and the order ends when the goods are back', async () => {
    const { buying, number, pass, device } = await returning()
    const shown = await preview(buying, number)
    expect(shown).toMatchObject({
      refund_amt: pass.refund_amt,
      items: [{ until: pass.until }, { refusal: 'refunded' }],
    })
    const canceled = await cancel(buying, number, cancelBody(pass.refund_amt))
    expect(canceled).toMatchObject({
      status: 'cancel_requested',
      refunded_amt: pass.refund_amt,
      items: [{ refund: 'completed' }, { refund: 'awaits_return' }],
      can: { cancel: false },
    })
    expect(await accessOf(number)).toBe(0)
    expect(refundedAmount(await booksOf(number))).toBe(pass.refund_amt)
    await goodsAreBack(number)
    expect(await read(buying, number)).toMatchObject({
      status: 'refund_completed',
      refunded_amt: pass.refund_amt + device.refund_amt,
    })
  })

  test('the others keep their deadline', async () => {
    const { buying, number, pass } = await returning()
    shop.pass(8 * days)
    expect((await preview(buying, number)).refund_amt).toBe(0)
    expect(await refused(buying, number, cancelBody(pass.refund_amt))).toBe('PR30010400')
    await goodsAreBack(number)
    expect((await read(buying, number)).status).toBe('paid')
    expect(await accessOf(number)).toBe(1)
  })

  test('two cancellations at once refund each item once', async () => {
    const { buying, number, pass } = await returning()
    const token = await tokenOf(buying)
    const answers = await Promise.all(
      [1, 2].map(() =>
        buying.browser.request('POST', `/v1/member/my/order/${number}/cancel`, {
          token,
          body: cancelBody(pass.refund_amt),
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(refundedAmount(await booksOf(number))).toBe(pass.refund_amt)
  })
})

test('a rental that ends early gives back the rest of its fee, less a tenth, once the device is back', async () => {
  const buying = await signInBuyer(shop)
  const number = await paidOrder(shop, buying, [headsetRental])
  await db.update(orders).set({ shippedAt: clock.now(), deliveredAt: clock.now() }).where(eq(orders.number, number))
  // 365 days for 365,000 won, of which 300 days are left after today; the delivery stays paid.
  const today = dayOf(clock.now())
  const term = { startsOn: addDays(today, -44), endsOn: addDays(today, 320) }
  const { deliveryAmount } = (await db.select().from(orders).where(eq(orders.number, number)))[0] ?? expect.fail()
  await db
    .update(payments)
    .set({ paid: 365_000 + deliveryAmount })
    .where(eq(payments.orderNumber, number))
  await db
    .update(orderItems)
    .set({ ...term, amount: 365_000, regularAmount: 365_000 })
    .where(eq(orderItems.orderNumber, number))
  shop.pass(20 * days)
  expect(await preview(buying, number)).toMatchObject({
    refund_amt: 270_000,
    items: [{ refusal: null, early_end: { left: 300, of: 365 }, must_return: true, delivery_amt: 0 }],
  })
  const canceled = await cancel(buying, number, cancelBody(270_000))
  expect(canceled).toMatchObject({ status: 'cancel_requested', items: [{ refund: 'awaits_return' }] })
  expect(refundedAmount(await booksOf(number))).toBe(0)
  const back = { by: kim, reason: 'is back', amount: undefined, account: undefined }
  await refundAsOperator(shop.services, number, back)
  expect(refundedAmount(await booksOf(number))).toBe(270_000)
  expect(await read(buying, number)).toMatchObject({ status: 'refund_completed', refunded_amt: 270_000 })
})

describe('cancelOrder', () => {
  test('cancels an unpaid order and releases its stock', async () => {
    const stock = async () => (await db.select().from(devices).where(eq(devices.idx, 11)))[0]?.stock
    const before = await stock()
    const buying = await signInBuyer(shop)
    const number = await order(shop, buying, [headset])
    expect(await stock()).toBe((before ?? 0) - 2)
    expect((await cancel(buying, number, cancelBody(0))).status).toBe('canceled')
    expect(await stock()).toBe(before)
  })

  test('closes a waiting account, and refunds a deposit that was faster', async () => {
    const buying = await signInBuyer(shop)
    const first = await waitingOrder(shop, buying)
    expect((await cancel(buying, first.number, cancelBody(0))).status).toBe('canceled')
    await settle(shop)
    expect((await booksOf(first.number)).status).toBe('canceled')

    const second = await waitingOrder(shop, { ...buying, token: await tokenOf(buying) })
    expect((await cancel(buying, second.number, cancelBody(0))).status).toBe('canceled')
    await deposit(buying, second.account)
    await settle(shop)
    const books = await booksOf(second.number)
    expect(refundedAmount(books)).toBe(books.amount)
    expect((await read(buying, second.number)).status).toBe('canceled')
  })

  test('asks the provider at once about the waiting account of this order alone', async () => {
    const buying = await signInBuyer(shop)
    const [canceled, other] = [await waitingOrder(shop, buying), await waitingOrder(shop, buying)]
    const paymentsOf = ({ number }: { number: string }) =>
      db.select().from(payments).where(eq(payments.orderNumber, number))
    const [waiting] = await paymentsOf(canceled)
    const ids = { id: randomUUID(), providerOrderId: randomUUID(), ticketHash: randomUUID() }
    const failed = {
      ...(waiting ?? expect.fail('there is no account')),
      ...ids,
      status: 'failed' as const,
      checkAt: null,
    }
    await db.insert(payments).values(failed)
    const before = await paymentsOf(other)
    shop.pass(60)
    await cancel(buying, canceled.number, cancelBody(0))
    const checks = (await paymentsOf(canceled)).map(({ status, checkAt }) => [status, checkAt])
    expect(Object.fromEntries(checks)).toEqual({ waiting: clock.now(), failed: null })
    expect(await paymentsOf(other)).toEqual(before)
  })

  describe('to a bank account', () => {
    const deposited = async (special?: Parameters<typeof signInBuyer>[1]) => {
      const buying = await signInBuyer(shop, special)
      const { number, account: virtual } = await waitingOrder(shop, buying)
      await deposit(buying, virtual)
      const { refund_amt } = await preview(buying, number)
      return { buying, number, path: `/v1/member/my/order/${number}/cancel`, refund_amt }
    }
    const isRefunded = async (number: string) => refundedAmount(await booksOf(number)) > 0

    test('needs a fresh authentication in the same browser', async () => {
      const { buying, number, path, refund_amt } = await deposited()
      const token = await tokenOf(buying)
      const body = cancelBody(refund_amt, { account })
      const thief = shop.browser({ address: '198.51.100.66' })
      expect((await thief.expectError('POST', path, { token, body })).code).toBe('PR20006403')
      shop.pass(5 * 60)
      expect((await buying.browser.expectError('POST', path, { token, body })).code).toBe('PR20006403')
      expect(await isRefunded(number)).toBe(false)
      const password = { token, body: { password: rightPassword } }
      await buying.browser.call(verifyPassword, '/v1/member/my/profile/verification', password)
      await buying.browser.call(cancelOrder, path, { token, body })
      expect(await isRefunded(number)).toBe(true)
    })

    test('refuses an account of somebody else', async () => {
      const { buying, number, path, refund_amt } = await deposited()
      const body = cancelBody(refund_amt, { account: { ...account, holder: 'Mallory' } })
      const { code, content } = await buying.browser.expectError('POST', path, { token: await tokenOf(buying), body })
      expect([code, content.field]).toEqual(['PR30020400', 'account.holder'])
      expect(await isRefunded(number)).toBe(false)
    })

    test.each([
      ['a name with other spaces and case', { name: 'Kim Haneul' }, 'KIMHANEUL'],
      ['the name of the group', { type: 'GRP' as const, name: '이도윤', group: '바른현장' }, '바른 현장'],
    ])('accepts %s', async (_, member, holder) => {
      const { buying, number, refund_amt } = await deposited(member)
      await cancel(buying, number, cancelBody(refund_amt, { account: { ...account, holder } }))
      expect(await isRefunded(number)).toBe(true)
    })

    test.each([
      [
        'the name of the group',
        { type: 'GRP' as const, name: '이도윤', group: '새 이름' },
        [
          { kind: 'group-changed', previous: '바른현장', current: '중간 이름' },
          { kind: 'group-changed', previous: '중간 이름', current: '새 이름' },
        ],
        '바른현장',
      ],
      [
        'the name of the person',
        { name: '새 이름' },
        [
          { kind: 'identity-linked', previous: { name: '김하늘', birth: null, phone: null } },
          { kind: 'identity-linked', previous: { name: '중간 이름', birth: null, phone: null } },
        ],
        '김하늘',
      ],
    ] as const)(
      'asks for %s that the account had before it changed within 30 days',
      async (_, special, changes, former) => {
        const { buying, number, path, refund_amt } = await deposited(special)
        for (const change of changes) await transact(db, (tx) => recordChange(tx, clock.now(), buying.memberId, change))
        const bodyFor = (holder: string) => cancelBody(refund_amt, { account: { ...account, holder } })
        const refusal = async (holder = '새 이름') => {
          const sent = { token: await tokenOf(buying), body: bodyFor(holder) }
          return (await buying.browser.expectError('POST', path, sent)).code
        }
        const changedBefore = (milliseconds: number) =>
          db
            .update(accountChanges)
            .set({ happenedAt: new Date(clock.now().getTime() - 30 * days * 1000 + milliseconds) })
            .where(eq(accountChanges.memberId, buying.memberId))
        expect(await refusal()).toBe('PR30020400')
        expect(await refusal('중간 이름')).toBe('PR30020400')
        await changedBefore(1)
        expect(await refusal()).toBe('PR30020400')
        await cancel(buying, number, bodyFor(former))
        expect(await isRefunded(number)).toBe(true)
        const other = await waitingOrder(shop, buying)
        await deposit(buying, other.account)
        await changedBefore(0)
        await cancel(buying, other.number, bodyFor('새 이름'))
        expect(await isRefunded(other.number)).toBe(true)
      },
    )
  })

  test('requires an account for the refund of a deposit', async () => {
    const buying = await signInBuyer(shop)
    const { number, account: virtual } = await waitingOrder(shop, buying)
    await deposit(buying, virtual)
    const { refund_amt, needs_account } = await preview(buying, number)
    expect(needs_account).toBe(true)
    expect(await refused(buying, number, cancelBody(refund_amt))).toBe('PR30011400')
    expect(await refused(buying, number, cancelBody(refund_amt, { account: { ...account, bank: 'nobody' } }))).toBe(
      'PR10002400',
    )
    expect((await cancel(buying, number, cancelBody(refund_amt, { account }))).status).toBe('refund_completed')
  })

  test('rejects an amount above or below the rule’s', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying)
    const { refund_amt } = await preview(buying, number)
    for (const amount of [0, 1, refund_amt - 1, refund_amt + 1, refund_amt * 2]) {
      expect(await refused(buying, number, cancelBody(amount))).toBe('PR30001400')
    }
    expect(refundedAmount(await booksOf(number))).toBe(0)
  })

  test('rejects an amount for an order of which nothing was paid', async () => {
    const buying = await signInBuyer(shop)
    const number = await order(shop, buying)
    expect(await refused(buying, number, cancelBody(1))).toBe('PR30001400')
    expect((await read(buying, number)).can.cancel).toBe(true)
  })

  test('repeats its answer for the same key, and refunds once', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying)
    const body = cancelBody((await preview(buying, number)).refund_amt)
    const first = await cancel(buying, number, body)
    expect(await cancel(buying, number, body)).toEqual(first)
    expect(await refused(buying, number, { ...body, reason: 'schedule' })).toBe('PR30002400')
    expect(await refused(buying, number, { ...body, idempotency_key: randomUUID() })).toBe('PR30009400')
    expect((await booksOf(number)).refunds).toHaveLength(1)
  })

  test('requires a text when the reason is "other"', async () => {
    const buying = await signInBuyer(shop)
    const number = await order(shop, buying)
    expect(await refused(buying, number, cancelBody(0, { reason: 'other' }))).toBe('PR10002400')
    const canceled = await cancel(
      buying,
      number,
      cancelBody(0, { reason: 'other', other_reason: 'It was for my sister' }),
    )
    expect(canceled.status).toBe('canceled')
  })

  test('continues while the provider is away, and restores a paid order when it refuses', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying)
    const { refund_amt } = await preview(buying, number)
    const { payment } = shop.services.providers
    const answers: CancelAnswer['outcome'][] = ['unanswered', 'refused']
    const real = payment.cancel
    Object.assign(payment, { cancel: async () => ({ outcome: answers.shift() }) })
    try {
      expect((await cancel(buying, number, cancelBody(refund_amt))).status).toBe('cancel_requested')
      expect(await accessOf(number)).toBe(0)
      await settle(shop)
      expect(await read(buying, number)).toMatchObject({ status: 'paid', refunded_amt: 0 })
      expect(await accessOf(number)).toBe(1)
    } finally {
      Object.assign(payment, { cancel: real })
    }
    expect((await cancel(buying, number, cancelBody(refund_amt))).status).toBe('refund_completed')
  })

  test('waits for an operator after a week without an answer', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying)
    const { payment } = shop.services.providers
    const real = payment.cancel
    Object.assign(payment, { cancel: async () => ({ outcome: 'unanswered' }) })
    const refundOf = async () => (await db.select().from(refunds).where(eq(refunds.orderNumber, number)))[0]
    try {
      await cancel(buying, number, cancelBody((await preview(buying, number)).refund_amt))
      await db.update(refunds).set({ checks: 1_000 }).where(eq(refunds.orderNumber, number))
      await settle(shop)
      expect(await refundOf()).toMatchObject({ status: 'requested', checkAt: null })
    } finally {
      Object.assign(payment, { cancel: real })
    }
    const act = { by: kim, reason: 'asked the provider', amount: undefined, account: undefined } as const
    await refundAsOperator(shop.services, number, act)
    expect(await refundOf()).toMatchObject({ status: 'completed' })
    expect((await booksOf(number)).refunds).toHaveLength(1)
  })

  test('finds neither another member’s order nor its preview', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop))
    const { browser, token } = await signInBuyer(shop)
    const at = `/v1/member/my/order/${number}`
    expect((await browser.expectError('GET', at, { token })).status).toBe(404)
    expect((await browser.expectError('GET', `${at}/refund`, { token })).status).toBe(404)
    expect((await browser.expectError('POST', `${at}/cancel`, { token, body: cancelBody(20_000) })).status).toBe(404)
    const receipt = { type: 'personal', number: '01023450142' }
    expect((await browser.expectError('POST', `${at}/cash-receipt`, { token, body: receipt })).status).toBe(404)
  })
})

test('no sequence of refunds exceeds the paid amount', async () => {
  const buying = await signInBuyer(shop)
  const amounts = fc.array(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(amounts, async (wanted) => {
      const number = await paidOrder(shop, { ...buying, token: await tokenOf(buying) })
      const [payment] = await db.select().from(payments).where(eq(payments.orderNumber, number))
      if (!payment) throw new Error('it was paid')
      await Promise.allSettled(
        wanted.map((amount) =>
          transact(db, (tx) => insertRefund(tx, { payment, amount, reason: 'test', now: clock.now(), isStray: true })),
        ),
      )
      await settle(shop)
      const [after] = await db.select().from(payments).where(eq(payments.id, payment.id))
      const written = await db.select().from(refunds).where(eq(refunds.paymentId, payment.id))
      const back = refundedAmount(await booksOf(number))
      expect(back).toBeLessThanOrEqual(payment.paid)
      expect(after?.refunded).toBe(back)
      expect(written.reduce((sum, { amount }) => sum + amount, 0)).toBe(back)
    }),
    { numRuns: 25 },
  )
})

describe('cash receipt', () => {
  const body = { type: 'personal' as const, number: '01023450142' }
  const ask = async (buying: BuyerSession, number: string) =>
    (
      await buying.browser.call(requestCashReceipt, `/v1/member/my/order/${number}/cash-receipt`, {
        token: await tokenOf(buying),
        body,
      })
    ).content

  test.each([
    ['personal', '9999999999'],
    ['personal', '123-45-67891'],
    ['personal', '010-2345-014'],
    ['business', '010-2345-0142'],
    ['business', '123-45-67890'],
  ] as const)('is not issued to a number that is nobody’s: %s %s', async (type, typed) => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying, [monthPass], 'transfer')
    const address = `/v1/member/my/order/${number}/cash-receipt`
    const sent = { token: await tokenOf(buying), body: { type, number: typed } }
    const { code, content } = await buying.browser.expectError('POST', address, sent)
    expect([code, content.field]).toEqual(['PR10002400', 'number'])
    expect((await read(buying, number)).cash_receipt).toBeNull()
  })

  test.each([
    ['personal', ' +82 (0)10\u20132345\u20130142', '*******0142'],
    ['business', '１２３－４５－６７８９１', '******7891'],
  ] as const)('is issued to a pasted number: %s %s', async (type, typed, kept) => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying, [monthPass], 'transfer')
    const address = `/v1/member/my/order/${number}/cash-receipt`
    const sent = { token: await tokenOf(buying), body: { type, number: typed } }
    const { content } = await buying.browser.call(requestCashReceipt, address, sent)
    expect(content.cash_receipt).toEqual({ type, number: kept, status: 'issued' })
  })

  test('is issued once for a transfer, and keeps four digits of the number', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying, [monthPass], 'transfer')
    expect((await read(buying, number)).can.request_cash_receipt).toBe(true)
    const issued = { type: 'personal', number: '*******0142', status: 'issued' }
    expect((await ask(buying, number)).cash_receipt).toEqual(issued)
    expect((await ask(buying, number)).cash_receipt).toEqual(issued)
  })

  /** Requests that the provider received, and its next answers; afterwards it accepts everything. */
  async function withReceipts<Value>(
    replies: CashReceiptAnswer[],
    work: (asked: readonly string[]) => Promise<Value>,
  ): Promise<Value> {
    const { payment } = shop.services.providers
    const { issueCashReceipt, cancelCashReceipt } = payment
    const asked: string[] = []
    Object.assign(payment, {
      issueCashReceipt: async ({ amount }: { amount: number }, { id }: { id: string }) => {
        asked.push(`issue ${amount} ${id}`)
        return replies.shift() ?? { outcome: 'done', key: 'key' }
      },
      cancelCashReceipt: async (_: unknown, { key }: { key: string }) => {
        asked.push(`cancel ${key}`)
        return replies.shift() ?? { outcome: 'done' }
      },
    })
    try {
      return await work(asked)
    } finally {
      Object.assign(payment, { issueCashReceipt, cancelCashReceipt })
    }
  }

  test('is cancelled at the provider after a refund, however long the provider does not answer', () =>
    withReceipts([{ outcome: 'done', key: 'key' }, { outcome: 'unanswered' }], async (asked) => {
      const buying = await signInBuyer(shop)
      const number = await paidOrder(shop, buying, [monthPass], 'transfer')
      await ask(buying, number)
      await cancel(buying, number, cancelBody((await preview(buying, number)).refund_amt))
      expect((await read(buying, number)).cash_receipt?.status).toBe('canceled')
      for (let round = 0; round < 3; round++) {
        await settle(shop)
        shop.pass(60)
      }
      expect(asked.map((each) => each.split(' ')[0])).toEqual(['issue', 'cancel', 'cancel'])
      expect((await read(buying, number)).can.request_cash_receipt).toBe(false)
    }))

  test('is cancelled after a partial refund, and another one may be requested', () =>
    withReceipts([], async (asked) => {
      const buying = await signInBuyer(shop)
      const number = await paidOrder(shop, buying, [monthPass, kit], 'transfer')
      await finish(buying.memberId, 8)
      await ask(buying, number)
      const { total_amt } = await read(buying, number)
      expect((await cancel(buying, number, cancelBody(15_000))).status).toBe('paid')
      await settle(shop)
      expect(await read(buying, number)).toMatchObject({
        cash_receipt: { status: 'canceled' },
        can: { request_cash_receipt: true },
      })
      shop.pass(1)
      expect((await ask(buying, number)).cash_receipt?.status).toBe('issued')
      const [first, second, third] = asked.map((each) => each.split(' '))
      expect([first?.[1], second, third?.[1]]).toEqual([
        String(total_amt),
        ['cancel', 'key'],
        String(total_amt - 15_000),
      ])
      // The provider repeats its answer to the first key.
      expect(third?.[2]).not.toBe(first?.[2])
    }))

  test('can be requested again with another number after the provider refused it', () =>
    withReceipts([{ outcome: 'refused' }], async () => {
      const buying = await signInBuyer(shop)
      const number = await paidOrder(shop, buying, [monthPass], 'transfer')
      expect(await ask(buying, number)).toMatchObject({
        cash_receipt: { status: 'canceled' },
        can: { request_cash_receipt: true },
      })
      expect((await ask(buying, number)).cash_receipt?.status).toBe('issued')
    }))

  test('is not issued after a full refund', () =>
    withReceipts([{ outcome: 'unanswered' }], async (asked) => {
      const buying = await signInBuyer(shop)
      const number = await paidOrder(shop, buying, [monthPass], 'transfer')
      expect((await ask(buying, number)).cash_receipt?.status).toBe('requested')
      await cancel(buying, number, cancelBody((await preview(buying, number)).refund_amt))
      shop.pass(60)
      await settle(shop)
      expect((await read(buying, number)).cash_receipt?.status).toBe('canceled')
      expect(asked).toHaveLength(1)
    }))

  test('is not available for cards', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying)
    const token = await tokenOf(buying)
    expect(
      await buying.browser.expectError('POST', `/v1/member/my/order/${number}/cash-receipt`, { token, body }),
    ).toMatchObject({ code: 'PR30009400' })
  })
})

describe('purchase history', () => {
  test('shows the order of the requested number', async () => {
    const buying = await signInBuyer(shop)
    const numbers = [await order(shop, buying), await order(shop, buying)]
    const shown = []
    for (const number of numbers) shown.push((await read(buying, number)).order_number)
    expect(shown).toEqual(numbers)
  })

  test('lists a member’s own orders, newest first, five a page', async () => {
    const buying = await signInBuyer(shop)
    const numbers: string[] = []
    for (let place = 0; place < 7; place++) {
      numbers.unshift(await order(shop, { ...buying, token: await tokenOf(buying) }, [monthPass, kit]))
      shop.pass(1)
    }
    const page = async (index: number) =>
      buying.browser.call(orderList, `/v1/member/my/order?page_index=${index}`, { token: await tokenOf(buying) })
    const first = await page(1)
    expect(first.page_info).toEqual({ request_page: 1, request_size: 5, total_pages: 2, total_size: 7 })
    const second = await page(2)
    const shown = [...first.content, ...second.content]
    expect(shown.map(({ order_number }) => order_number)).toEqual(numbers)
    expect(shown[0]).toMatchObject({ name: 'IV "insertion" <hands on>', others: 1, status: 'pending' })
    expect((await page(3)).content).toEqual([])
  })

  test('lists an order once with its failed attempts, and every other failed order', async () => {
    const buying = await signInBuyer(shop)
    const kit = { kind: 'course', option: 101_500, quantity: 1 } as const
    const fail = async (items: Parameters<typeof order>[2]) => {
      const number = await order(shop, buying, items)
      await answerWindow(buying, number, 'cancel')
      shop.pass(60)
      return number
    }
    const other = await fail([kit])
    const tries = [await fail([monthPass]), await fail([monthPass]), await fail([monthPass])]
    const number = await order(shop, buying)
    const list = async () =>
      (await buying.browser.call(orderList, '/v1/member/my/order', { token: await tokenOf(buying) })).content
    expect(await list()).toMatchObject([
      { order_number: number, status: 'pending', failed_tries: tries.toReversed() },
      { order_number: other, status: 'failed', failed_tries: [] },
    ])
    // A day later the same items are another purchase.
    shop.pass(25 * 60 * 60)
    const again = await order(shop, { ...buying, token: await tokenOf(buying) })
    expect((await list()).map(({ order_number }) => order_number)).toEqual([again, number, other])
  })

  test.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('lists a failed order by itself when the next one is a day and %i seconds later', async (seconds, isTry) => {
    const buying = await signInBuyer(shop)
    const failed = await order(shop, buying)
    await answerWindow(buying, failed, 'cancel')
    shop.pass(24 * 60 * 60 + seconds)
    const token = await tokenOf(buying)
    const next = await order(shop, { ...buying, token })
    const { content } = await buying.browser.call(orderList, '/v1/member/my/order', { token })
    expect(content.map(({ order_number }) => order_number)).toEqual(isTry ? [next] : [next, failed])
  })

  test('offers to pay an order that is pending, and none whose payment is being confirmed', async () => {
    const buying = await signInBuyer(shop)
    const [unpaid, confirming] = [await order(shop, buying), await order(shop, buying)]
    for (const number of [unpaid, confirming]) await answerWindow(buying, number)
    const paid = await paidOrder(shop, buying)
    const payable = async () => {
      const { content } = await buying.browser.call(orderList, '/v1/member/my/order', buying)
      return Object.fromEntries(content.map(({ order_number, can_pay }) => [order_number, can_pay]))
    }
    expect(await payable()).toEqual({ [unpaid]: true, [confirming]: true, [paid]: false })
    await db.update(payments).set({ status: 'confirming' }).where(eq(payments.orderNumber, confirming))
    expect(await payable()).toEqual({ [unpaid]: true, [confirming]: false, [paid]: false })
  })

  test('lists the orders since a Korean day, from its first moment on', async () => {
    const buying = await signInBuyer(shop)
    const [before, first, last] = [await order(shop, buying), await order(shop, buying), await order(shop, buying)]
    const moments = { [before]: '2026-03-01T14:59:59.999Z', [first]: '2026-03-01T15:00:00.000Z' }
    for (const [number, moment] of Object.entries(moments)) {
      await db
        .update(orders)
        .set({ orderedAt: new Date(moment) })
        .where(eq(orders.number, number))
    }
    const since = async (day: string) =>
      (await buying.browser.call(orderList, `/v1/member/my/order?since=${day}`, buying)).content.map(
        ({ order_number }) => order_number,
      )
    expect(await since('2026-03-02')).toEqual([last, first])
    expect(await since('2026-03-01')).toEqual([last, first, before])
    const { token } = buying
    const refused = await buying.browser.expectError('GET', '/v1/member/my/order?since=2026-02-30', { token })
    expect([refused.code, refused.content.field]).toEqual(['PR10002400', 'since'])
  })

  test('is empty for a member without orders', async () => {
    const buying = await signInBuyer(shop)
    const { content, page_info } = await buying.browser.call(orderList, '/v1/member/my/order', buying)
    expect(content).toEqual([])
    expect(page_info).toMatchObject({ total_pages: 0, total_size: 0 })
  })
})

test('an order that was canceled in another tab can no longer be paid', async () => {
  const buying = await signInBuyer(shop)
  const number = await order(shop, buying)
  const { address } = await answerWindow(buying, number)
  await cancel(buying, number, cancelBody(0))
  expect((await confirm(buying, address)).status).toBe('canceled')
  expect((await booksOf(number)).charges).toBe(0)
  const { content } = await buying.browser.call(orderProgress, `/v1/order/${number}/progress`, buying)
  expect(content.status).toBe('canceled')
  const kept = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.memberId, buying.memberId)))
  expect(kept.every(({ answer }) => answer !== null)).toBe(true)
})

describe('strangers', () => {
  const at = '/v1/member/my/order/20261121-AAAAAAAA'
  itRejectsStrangers(shop, orderDetail, at)
  itRejectsStrangers(shop, refundPreview, `${at}/refund`)
  itRejectsStrangers(shop, cancelOrder, `${at}/cancel`, cancelBody(0))
  itRejectsStrangers(shop, orderList, '/v1/member/my/order')
})
