import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { profile } from '#contract/accounts/profile.ts'
import { checkSession } from '#contract/accounts/session.ts'
import type { SelectedItem } from '#contract/addresses/order-selection.ts'
import { cancelOrder, refundPreview } from '#contract/orders/orders.ts'
import { addMember, rightPassword, signIn } from '#tests/support/server/members.ts'
import { kim } from '#tests/support/server/operators.ts'
import { deposit, monthPass, order, paidOrder, signInBuyer, waitingOrder } from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { throwsAny } from '#tests/support/server/throws-any.ts'
import { assertMayBuy } from '../api/checkout/buyer-standing.ts'
import { insertRefund } from '../api/payments/insert-refund.ts'
import { hasAccount } from '../api/sign-up/identifications.ts'
import { everyRow } from '../db/every-row.ts'
import { transact } from '../db/open.ts'
import { devices } from '../db/schema/boards.ts'
import { enrolments } from '../db/schema/learning.ts'
import { members, withdrawals } from '../db/schema/members.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import { operatorRecords } from '../db/schema/operator.ts'
import { orderItems, orders } from '../db/schema/orders.ts'
import { payments, refunds } from '../db/schema/payments.ts'
import { presentSanction } from '../desk/member-details.ts'
import { addDays } from '../lib/clock.ts'
import { hashSecret } from '../lib/secrets.ts'
import { enqueueSecurityMessages } from '../messages/security-messages.ts'
import { refundedAmount, sandboxLedger } from '../sandbox/payment/ledger.ts'
import { isStuckMessage, isStuckPayment, isStuckRefund, listMembers } from './find.ts'
import { recordObjection, restoreMember, restrictMember, terminateMember } from './members.ts'
import { findOrders, listToShip, type OrderFilter } from './order-lists.ts'
import { cancelAsOperator, refundAsOperator, shipAsOperator, showOrder } from './orders.ts'

const shop = await sampleShop()
const { services } = shop
const { db } = services
const ledger = sandboxLedger(services)
const act = { by: kim, reason: 'asked by phone', account: undefined } as const
const rental: SelectedItem = { kind: 'device', device: 11, sale_type: 'rental', months: 1, quantity: 1 }

/** The end of a Korean day. */
const endOf = (day: string) => new Date(`${day}T23:59:59.999+09:00`).toISOString()

const statusOf = async (number: string) => (await showOrder(services, number)).order.status
const backOf = async (number: string) => {
  const { payments } = await showOrder(services, number)
  const books = await ledger.find(payments[0]?.providerOrderId ?? '')
  return books ? refundedAmount(books) : 0
}
const memberOf = async (userid: string) => {
  const [row] = await db.select().from(members).where(eq(members.userid, userid))
  if (!row) throw new Error(`${userid} is a member`)
  return row
}
const sanctionOf = async (userid: string) => presentSanction(db, await memberOf(userid), services.clock.now())
const lastEvent = async (number: string) => (await showOrder(services, number)).events.at(-1)

describe('operator commands', () => {
  test('lists the newest orders, and those of a state', async () => {
    const buying = await signInBuyer(shop)
    const paid = await paidOrder(shop, buying)
    shop.pass(1)
    const open = await order(shop, buying)
    const numbers = async (filter: OrderFilter, limit: number) =>
      (await findOrders(db, filter, { limit, offset: 0 })).rows.map((row) => row.order.number)
    expect(await numbers({}, 2)).toEqual([open, paid])
    expect(await numbers({ status: 'paid' }, 5)).toEqual([paid])
  })

  test('shows an order with its events, without tickets', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop))
    const shown = await showOrder(services, number)
    expect(shown.events.map(({ to }) => to)).toEqual(['pending', 'paid'])
    expect(JSON.stringify(shown)).not.toMatch(/ticketHash|providerSecret/)
  })

  test('rejects an unknown order', async () => {
    await expect(showOrder(services, '20261121-AAAAAAAA')).rejects.toMatchObject({ code: 'PR10004404' })
  })

  test('cancels an order regardless of the rule, with the operator’s name in the log', async () => {
    const buying = await signInBuyer(shop)
    const open = await order(shop, buying)
    await cancelAsOperator(services, open, act)
    expect(await statusOf(open)).toBe('canceled')
    expect(await lastEvent(open)).toMatchObject({ actor: 'operator kim', note: 'asked by phone' })

    const paid = await paidOrder(shop, buying)
    shop.pass(8 * 24 * 60 * 60)
    await cancelAsOperator(services, paid, act)
    expect(await statusOf(paid)).toBe('refund_completed')
    expect(await backOf(paid)).toBe(20_000)
  })

  test('refunds a part, then the rest, and never more', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying, [{ kind: 'course', option: 101_003, quantity: 1 }])
    await refundAsOperator(services, number, { ...act, amount: 10_000 })
    expect(await statusOf(number)).toBe('paid')
    expect(await backOf(number)).toBe(10_000)
    const open = await db.select().from(enrolments).where(eq(enrolments.orderNumber, number))
    expect(open).toMatchObject([{ revokedAt: null }])
    await expect(refundAsOperator(services, number, { ...act, amount: 80_001 })).rejects.toThrow('80000 won')
    await refundAsOperator(services, number, { ...act, amount: undefined })
    expect(await statusOf(number)).toBe('refund_completed')
    expect(await backOf(number)).toBe(90_000)
    await expect(refundAsOperator(services, number, { ...act, amount: 1 })).rejects.toMatchObject({
      code: 'PR30009400',
    })
  })

  test('refunds a part, which a later cancellation by the member leaves out', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying, [{ kind: 'course', option: 101_003, quantity: 1 }])
    await refundAsOperator(services, number, { ...act, amount: 10_000 })
    const at = `/v1/member/my/order/${number}`
    const { content } = await buying.browser.call(refundPreview, `${at}/refund`, buying)
    expect(content).toMatchObject({ paid_amt: 90_000, refunded_amt: 10_000, deducted_amt: 0, refund_amt: 80_000 })
    const body = { idempotency_key: randomUUID(), reason: 'mistake' as const, expected_refund_amt: 80_000 }
    const canceled = await buying.browser.call(cancelOrder, `${at}/cancel`, { token: buying.token, body })
    expect(canceled.content).toMatchObject({ status: 'refund_completed', refunded_amt: 90_000 })
    expect(await backOf(number)).toBe(90_000)
  })

  test('records shipping and delivery, and returns rented devices to the stock once', async () => {
    const stock = async () => (await db.select().from(devices).where(eq(devices.idx, 11)))[0]?.stock ?? 0
    const number = await paidOrder(shop, await signInBuyer(shop), [rental])
    const before = await stock()
    await expect(shipAsOperator(services, number, { kind: 'delivered' }, act.by)).rejects.toThrow('not been sent')
    await shipAsOperator(services, number, { kind: 'shipped', carrier: 'CJ', trackingNumber: '123' }, act.by)
    await shipAsOperator(services, number, { kind: 'delivered' }, act.by)
    expect((await showOrder(services, number)).order).toMatchObject({ carrier: 'CJ', trackingNumber: '123' })
    await shipAsOperator(services, number, { kind: 'returned' }, act.by)
    await shipAsOperator(services, number, { kind: 'returned' }, act.by)
    expect(await stock()).toBe(before + 1)
    const pass = await paidOrder(shop, await signInBuyer(shop), [monthPass])
    await expect(shipAsOperator(services, pass, { kind: 'delivered' }, act.by)).rejects.toThrow('Nothing')
  })

  test('records shipping and delivery of one order alone', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop), [rental])
    const other = await paidOrder(shop, await signInBuyer(shop), [rental])
    const stillOpen = { carrier: null, trackingNumber: null, shippedAt: null, deliveredAt: null }
    await shipAsOperator(services, number, { kind: 'shipped', carrier: 'CJ', trackingNumber: '123' }, act.by)
    await shipAsOperator(services, number, { kind: 'delivered' }, act.by)
    expect((await showOrder(services, other)).order).toMatchObject(stillOpen)
  })

  test('ships nothing that was refunded', async () => {
    const buying = await signInBuyer(shop)
    const kit: SelectedItem = { kind: 'course', option: 101_500, quantity: 1 }
    const number = await paidOrder(shop, buying, [monthPass, kit])
    const [item] = (await showOrder(services, number)).items.filter(({ kind }) => kind === 'goods')
    await db
      .update(orderItems)
      .set({ refundId: randomUUID() })
      .where(eq(orderItems.id, item?.id ?? ''))
    const step = { kind: 'shipped', carrier: 'CJ', trackingNumber: '1' } as const
    await expect(shipAsOperator(services, number, step, act.by)).rejects.toThrow('gone back')
    expect((await showOrder(services, number)).order.shippedAt).toBeNull()
  })

  test('refunds a deposit to an account', async () => {
    const buying = await signInBuyer(shop)
    const { number, account } = await waitingOrder(shop, buying)
    await deposit(buying, account)
    const to = { bank: 'shinhan', number: '110123456789', holder: '김하늘' } as const
    await refundAsOperator(services, number, { ...act, amount: undefined, account: to })
    expect((await showOrder(services, number)).refunds).toMatchObject([{ status: 'completed', account: to }])
  })

  test.each([
    ['refund', refundAsOperator],
    ['cancellation', cancelAsOperator],
  ])('asks before the %s goes to an account in another name', async (_, giveBack) => {
    const buying = await signInBuyer(shop)
    const { number, account } = await waitingOrder(shop, buying)
    await deposit(buying, account)
    const to = { bank: 'shinhan', number: '110123456789', holder: 'Mallory' } as const
    const asked = { ...act, amount: undefined, account: to }
    await expect(giveBack(services, number, asked)).rejects.toThrow(
      'The account of Mallory is not in a name of the buyer (김하늘). Ask the buyer, then confirm that the account is another’s.',
    )
    expect((await showOrder(services, number)).refunds).toEqual([])
    await giveBack(services, number, { ...asked, allowsOtherHolder: true })
    expect((await showOrder(services, number)).refunds).toMatchObject([{ status: 'completed', account: to }])
  })

  /** Inserts requested refunds of 1,000 won, each with these columns changed. */
  async function requestRefunds(number: string, wanted: readonly Partial<typeof refunds.$inferInsert>[]) {
    const [payment] = await db.select().from(payments).where(eq(payments.orderNumber, number))
    if (!payment) throw new Error('there is a payment')
    const input = { payment, amount: 1_000, reason: 'mistake', now: services.clock.now(), isStray: true }
    for (const each of wanted) {
      const id = await transact(db, (tx) => insertRefund(tx, input))
      await db.update(refunds).set(each).where(eq(refunds.id, id))
    }
  }
  const refundsOf = async (number: string) =>
    (await showOrder(services, number)).refunds.toSorted((one, other) => one.amount - other.amount)

  test('continues the refund that waits for returned goods, and none of another order', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop))
    const other = await paidOrder(shop, await signInBuyer(shop))
    const waits = { awaitsReturn: true, checkAt: null }
    await requestRefunds(number, [waits])
    await requestRefunds(other, [waits])
    await refundAsOperator(services, number, { ...act, amount: undefined })
    expect(await refundsOf(number)).toMatchObject([{ status: 'completed', awaitsReturn: false }])
    expect(await refundsOf(other)).toMatchObject([{ status: 'requested', ...waits }])
  })

  test('adds the account to the refund that is stuck, and to no other refund of the order', async () => {
    const buying = await signInBuyer(shop)
    const { number, account } = await waitingOrder(shop, buying)
    await deposit(buying, account)
    const own = { bank: 'kookmin', number: '123456789012', holder: '김하늘' } as const
    await requestRefunds(number, [
      { amount: 1_000, account: own, status: 'completed', completedAt: services.clock.now(), checkAt: null },
      { amount: 2_000, account: own },
      { amount: 3_000, checkAt: null },
    ])
    const to = { bank: 'shinhan', number: '110123456789', holder: '김하늘' } as const
    await refundAsOperator(services, number, { ...act, amount: undefined, account: to })
    expect(await refundsOf(number)).toMatchObject([
      { status: 'completed', account: own },
      { status: 'completed', account: own },
      { status: 'completed', account: to },
    ])
  })

  test('restricts and restores a member, with an audit row for each', async () => {
    const { id, userid } = await addMember(shop)
    const act = { by: kim, reason: 'chargebacks', cause: 'fraud' } as const
    const set = (isRestricted: boolean) => (isRestricted ? restrictMember : restoreMember)(services, userid, act)
    const status = async () => (await db.select().from(members).where(eq(members.id, id)))[0]?.status
    await set(true)
    expect(await status()).toBe('restricted')
    await expect(set(true)).rejects.toMatchObject({ code: 'PR60303409' })
    await set(false)
    expect(await status()).toBe('active')
    expect(await db.select().from(operatorRecords).where(eq(operatorRecords.subject, id))).toMatchObject([
      { act: 'restrict-member', operator: 'kim', details: { userid, reason: 'chargebacks', before: 'active' } },
      { act: 'restore-member', details: { before: 'restricted' } },
    ])
  })

  test('restricts a member until a moment, after which they can buy again', async () => {
    const buying = await signInBuyer(shop)
    const [row] = await db.select().from(members).where(eq(members.id, buying.memberId))
    const userid = row?.userid ?? expect.fail()
    const until = new Date(services.clock.now().getTime() + 60_000)
    const restriction = { by: kim, reason: 'chargebacks', cause: 'breach' } as const
    await restrictMember(services, userid, { ...restriction, until })
    const mine = async () =>
      (await buying.browser.call(profile, '/v1/member/my/profile', { token: buying.token })).content
    expect(await mine()).toMatchObject({ status: 'restricted', restricted_until: until.toISOString() })
    const call = { ...services, ...throwsAny, member: { memberId: buying.memberId, familyId: '' } }
    await expect(assertMayBuy(call)).rejects.toMatchObject({ code: 'PR30005403' })
    shop.pass(60)
    expect(await mine()).toMatchObject({ status: 'active', restricted_until: null })
    await assertMayBuy(call)
    await restrictMember(services, userid, restriction)
    expect(await mine()).toMatchObject({ status: 'restricted', restricted_until: null })
    const past = new Date(services.clock.now().getTime() - 1)
    expect(() => restrictMember(services, userid, { ...restriction, until: past })).toThrow('until')
  })

  test('terminates a membership: no session of the member, no login and no new sign-up', async () => {
    const browser = shop.browser()
    const personHash = hashSecret('a terminated person')
    const member = await addMember(shop, { personHash })
    const { access_token: token } = await signIn(shop, browser, member)
    const terminate = () => terminateMember(services, member.userid, { by: kim, reason: 'fraud', cause: 'fraud' })
    const other = await signIn(shop, shop.browser(), await addMember(shop))
    await terminate()
    await shop.browser().call(checkSession, '/v1/member/token', { token: other.access_token })
    expect((await browser.expectError('GET', '/v1/member/token', { token })).code).toMatch(/^(PR10001400|4040011)$/)
    const body = { userid: member.userid, password: rightPassword }
    expect((await browser.expectError('POST', '/v1/member/auth/login/password', { body })).code).toBe('MB20004400')
    expect(await hasAccount(db, personHash)).toBe(true)
    await expect(terminate()).rejects.toMatchObject({ code: 'PR60301409' })
    expect(await db.select().from(operatorRecords).where(eq(operatorRecords.subject, member.id))).toMatchObject([
      { act: 'terminate-member', operator: 'kim', details: { reason: 'fraud', cause: 'fraud' } },
    ])
  })

  test('rejects the restriction of a former member', async () => {
    const { userid } = await addMember(shop, { status: 'withdrawn' })
    const restriction = { by: kim, reason: 'late', cause: 'breach' } as const
    await expect(restrictMember(services, userid, restriction)).rejects.toMatchObject({ code: 'PR60302409' })
    await expect(restoreMember(services, userid, restriction)).rejects.toMatchObject({ code: 'PR60304409' })
  })

  test('undoes a withdrawal that is requested', async () => {
    const { id, userid } = await addMember(shop, { status: 'withdrawal_requested' })
    const now = services.clock.now()
    const withdrawal = { reason: 'price', isByGuardian: false, requestedAt: now, deleteAt: now } as const
    await db.insert(withdrawals).values({ ...withdrawal, memberId: id })
    await restoreMember(services, userid, { by: kim, reason: 'asked by phone' })
    expect((await memberOf(userid)).status).toBe('active')
    expect(await db.select().from(withdrawals).where(eq(withdrawals.memberId, id))).toEqual([])
  })

  test('mails why and until when a member is restricted, how to object, and that the restriction has ended', async () => {
    const { id, userid } = await addMember(shop, { locale: 'en' })
    const restriction = { by: kim, reason: 'shares the login', cause: 'shared_credentials' } as const
    await restrictMember(services, userid, restriction)
    await restoreMember(services, userid, restriction)
    const mails = await db.select().from(outboxMessages).where(eq(outboxMessages.memberId, id))
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['membership-restored', 'membership-restricted'])
    const restricted = JSON.stringify(mails.find(({ kind }) => kind === 'membership-restricted')?.content)
    for (const text of ['Sharing your login', 'Permanent', 'within 15 days']) expect(restricted).toContain(text)
    // The operator's own words are for operators.
    expect(JSON.stringify(mails)).not.toContain('shares the login')
  })

  test('records an objection on the 15th day, shows when it is answered, and none later or twice', async () => {
    const days = 24 * 60 * 60
    const restriction = { by: kim, reason: 'late', cause: 'breach' } as const
    const early = await addMember(shop)
    const late = await addMember(shop)
    const nobody = await addMember(shop)
    for (const { userid } of [early, late]) await restrictMember(services, userid, restriction)
    const today = services.clock.today()
    expect(await sanctionOf(early.userid)).toMatchObject({
      cause: 'breach',
      objection_until: endOf(addDays(today, 15)),
      answer_until: null,
    })
    await expect(recordObjection(services, nobody.userid, restriction)).rejects.toMatchObject({ code: 'PR20010409' })
    shop.pass(15 * days)
    await recordObjection(services, early.userid, restriction)
    expect(await sanctionOf(early.userid)).toMatchObject({ answer_until: endOf(addDays(today, 30)) })
    await expect(recordObjection(services, early.userid, restriction)).rejects.toMatchObject({ code: 'PR60306409' })
    shop.pass(days)
    await expect(recordObjection(services, late.userid, restriction)).rejects.toMatchObject({ code: 'PR20010409' })
  })
})

describe('queries', () => {
  const numbersOf = async (filter: OrderFilter) =>
    (await findOrders(db, filter, { limit: 50, offset: 0 })).rows.map((row) => row.order.number)

  test('finds orders by ID, the beginning of the name or the end of the phone number, and by Korean days', async () => {
    // Letters alone: four digits of a name would find phone numbers.
    const name = `나래${randomUUID().replaceAll(/[\d-]/g, 'x').slice(0, 8)}`
    const buying = await signInBuyer(shop, { name, phone: '01077778888' })
    const [row] = await db.select().from(members).where(eq(members.id, buying.memberId))
    const number = await order(shop, buying)
    for (const member of [row?.userid ?? '', name.slice(0, 6), '010-7777-8888', '7778888']) {
      expect(await numbersOf({ buyer: member }), member).toEqual([number])
    }
    // Wildcards of SQL match only themselves, and too few digits match nobody.
    for (const member of ['%', '_', '777', 'nobody']) {
      expect(await numbersOf({ buyer: member }), member).not.toContain(number)
    }
    const today = services.clock.today()
    const within = (from: string, until: string) => numbersOf({ buyer: name, from, until })
    expect(await within(today, today)).toEqual([number])
    expect(await within('2020-01-01', addDays(today, -1))).toEqual([])
    expect(await within(addDays(today, 1), addDays(today, 2))).toEqual([])
  })

  test('lists items to ship with their addresses, until they are shipped', async () => {
    await db.update(devices).set({ stock: 100 }).where(everyRow)
    const buying = await signInBuyer(shop)
    const wheels: SelectedItem = { kind: 'device', device: 21, sale_type: 'purchase', months: 0, quantity: 2 }
    const number = await paidOrder(shop, buying, [monthPass, wheels])
    const courseOnly = await paidOrder(shop, await signInBuyer(shop))
    const unpaid = await order(shop, await signInBuyer(shop), [wheels])
    const toShip = () => listToShip(db, { limit: 100, offset: 0 })
    const waiting = async () => (await toShip()).filter((row) => row.number === number)
    expect(await waiting()).toMatchObject([
      { buyer: { address: '서울 성동구 아차산로 104' }, things: [{ quantity: 2 }] },
    ])
    const all = (await toShip()).map((row) => row.number)
    expect(all).not.toContain(courseOnly)
    expect(all).not.toContain(unpaid)
    const step = { kind: 'shipped', carrier: 'CJ', trackingNumber: '1' } as const
    await shipAsOperator(services, number, step, kim)
    expect(await waiting()).toEqual([])
  })

  test('finds members by name, phone number and status', async () => {
    const { userid } = await addMember(shop, { name: '고래밥', phone: '01033334444' })
    expect(await listMembers(services, { search: '고래', limit: 5 })).toMatchObject([{ userid, status: 'active' }])
    expect(await listMembers(services, { search: '33334444', status: 'restricted', limit: 5 })).toEqual([])
    await restrictMember(services, userid, { by: kim, reason: 'chargebacks', cause: 'fraud' })
    expect(await listMembers(services, { search: '고래', status: 'restricted', limit: 5 })).toMatchObject([{ userid }])
  })

  test('lists a confirmation without an answer after ten minutes, and not before', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying)
    await db.update(payments).set({ status: 'confirming' }).where(eq(payments.orderNumber, number))
    const found = () =>
      db
        .select({ status: payments.status })
        .from(payments)
        .innerJoin(orders, eq(orders.number, payments.orderNumber))
        .where(and(isStuckPayment(services.clock.now()), eq(orders.number, number)))
    expect(await found()).toEqual([])
    shop.pass(11 * 60)
    expect(await found()).toEqual([{ status: 'confirming' }])
  })

  test('lists a refund that is left to an operator, and one that hangs for a day', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop))
    const [payment] = await db.select().from(payments).where(eq(payments.orderNumber, number))
    if (!payment) throw new Error('there is a payment')
    const now = services.clock.now()
    await transact(db, (tx) => insertRefund(tx, { payment, amount: 1_000, reason: 'late_payment', now, isStray: true }))
    const found = () =>
      db
        .select({ amount: refunds.amount })
        .from(refunds)
        .where(and(isStuckRefund(services.clock.now()), eq(refunds.orderNumber, number)))
    expect(await found()).toEqual([])
    shop.pass(25 * 60 * 60)
    expect(await found()).toEqual([{ amount: 1_000 }])
    await db
      .update(refunds)
      .set({ checkAt: null, requestedAt: services.clock.now() })
      .where(eq(refunds.orderNumber, number))
    expect(await found()).toHaveLength(1)
  })

  test('lists mails that were given up or are not accepted', async () => {
    const { id } = await addMember(shop)
    const now = services.clock.now()
    await transact(db, (tx) =>
      enqueueSecurityMessages(tx, now, id, {
        kind: 'password-changed',
        removed: { accounts: [], identity: false },
        kept: { accounts: [], identity: false },
      }),
    )
    const found = () =>
      db
        .select({ kind: outboxMessages.kind, status: outboxMessages.status })
        .from(outboxMessages)
        .where(and(isStuckMessage, eq(outboxMessages.memberId, id)))
    expect(await found()).toEqual([])
    await db.update(outboxMessages).set({ attempts: 2 }).where(eq(outboxMessages.memberId, id))
    expect(await found()).toEqual([{ kind: 'password-changed', status: 'waiting' }])
  })
})

describe('refund of lines', () => {
  test('refunds the named lines, revokes their access, and leaves the others', async () => {
    const kit: SelectedItem = { kind: 'course', option: 101_500, quantity: 1 }
    const number = await paidOrder(shop, await signInBuyer(shop), [monthPass, kit])
    const refund = (lines: number[]) => refundAsOperator(services, number, { ...act, amount: undefined, lines })
    await expect(refund([3])).rejects.toThrow('The order has no line 3.')
    await refund([2])
    expect(await statusOf(number)).toBe('paid')
    expect(await backOf(number)).toBe(15_000)
    const access = async () => db.select().from(enrolments).where(eq(enrolments.orderNumber, number))
    expect(await access()).toMatchObject([{ revokedAt: null }])
    await expect(refund([2])).rejects.toThrow('Line 2 was given back already.')
    await refund([1])
    expect(await statusOf(number)).toBe('refund_completed')
    expect(await backOf(number)).toBe((await showOrder(services, number)).order.totalAmount)
    expect((await access())[0]?.revokedAt).not.toBeNull()
  })
})
