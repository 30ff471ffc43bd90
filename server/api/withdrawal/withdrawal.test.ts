import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { undoAccountChange } from '#contract/accounts/account-changes.ts'
import { changeForgottenPassword } from '#contract/accounts/find-password.ts'
import { passwordLogin } from '#contract/accounts/login.ts'
import { withdraw, withdrawalPreview, withdrawalReasons } from '#contract/accounts/withdrawal.ts'
import { transact } from '#server/db/open.ts'
import { enrolments, finishedLessons } from '#server/db/schema/learning.ts'
import { consents, guardianConsents, members, withdrawals } from '#server/db/schema/members.ts'
import { outboxMessages } from '#server/db/schema/messages.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { refunds } from '#server/db/schema/payments.ts'
import { sessionFamilies } from '#server/db/schema/sign-in.ts'
import { addDays, endOfDay } from '#server/lib/clock.ts'
import { mailContentSchema } from '#server/lib/message-content.ts'
import { cancelAsOperator } from '#server/operator/orders.ts'
import { sandboxLearning } from '#server/sandbox/learning/records.ts'
import { personHash } from '#server/sandbox/persons.ts'
import { answerVerification, beginVerification } from '#tests/support/server/identity-verification.ts'
import { addMember, rightPassword, signIn } from '#tests/support/server/members.ts'
import { kim } from '#tests/support/server/operators.ts'
import {
  type BuyerSession,
  deposit,
  monthPass,
  order,
  paidOrder,
  signInBuyer,
  waitingOrder,
} from '#tests/support/server/orders.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { proveHuman } from '#tests/support/server/sign-up.ts'
import { recordChange } from '../account-changes/record-change.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const address = '/v1/member/my/profile'
const days = 24 * 60 * 60
const kit = { kind: 'course', option: 101_500, quantity: 1 } as const

/** A valid body of the call. */
async function filled({ browser }: Pick<BuyerSession, 'browser'>, special: object = {}) {
  const human_check = await proveHuman(browser)
  return {
    reason: 'learned' as const,
    agreement: 'Y' as const,
    human_check,
    expected_refund_amt: 0,
    password: rightPassword,
    ...special,
  }
}

const leave = async (buying: BuyerSession, special: object = {}) =>
  (await buying.browser.call(withdraw, address, { token: buying.token, body: await filled(buying, special) })).content

/** Code and field of a refused withdrawal. */
const refusal = async (buying: BuyerSession, body: object) => {
  const { code, content } = await buying.browser.expectError('DELETE', address, { token: buying.token, body })
  return content.field === undefined ? code : `${code} ${content.field}`
}

const preview = async ({ browser, token }: BuyerSession) =>
  (await browser.call(withdrawalPreview, '/v1/member/my/withdrawal', { token })).content

const statusOf = async (memberId: string) => {
  const [row] = await db.select({ status: members.status }).from(members).where(eq(members.id, memberId))
  return row?.status
}

describe('withdrawalReasons', () => {
  test('answers six reasons, the last of them any other', async () => {
    const { browser, token } = await signInBuyer(shop)
    const { content } = await browser.call(withdrawalReasons, '/v1/member/my/withdrawal/reason', { token })
    expect(content.map(({ code }) => code)).toEqual(['learned', 'no_course', 'device', 'price', 'privacy', 'other'])
    expect(content.at(-1)).toEqual({ code: 'other', name: 'Another reason' })
  })

  itRejectsStrangers(shop, withdrawalReasons, '/v1/member/my/withdrawal/reason')
})

describe('withdrawalPreview', () => {
  test('answers nothing for a member who has nothing', async () => {
    expect(await preview(await signInBuyer(shop))).toEqual({
      courses: [],
      unpaid: [],
      refunds: [],
      refund_amt: 0,
      kept: [],
      records: { courses: 0, lessons: 0 },
      delay: null,
      has_guardian: false,
    })
  })

  test('names running courses, unpaid orders and refunds', async () => {
    const buying = await signInBuyer(shop)
    const paid = await paidOrder(shop, buying)
    const unpaid = await order(shop, buying)
    const shown = await preview(buying)
    expect(shown).toMatchObject({
      courses: [{ course: 101, from: clock.today() }],
      unpaid: [{ order_number: unpaid, others: 0 }],
      refunds: [{ order_number: paid, amt: 20_000 }],
      refund_amt: 20_000,
      kept: [],
    })
    const [course] = shown.courses
    expect(course?.days?.left).toBe(course?.days?.all)
  })

  test.each([
    ['ends today', { startsOn: '2026-11-12', endsOn: '2026-11-21' }, { all: 10, left: 1 }],
    ['ended yesterday', { startsOn: '2026-11-12', endsOn: '2026-11-20' }, undefined],
    ['began yesterday', { startsOn: '2026-11-20', endsOn: '2026-11-29' }, { all: 10, left: 9 }],
    ['begins tomorrow', { startsOn: '2026-11-22', endsOn: '2026-12-01' }, { all: 10, left: 10 }],
    ['has no end', { startsOn: '2026-11-12', endsOn: null }, null],
    ['was revoked', { startsOn: '2026-11-12', endsOn: null, revokedAt: clock.now() }, undefined],
  ])('counts the days of an access that %s', async (_, access, expected) => {
    expect(clock.today()).toBe('2026-11-21')
    const buying = await signInBuyer(shop)
    await paidOrder(shop, buying)
    await db.update(enrolments).set(access).where(eq(enrolments.memberId, buying.memberId))
    expect((await preview(buying)).courses.map((course) => course.days)).toEqual(
      expected === undefined ? [] : [expected],
    )
  })

  test('counts finished lessons and their courses, and those of nobody else', async () => {
    const [buying, other] = [await signInBuyer(shop), await signInBuyer(shop)]
    const finish = (memberId: string, courseIdx: number, lesson: number) =>
      db.insert(finishedLessons).values({ memberId, courseIdx, lesson, finishedAt: clock.now() })
    await finish(buying.memberId, 101, 1)
    await finish(buying.memberId, 101, 2)
    await finish(buying.memberId, 102, 1)
    await finish(other.memberId, 103, 1)
    expect((await preview(buying)).records).toEqual({ courses: 2, lessons: 3 })
  })

  test('names an order by its first item and the number of the others', async () => {
    const buying = await signInBuyer(shop)
    await order(shop, buying, [monthPass, kit])
    await order(shop, buying)
    const { unpaid } = await preview(buying)
    expect(unpaid.map(({ others }) => others).toSorted()).toEqual([0, 1])
    expect(unpaid.every(({ name }) => name !== '')).toBe(true)
  })

  test('says that a deposit can only be refunded to an account, and that goods stay', async () => {
    const buying = await signInBuyer(shop)
    const { number, account } = await waitingOrder(shop, buying)
    await deposit(buying, account)
    const goods = await paidOrder(shop, buying, [kit])
    const { kept } = await preview(buying)
    expect(kept).toHaveLength(2)
    expect(Object.fromEntries(kept.map((each) => [each.order_number, each.why]))).toEqual({
      [number]: 'account',
      [goods]: 'goods',
    })
  })

  test('adds up the refunds of several orders', async () => {
    const buying = await signInBuyer(shop)
    const numbers = [await paidOrder(shop, buying), await paidOrder(shop, buying)]
    await db.update(orders).set({ orderedAt: clock.now() }).where(inArray(orders.number, numbers))
    const { refunds: found, refund_amt } = await preview(buying)
    // Both were placed at the same moment, so their numbers decide the order.
    expect(found.map(({ order_number }) => order_number)).toEqual(numbers.toSorted())
    expect(refund_amt).toBe(40_000)
  })

  const daysAgo = (count: number) => new Date(clock.now().getTime() - count * days * 1000)

  test.each([
    [7, 20_000],
    [8, 0],
  ])('of a course that was bought %i days ago gives back %i won', async (count, amount) => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying)
    await db
      .update(orders)
      .set({ approvedAt: daysAgo(count) })
      .where(eq(orders.number, number))
    expect((await preview(buying)).refund_amt).toBe(amount)
  })

  test.each([
    ['bought seven days ago', 1, 503, []],
    ['bought a moment earlier', 0, 200, []],
    ['delivered seven days ago', 1, 503, [kit]],
    ['delivered a moment earlier', 0, 200, [kit]],
  ])('of an order that was %s asks the learning system, which is away, or not', async (_, after, status, goods) => {
    const buying = await signInBuyer(shop)
    await paidOrder(shop, buying, [{ kind: 'device', device: 11, sale_type: 'rental', months: 12, quantity: 1 }])
    const number = await paidOrder(shop, buying, [monthPass, ...goods])
    const moment = new Date(endOfDay(addDays(clock.today(), -8)).getTime() + after)
    const change = goods.length === 0 ? { approvedAt: moment } : { approvedAt: daysAgo(30), deliveredAt: moment }
    await db.update(orders).set(change).where(eq(orders.number, number))
    await sandboxLearning(shop.services).put(buying.memberId, 101, { isAway: true, lessons: [] })
    const { browser, token } = buying
    expect((await browser.request('GET', '/v1/member/my/withdrawal', { token })).status).toBe(status)
  })

  test('names an order that waits for its deposit among the unpaid ones', async () => {
    const buying = await signInBuyer(shop)
    const { number } = await waitingOrder(shop, buying)
    expect((await preview(buying)).unpaid.map(({ order_number }) => order_number)).toEqual([number])
  })

  test('gives back the course of an order, and speaks of its goods', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying, [monthPass, kit])
    expect(await preview(buying)).toMatchObject({
      refunds: [{ order_number: number, amt: 20_000 }],
      kept: [{ order_number: number, why: 'goods' }],
    })
  })

  test('speaks of no goods that the shop gave money back for', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying, [monthPass, kit])
    const act = { by: kim, reason: 'damaged', lines: [2], account: undefined } as const
    await cancelAsOperator(shop.services, number, act)
    expect(await preview(buying)).toMatchObject({ refunds: [{ amt: 20_000 }], kept: [] })
  })

  test('speaks of free goods until they arrive', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying, [kit])
    await db.update(orderItems).set({ amount: 0, delivery: 0 }).where(eq(orderItems.orderNumber, number))
    expect((await preview(buying)).kept.map(({ why }) => why)).toEqual(['goods'])
    await db.update(orders).set({ deliveredAt: clock.now() }).where(eq(orders.number, number))
    expect((await preview(buying)).kept).toEqual([])
  })

  test('counts a price of one won', async () => {
    const buying = await signInBuyer(shop)
    const paid = await paidOrder(shop, buying)
    const { number, account } = await waitingOrder(shop, buying)
    await deposit(buying, account)
    await db
      .update(orderItems)
      .set({ amount: 1 })
      .where(inArray(orderItems.orderNumber, [paid, number]))
    expect(await preview(buying)).toMatchObject({
      refunds: [{ order_number: paid, amt: 1 }],
      refund_amt: 1,
      kept: [{ order_number: number, why: 'account' }],
    })
  })

  test('speaks of no goods that were never paid', async () => {
    const buying = await signInBuyer(shop)
    await order(shop, buying, [kit])
    expect((await preview(buying)).kept).toEqual([])
  })

  test('speaks of goods that have not arrived, however long ago they were bought', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying, [kit])
    await db
      .update(orders)
      .set({ approvedAt: daysAgo(30) })
      .where(eq(orders.number, number))
    expect((await preview(buying)).kept.map(({ why }) => why)).toEqual(['goods'])
  })

  test.each([
    ['in the first moment of the day seven days ago', 1, ['goods']],
    ['a moment earlier', 0, []],
  ])('speaks of goods that arrived %s', async (_, milliseconds, expected) => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying, [kit])
    const deliveredAt = new Date(endOfDay(addDays(clock.today(), -8)).getTime() + milliseconds)
    await db
      .update(orders)
      .set({ approvedAt: daysAgo(30), shippedAt: deliveredAt, deliveredAt })
      .where(eq(orders.number, number))
    expect((await preview(buying)).kept.map(({ why }) => why)).toEqual(expected)
  })

  test('shows nothing of another member', async () => {
    await paidOrder(shop, await signInBuyer(shop))
    expect((await preview(await signInBuyer(shop))).courses).toEqual([])
  })

  itRejectsStrangers(shop, withdrawalPreview, '/v1/member/my/withdrawal')
})

describe('withdraw', () => {
  test('deactivates the account, ends every session and mails until when it can be undone', async () => {
    const buying = await signInBuyer(shop, { name: 'Leaver', receivesSms: true })
    const elsewhere = await signIn(shop, shop.browser(), { id: buying.memberId, userid: '' })
    const consent = { id: randomUUID(), memberId: buying.memberId, edition: '2025', agreedAt: clock.now() }
    await db.insert(consents).values({ ...consent, kind: 'marketing_sms' })
    const now = clock.now()
    expect(await leave(buying, { reason: 'other', other_reason: 'I move to the sea' })).toEqual({
      username: 'Leaver',
      requested_at: now.toISOString(),
      delete_at: new Date(now.getTime() + 14 * days * 1000).toISOString(),
      refund_amt: 0,
    })
    expect(await statusOf(buying.memberId)).toBe('withdrawal_requested')
    const [row] = await db.select().from(withdrawals).where(eq(withdrawals.memberId, buying.memberId))
    expect(row).toMatchObject({ reason: 'other', otherReason: 'I move to the sea', isByGuardian: false })
    const families = await db.select().from(sessionFamilies).where(eq(sessionFamilies.memberId, buying.memberId))
    expect(families).toHaveLength(2)
    expect(families.every(({ revokedAt }) => revokedAt !== null)).toBe(true)
    expect((await shop.browser().expectError('GET', address, { token: elsewhere.access_token })).code).toBe(
      'PR10001400',
    )
    const [agreed] = await db.select().from(consents).where(eq(consents.id, consent.id))
    expect(agreed?.withdrawnAt).toEqual(now)
    const mails = await db.select().from(outboxMessages).where(eq(outboxMessages.memberId, buying.memberId))
    const [mail, ...others] = mails.filter(({ kind }) => kind === 'withdrawal-requested')
    expect(others).toEqual([])
    expect(JSON.stringify(mail?.content)).toContain('1600-0142')
    expect(JSON.stringify(mail?.content)).toContain('5 Dec 2026')
  })

  test('withdraws the consents to advertising, no other, and none of another member', async () => {
    const buying = await signInBuyer(shop, { receivesSms: true, receivesEmail: true })
    const other = await signInBuyer(shop, { receivesSms: true, receivesEmail: true })
    const agreedAt = new Date(clock.now().getTime() - days * 1000)
    const before = new Date(clock.now().getTime() - 1000)
    const rows = [
      { memberId: buying.memberId, kind: 'marketing_sms', withdrawnAt: null },
      { memberId: buying.memberId, kind: 'marketing_email', withdrawnAt: before },
      { memberId: buying.memberId, kind: 'marketing_email', withdrawnAt: null },
      { memberId: buying.memberId, kind: 'terms', withdrawnAt: null },
      { memberId: other.memberId, kind: 'marketing_sms', withdrawnAt: null },
    ] as const
    const ids = rows.map(() => randomUUID())
    await db
      .insert(consents)
      .values(rows.map((row, index) => ({ ...row, id: ids[index] ?? '', edition: '2025', agreedAt })))
    await leave(buying)
    const found = await db.select().from(consents).where(inArray(consents.id, ids))
    const withdrawn = new Map(found.map(({ id, withdrawnAt }) => [id, withdrawnAt]))
    const now = clock.now()
    expect(ids.map((id) => withdrawn.get(id))).toEqual([now, before, now, null, null])
    const receives = async (memberId: string) => {
      const [row] = await db
        .select({ sms: members.receivesSms, email: members.receivesEmail })
        .from(members)
        .where(eq(members.id, memberId))
      return row
    }
    expect(await receives(buying.memberId)).toEqual({ sms: false, email: false })
    expect(await receives(other.memberId)).toEqual({ sms: true, email: true })
  })

  test('keeps the text of a reason only when none of the list was chosen', async () => {
    const buying = await signInBuyer(shop)
    await leave(buying, { reason: 'price', other_reason: 'typed before' })
    const [row] = await db.select().from(withdrawals).where(eq(withdrawals.memberId, buying.memberId))
    expect(row).toMatchObject({ reason: 'price', otherReason: null })
  })

  test('tells a member who comes back that the account is deactivated, and strangers nothing', async () => {
    const member = await addMember(shop)
    const browser = shop.browser()
    const { access_token: token } = await signIn(shop, browser, member)
    await leave({ browser, token, memberId: member.id })
    const logIn = async (password: string) =>
      (
        await browser.expectError('POST', '/v1/member/auth/login/password', {
          body: { userid: member.userid, password },
        })
      ).code
    expect(await logIn(rightPassword)).toBe('MB20005400')
    expect(await logIn('Wrong1!pass')).toBe('MB20003400')
  })

  test('cancels unpaid orders and refunds courses, for the amount that was shown', async () => {
    const buying = await signInBuyer(shop)
    const paid = await paidOrder(shop, buying)
    const unpaid = await order(shop, buying)
    expect(await refusal(buying, await filled(buying, { expected_refund_amt: 0 }))).toBe(
      'PR30001400 expected_refund_amt',
    )
    expect(await statusOf(buying.memberId)).toBe('active')
    expect((await leave(buying, { expected_refund_amt: 20_000 })).refund_amt).toBe(20_000)
    const states = await db
      .select({ number: orders.number, status: orders.status })
      .from(orders)
      .where(eq(orders.memberId, buying.memberId))
    expect(Object.fromEntries(states.map(({ number, status }) => [number, status]))).toEqual({
      [paid]: 'refund_completed',
      [unpaid]: 'canceled',
    })
  })

  test('refunds the courses of an order that are hardly begun, and leaves the others', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying, [monthPass, { kind: 'course', option: 201_501, quantity: 1 }])
    const at = clock.now().toISOString()
    const lessons = Array.from({ length: 8 }, (_, index) => ({ number: index + 1, at }))
    await sandboxLearning(shop.services).put(buying.memberId, 201, { isAway: false, lessons })
    await leave(buying, { expected_refund_amt: 20_000 })
    const items = await db.select().from(orderItems).where(eq(orderItems.orderNumber, number))
    const isRefunded = new Map(items.map(({ courseIdx, refundId }) => [courseIdx, refundId !== null]))
    expect(isRefunded).toEqual(
      new Map([
        [101, true],
        [201, false],
      ]),
    )
  })

  test('leaves an order that needs a bank account, and goods, as they are', async () => {
    const buying = await signInBuyer(shop)
    const { number, account } = await waitingOrder(shop, buying)
    await deposit(buying, account)
    const goods = await paidOrder(shop, buying, [kit])
    await leave(buying)
    const states = await db.select().from(orders).where(eq(orders.memberId, buying.memberId))
    expect(states.map(({ status }) => status)).toEqual(['paid', 'paid'])
    for (const each of [number, goods]) {
      expect(await db.select().from(refunds).where(eq(refunds.orderNumber, each))).toEqual([])
    }
  })

  test('touches neither orders nor sessions of another member', async () => {
    const other = await signInBuyer(shop)
    const theirs = await order(shop, other, [monthPass])
    await leave(await signInBuyer(shop))
    const [row] = await db.select().from(orders).where(eq(orders.number, theirs))
    expect(row?.status).toBe('pending')
    expect(await statusOf(other.memberId)).toBe('active')
    const theirSessions = await db.select().from(sessionFamilies).where(eq(sessionFamilies.memberId, other.memberId))
    expect(theirSessions.map(({ revokedAt }) => revokedAt)).toEqual([null])
  })

  test.each([
    ['PR10002400 reason', { reason: undefined }],
    ['PR10002400 reason', { reason: 'boredom' }],
    ['PR10002400 other_reason', { reason: 'other' }],
    ['PR10002400 other_reason', { reason: 'other', other_reason: ' ' }],
    ['PR10002400 other_reason', { reason: 'other', other_reason: 'x'.repeat(201) }],
    ['PR10002400 agreement', { agreement: undefined }],
    ['PR10002400 agreement', { agreement: 'N' }],
    ['PR10002400 human_check', { human_check: undefined }],
    ['PR11006400 human_check', { human_check: '00000000-0000-4000-8000-000000000001' }],
    ['MB41002400 password', { password: '' }],
    ['MB41003400 password', { password: 'Wrong1!pass' }],
  ])('answers %s for %j and changes nothing', async (code, special) => {
    const buying = await signInBuyer(shop)
    expect(await refusal(buying, await filled(buying, special))).toBe(code)
    expect(await statusOf(buying.memberId)).toBe('active')
  })

  test('takes a human check once, and none of another browser', async () => {
    const one = await signInBuyer(shop)
    const other = await signInBuyer(shop)
    const human_check = await proveHuman(one.browser)
    expect(await refusal(other, await filled(other, { human_check }))).toBe('PR11006400 human_check')
    await leave(one, { human_check })
  })

  test('is delayed while a restriction for fraud runs, and only by that', async () => {
    const until = new Date(clock.now().getTime() + 10 * days * 1000)
    const fraud = { status: 'restricted', sanctionCause: 'fraud', restrictedUntil: until } as const
    const delayed = await signInBuyer(shop, fraud)
    expect((await preview(delayed)).delay).toEqual({ until: until.toISOString() })
    expect(await refusal(delayed, await filled(delayed))).toBe('PR50001403')
    const forGood = await signInBuyer(shop, { ...fraud, restrictedUntil: null })
    expect((await preview(forGood)).delay).toEqual({ until: null })
    const over = await signInBuyer(shop, { ...fraud, restrictedUntil: clock.now() })
    expect((await preview(over)).delay).toBeNull()
    await leave(over)
    await leave(await signInBuyer(shop, { ...fraud, sanctionCause: 'breach' }))
  })

  describe('by the guardian of a minor', () => {
    const child = async (birth: string) => {
      const buying = await signInBuyer(shop, { birth, name: 'Child' })
      await db.insert(guardianConsents).values({
        memberId: buying.memberId,
        personHash: personHash('haneul'),
        name: 'Kim Haneul',
        relation: 'mother',
        edition: '2025',
        agreedAt: clock.now(),
      })
      return buying
    }
    const verify = async ({ browser }: BuyerSession, person: string) => {
      const verification = await beginVerification(browser, { purpose: 'guardian' })
      await answerVerification(browser, verification, 'approve', person)
      return { password: '', guardian_idfc_id: verification.idfc_id }
    }

    test('needs no password, and the child gets no link to undo it', async () => {
      const buying = await child('2012-05-01')
      expect((await preview(buying)).has_guardian).toBe(true)
      await leave(buying, await verify(buying, 'Kim Haneul'))
      const mails = await db.select().from(outboxMessages).where(eq(outboxMessages.memberId, buying.memberId))
      expect(JSON.stringify(mails)).not.toContain('/account-change')
      const [row] = await db.select().from(withdrawals).where(eq(withdrawals.memberId, buying.memberId))
      expect(row?.isByGuardian).toBe(true)
    })

    test.each([
      ['2007-11-22', true],
      ['2007-11-21', false],
    ])('is possible until the day on which the child turns 19: born on %s: %s', async (birth, isMinor) => {
      expect(clock.today()).toBe('2026-11-21')
      expect((await preview(await child(birth))).has_guardian).toBe(isMinor)
    })

    test('is refused to the guardian of another child', async () => {
      await child('2012-05-01')
      const buying = await signInBuyer(shop, { birth: '2012-05-01', name: 'Another child' })
      expect((await preview(buying)).has_guardian).toBe(false)
      const guardian = await filled(buying, await verify(buying, 'Kim Haneul'))
      expect(await refusal(buying, guardian)).toBe('PR50002400 guardian_idfc_id')
      expect(await statusOf(buying.memberId)).toBe('active')
    })

    test('is refused to anybody else, and once the child is of age', async () => {
      const buying = await child('2012-05-01')
      const stranger = await filled(buying, await verify(buying, 'Lee Doyun'))
      expect(await refusal(buying, stranger)).toBe('PR50002400 guardian_idfc_id')
      const adult = await child('2001-05-01')
      expect((await preview(adult)).has_guardian).toBe(false)
      const guardian = await filled(adult, await verify(adult, 'Kim Haneul'))
      expect(await refusal(adult, guardian)).toBe('PR50002400 guardian_idfc_id')
    })
  })

  describe('that somebody else made with the password', () => {
    const undoPath = '/v1/member/auth/account-change'
    const rowOf = async (memberId: string) =>
      (await db.select().from(members).where(eq(members.id, memberId)))[0] ?? expect.fail()
    /** Mails about a kind of change to a member: recipient, and the token of the link, if it has one. */
    /** Mails of a kind to a member, the one with a link first. */
    const mailsOf = async (memberId: string, wanted: string) => {
      const rows = await db.select().from(outboxMessages).where(eq(outboxMessages.memberId, memberId))
      return rows
        .filter(({ kind }) => kind === wanted)
        .map(({ recipient, content }) => {
          const { button } = v.parse(mailContentSchema, content)
          return { recipient, token: button?.address.split('/account-change#token=')[1] }
        })
        .toSorted((one, other) => Number(other.token !== undefined) - Number(one.token !== undefined))
    }
    const undo = async (token: string | undefined) =>
      (await shop.browser().call(undoAccountChange, undoPath, { body: { token: token ?? '' } })).content
    const changeAddress = (memberId: string, previous: string, current: string) =>
      transact(db, (tx) => recordChange(tx, clock.now(), memberId, { kind: 'email-changed', previous, current }))

    test('is told to the former address, which gets the link to undo it, and to the changed one', async () => {
      const buying = await signInBuyer(shop, { email: 'thief@mailbox.example' })
      await changeAddress(buying.memberId, 'victim@home.example', 'thief@mailbox.example')
      await leave(buying)
      expect(await mailsOf(buying.memberId, 'withdrawal-requested')).toEqual([
        { recipient: 'victim@home.example', token: expect.any(String) },
        { recipient: 'thief@mailbox.example', token: undefined },
      ])
    })

    test.each(['withdrawal-requested', 'email-changed'])('is undone by the link about %s', async (kind) => {
      const former = `former-${kind}@home.example`
      const buying = await signInBuyer(shop, { email: `changed-${kind}@mailbox.example` })
      await changeAddress(buying.memberId, former, `changed-${kind}@mailbox.example`)
      await leave(buying)
      const [mail] = await mailsOf(buying.memberId, kind)
      const { password_token: token } = await undo(mail?.token)
      expect(await rowOf(buying.memberId)).toMatchObject({ status: 'active', email: former })
      expect(await db.$count(withdrawals, eq(withdrawals.memberId, buying.memberId))).toBe(0)
      const body = { token, new_pwd: 'Brand2!new', new_pwd_confirm: 'Brand2!new' }
      await shop.browser().call(changeForgottenPassword, '/v1/member/auth/find/pwd', { body })
      const { userid } = await rowOf(buying.memberId)
      await shop.browser().call(passwordLogin, '/v1/member/auth/login/password', {
        body: { userid, password: 'Brand2!new' },
      })
    })

    test('is undone together with the restriction that the member had', async () => {
      const restrictedUntil = new Date(clock.now().getTime() + 90 * days * 1000)
      const buying = await signInBuyer(shop, { status: 'restricted', restrictedUntil, sanctionCause: 'breach' })
      await leave(buying)
      const [mail] = await mailsOf(buying.memberId, 'withdrawal-requested')
      await undo(mail?.token)
      expect(await rowOf(buying.memberId)).toMatchObject({ status: 'restricted', restrictedUntil })
    })

    test('stays when the operator has terminated the membership meanwhile', async () => {
      const buying = await signInBuyer(shop)
      await leave(buying)
      await db.update(members).set({ status: 'terminated' }).where(eq(members.id, buying.memberId))
      const [mail] = await mailsOf(buying.memberId, 'withdrawal-requested')
      await undo(mail?.token)
      expect(await rowOf(buying.memberId)).toMatchObject({ status: 'terminated' })
    })

    test('can be undone until the data is deleted', async () => {
      const buying = await signInBuyer(shop)
      await leave(buying)
      const [mail] = await mailsOf(buying.memberId, 'withdrawal-requested')
      shop.pass(14 * days)
      const { code } = await shop.browser().expectError('POST', undoPath, { body: { token: mail?.token } })
      expect(code).toBe('PR20008404')
    })
  })

  itRejectsStrangers(shop, withdraw, address, {
    reason: 'learned',
    agreement: 'Y',
    human_check: '00000000-0000-4000-8000-000000000001',
    expected_refund_amt: 0,
    password: rightPassword,
  })
})
