import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { withdraw } from '#contract/accounts/withdrawal.ts'
import { memberList } from '#contract/desk/members.ts'
import { deskOf } from '#tests/support/server/desk.ts'
import { type BrowserOptions, openBrowser } from '#tests/support/server/http-browser.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { addMember, rightPassword, signIn } from '#tests/support/server/members.ts'
import { kim } from '#tests/support/server/operators.ts'
import { paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { type Shop, sampleShop } from '#tests/support/server/shop.ts'
import { proveHuman } from '#tests/support/server/sign-up.ts'
import { throwsAny } from '#tests/support/server/throws-any.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { createApi } from '../api/app.ts'
import { openSession } from '../api/session/open-session.ts'
import { transact, transactOnce } from '../db/open.ts'
import { retentionRules } from '../db/retention/rules.ts'
import { dataExports } from '../db/schema/data-exports.ts'
import { deliveryAddresses } from '../db/schema/delivery-addresses.ts'
import { complaintRecords, courseOpeningRequests, inquiryAnswers } from '../db/schema/inquiries.ts'
import { certificates, enrolments, finishedLessons } from '../db/schema/learning.ts'
import { consents, guardianConsents, members, withdrawals } from '../db/schema/members.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import { operatorRecords } from '../db/schema/operator.ts'
import { orders } from '../db/schema/orders.ts'
import { payments, webhookEvents } from '../db/schema/payments.ts'
import { reviews } from '../db/schema/reviews.ts'
import { accountChanges, sessionFamilies, socialAccounts } from '../db/schema/sign-in.ts'
import { emailVerifications } from '../db/schema/sign-up.ts'
import { emptySearches, flowCounts, pageVitals } from '../db/schema/visit-counts.ts'
import { restrictMember, terminateMember } from '../operator/members.ts'
import { recordAct } from '../operator/record.ts'
import { listDueRows } from '../operator/retention.ts'
import { hideReview } from '../operator/reviews.ts'
import { deleteExpired } from './cleanup.ts'
import { sendMessages } from './send-messages.ts'

const shop = await sampleShop()
const { services } = shop
const { db, clock } = services
const day = 24 * 60 * 60
const start = clock.now().getTime()

/** Moves the shop's clock to this many days and months after now. */
function moveTo(months: number, days: number): void {
  const target = new Date(clock.now())
  target.setUTCMonth(target.getUTCMonth() + months)
  shop.pass((target.getTime() - clock.now().getTime()) / 1000 + days * day)
}

beforeEach(() => {
  shop.pass((start - clock.now().getTime()) / 1000)
})

describe('each record is kept until the last moment of its period, and deleted after it', () => {
  /** Counts the rows of a kind in the last moment of its period and a second later. */
  const aroundEnd = async (months: number, count: () => Promise<number>) => {
    moveTo(months, 0)
    await deleteExpired(db, clock)
    const within = await count()
    shop.pass(1)
    await deleteExpired(db, clock)
    return [within, await count()]
  }

  test('records of inquiries: 36 months', async () => {
    const now = clock.now()
    const record = { inquiryId: 1, idempotencyKey: randomUUID(), category: 'error', submittedAt: now, answeredAt: now }
    await db.insert(complaintRecords).values({ ...record, category: 'error' })
    expect(await aroundEnd(36, () => db.$count(complaintRecords))).toEqual([1, 0])
  })

  test('what operators did: 36 months', async () => {
    await transact(db, (tx) => recordAct(tx, clock.now(), { by: kim, act: 'login' }))
    expect(await aroundEnd(36, () => db.$count(operatorRecords, eq(operatorRecords.act, 'login')))).toEqual([1, 0])
    const [left] = await db.select().from(operatorRecords)
    expect(left).toMatchObject({ act: 'delete-records', details: { until: 1 } })
  })

  test('records of messages: 12 months', async () => {
    const now = clock.now()
    await db.insert(outboxMessages).values({
      id: randomUUID(),
      kind: 'new-browser',
      status: 'sent',
      createdAt: now,
      expiresAt: now,
      attempts: 1,
    })
    const id = (await db.select().from(outboxMessages))[0]?.id ?? ''
    expect(await aroundEnd(12, () => db.$count(outboxMessages, eq(outboxMessages.id, id)))).toEqual([1, 0])
  })

  test('counts of entered states: 25 months after the day', async () => {
    const count = { flow: 'login', state: 'begin', layout: 'desktop', locale: 'ko', entered: 1 } as const
    await db.insert(flowCounts).values({ ...count, day: clock.today() })
    moveTo(25, 0)
    await deleteExpired(db, clock)
    expect(await db.$count(flowCounts)).toBe(1)
    moveTo(0, 1)
    await deleteExpired(db, clock)
    expect(await db.$count(flowCounts)).toBe(0)
  })

  test('searches that found nothing: 13 months after the day', async () => {
    await db.insert(emptySearches).values({ day: clock.today(), term: 'quantum', locale: 'ko', times: 1 })
    moveTo(13, 0)
    await deleteExpired(db, clock)
    expect(await db.$count(emptySearches)).toBe(1)
    moveTo(0, 1)
    await deleteExpired(db, clock)
    expect(await db.$count(emptySearches)).toBe(0)
  })

  test('measured values of pages: 13 months after the day', async () => {
    const measured = { route: '/', layout: 'desktop', device: 'computer', name: 'LCP', step: 70, times: 1 } as const
    await db.insert(pageVitals).values({ ...measured, day: clock.today() })
    moveTo(13, 0)
    await deleteExpired(db, clock)
    expect(await db.$count(pageVitals)).toBe(1)
    moveTo(0, 1)
    await deleteExpired(db, clock)
    expect(await db.$count(pageVitals)).toBe(0)
  })

  test('withdrawn consents to advertising: 6 months; those that hold, and replaced ones to the collection of data, stay', async () => {
    const { id: memberId } = await addMember(shop)
    const consent = { memberId, edition: '2025', agreedAt: clock.now() }
    await db.insert(consents).values([
      { ...consent, id: randomUUID(), kind: 'marketing_sms', withdrawnAt: clock.now() },
      { ...consent, id: randomUUID(), kind: 'marketing_email' },
      { ...consent, id: randomUUID(), kind: 'collection', withdrawnAt: clock.now() },
    ])
    expect(await aroundEnd(6, () => db.$count(consents, eq(consents.memberId, memberId)))).toEqual([3, 2])
  })

  test('records of sessions: 3 months after their end', async () => {
    const member = await addMember(shop)
    await signIn(shop, shop.browser(), member)
    const ended = { revokedAt: clock.now() }
    await db.update(sessionFamilies).set(ended).where(eq(sessionFamilies.memberId, member.id))
    const count = () => db.$count(sessionFamilies, eq(sessionFamilies.memberId, member.id))
    expect(await aroundEnd(3, count)).toEqual([1, 0])
  })

  test('orders with their payments: 60 months; longer while they give access', async () => {
    const buying = await signInBuyer(shop)
    const running = await paidOrder(shop, buying)
    const passed = await paidOrder(shop, buying)
    await db.update(enrolments).set({ endsOn: null }).where(eq(enrolments.orderNumber, running))
    const count = async () =>
      (await db.$count(orders, eq(orders.memberId, buying.memberId))) +
      (await db.$count(payments, eq(payments.orderNumber, passed)))
    expect(await aroundEnd(60, count)).toEqual([3, 1])
  })

  test('orders: 60 months after the last of order, payment and delivery, with access that runs or ends today', async () => {
    const buying = await signInBuyer(shop)
    const months60 = '2031-11-22'
    const later = new Date(clock.now().getTime() + 2 * day * 1000)
    const access = [
      { endsOn: '2031-11-21' },
      { endsOn: months60 },
      { endsOn: null },
      { endsOn: null, revokedAt: clock.now() },
    ]
    const numbers: string[] = []
    for (const each of access) {
      const number = await paidOrder(shop, buying)
      await db.update(enrolments).set(each).where(eq(enrolments.orderNumber, number))
      numbers.push(number)
    }
    const delivered = await paidOrder(shop, buying)
    await db.update(orders).set({ deliveredAt: later }).where(eq(orders.number, delivered))
    await db.update(enrolments).set({ endsOn: '2026-12-21' }).where(eq(enrolments.orderNumber, delivered))
    numbers.push(delivered)
    const approved = await paidOrder(shop, buying)
    await db.update(orders).set({ approvedAt: later }).where(eq(orders.number, approved))
    await db.update(enrolments).set({ endsOn: '2026-12-21' }).where(eq(enrolments.orderNumber, approved))
    numbers.push(approved)
    moveTo(60, 1)
    expect(clock.today()).toBe(months60)
    await deleteExpired(db, clock)
    const kept = await db.select().from(orders).where(eq(orders.memberId, buying.memberId))
    const isKept = numbers.map((number) => kept.some((each) => each.number === number))
    expect(isKept).toEqual([false, true, true, false, true, true])
    shop.pass(2 * day)
    await deleteExpired(db, clock)
    expect(await db.$count(orders, eq(orders.memberId, buying.memberId))).toBe(1)
  })

  test('files with the data of members: 24 hours', async () => {
    const { id: memberId } = await addMember(shop)
    await insertExport(memberId, '{}')
    const count = () => db.$count(dataExports, eq(dataExports.memberId, memberId))
    shop.pass(day - 1)
    await deleteExpired(db, clock)
    const within = await count()
    shop.pass(1)
    await deleteExpired(db, clock)
    expect([within, await count()]).toEqual([1, 0])
  })

  test('data of a member who left: 14 days', async () => {
    const { memberId } = await left()
    shop.pass(14 * day - 1)
    await deleteExpired(db, clock)
    expect(await memberOf(memberId)).toMatchObject({ status: 'withdrawal_requested', name: 'Han Byeol' })
    shop.pass(1)
    await deleteExpired(db, clock)
    expect(await memberOf(memberId)).toMatchObject({ status: 'withdrawn', name: '', email: '', phone: null })
  })

  test('data of a terminated member: 30 days, for objection and answer', async () => {
    const member = await addMember(shop, { name: 'Banned' })
    await terminateMember(services, member.userid, { by: kim, reason: 'fraud', cause: 'fraud' })
    shop.pass(30 * day - 1)
    await deleteExpired(db, clock)
    expect(await memberOf(member.id)).toMatchObject({ name: 'Banned' })
    shop.pass(1)
    await deleteExpired(db, clock)
    expect(await memberOf(member.id)).toMatchObject({ status: 'terminated', name: '' })
  })

  test('data of a member stays when the termination is undone while the job reads it', async () => {
    const member = await addMember(shop)
    await terminateMember(services, member.userid, { by: kim, reason: 'fraud', cause: 'fraud' })
    moveTo(0, 31)
    const countWaiting = async () => {
      const { rows } = await db.execute(sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      return rows.length
    }
    const { erasing } = await transactOnce(db, 'read committed', async (tx) => {
      await tx.update(members).set({ status: 'active' }).where(eq(members.id, member.id))
      const erasing = deleteExpired(db, clock)
      await waitFor(async () => expect(await countWaiting()).toBe(1))
      // In an object: a promise of its own would be awaited before the commit.
      return { erasing }
    })
    await erasing
    expect(await memberOf(member.id)).toMatchObject({ status: 'active', userid: member.userid, erasedOn: null })
  })

  test('rows of former members: 60 months, and as long as an order needs them', async () => {
    const without = await left()
    const buying = await signInBuyer(shop)
    await paidOrder(shop, buying)
    await db
      .update(members)
      .set({ status: 'withdrawn', erasedOn: clock.today() })
      .where(eq(members.id, buying.memberId))
    shop.pass(15 * day)
    await deleteExpired(db, clock)
    expect(await aroundEnd(60, () => db.$count(members, eq(members.id, without.memberId)))).toEqual([1, 0])
    expect(await db.$count(members, eq(members.id, buying.memberId))).toBe(1)
  })
})

test('more orders whose period is over than one statement takes are deleted', { timeout: 120_000 }, async () => {
  const { memberId } = await signInBuyer(shop)
  const ordered = new Date(clock.now())
  ordered.setUTCMonth(ordered.getUTCMonth() - 61)
  await db.execute(sql`
    insert into orders (number, member_id, status, method, regular_amount, discount_amount, delivery_amount, total_amount,
      buyer, ordered_at, expires_at)
    select 'old-' || number, ${memberId}, 'expired', 'card', 30000, 0, 0, 30000, '{}', ${ordered}, ${ordered}
    from generate_series(1, 66000) number`)
  await deleteExpired(db, clock)
  expect(await db.$count(orders, eq(orders.memberId, memberId))).toBe(0)
})

test('the end of an order or membership leaves what belongs to other orders and members', async () => {
  const former = await left()
  const passed = await paidOrder(shop, await signInBuyer(shop))
  shop.pass(15 * day)
  await deleteExpired(db, clock)
  moveTo(60, 0)
  const { memberId } = await signInBuyer(shop)
  const now = clock.now()
  const number = await paidOrder(shop, await signInBuyer(shop))
  const [payment] = await db.select().from(payments).where(eq(payments.orderNumber, number))
  const paymentId = payment?.id ?? expect.fail('there is no payment')
  await db.insert(webhookEvents).values({ provider: 'sandbox', eventId: randomUUID(), paymentId, receivedAt: now })
  await db.insert(consents).values({ id: randomUUID(), memberId, kind: 'terms', edition: '1', agreedAt: now })
  await db.insert(withdrawals).values({
    memberId,
    reason: 'other',
    isByGuardian: false,
    requestedAt: now,
    deleteAt: new Date(now.getTime() + 1e9),
  })
  await db.insert(outboxMessages).values({
    id: randomUUID(),
    kind: 'new-browser',
    memberId,
    status: 'sent',
    createdAt: now,
    expiresAt: now,
    attempts: 1,
  })
  const rows = async () => ({
    consents: await db.$count(consents, eq(consents.memberId, memberId)),
    withdrawals: await db.$count(withdrawals, eq(withdrawals.memberId, memberId)),
    sessions: await db.$count(sessionFamilies, eq(sessionFamilies.memberId, memberId)),
    mails: await db.$count(outboxMessages, eq(outboxMessages.memberId, memberId)),
    mailsOfOrder: await db.$count(outboxMessages, eq(outboxMessages.orderNumber, number)),
    webhooks: await db.$count(webhookEvents, eq(webhookEvents.paymentId, paymentId)),
  })
  const before = await rows()
  expect(Object.values(before)).not.toContain(0)
  shop.pass(1)
  await deleteExpired(db, clock)
  expect(await db.$count(orders, eq(orders.number, passed))).toBe(0)
  expect(await db.$count(members, eq(members.id, former.memberId))).toBe(0)
  expect(await rows()).toEqual(before)
})

test('support can undo a withdrawal until its data is deleted', async () => {
  const { memberId } = await left()
  await transact(db, async (tx) => {
    await tx.update(members).set({ status: 'active' }).where(eq(members.id, memberId))
    await tx.delete(withdrawals).where(eq(withdrawals.memberId, memberId))
  })
  shop.pass(20 * day)
  await deleteExpired(db, clock)
  expect(await memberOf(memberId)).toMatchObject({ status: 'active', name: 'Han Byeol' })
})

test('lists what the next cleanup deletes, by rule with its oldest day, and deletes nothing', async () => {
  await deleteExpired(db, clock)
  const now = clock.now()
  const record = { category: 'error', submittedAt: now, answeredAt: now } as const
  await db.insert(complaintRecords).values([
    { ...record, inquiryId: 2, idempotencyKey: randomUUID() },
    { ...record, inquiryId: 3, idempotencyKey: randomUUID() },
  ])
  moveTo(37, 0)
  const rows = await listDueRows(services)
  expect(rows).toHaveLength(retentionRules.length)
  for (const { name, kind, kept } of rows) expect([name, kind, kept]).toEqual(Array(3).fill(expect.stringMatching(/./)))
  expect(rows.find(({ name }) => name === 'records of inquiries')).toEqual({
    name: 'records of inquiries',
    kind: 'complaint',
    kept: '36 months after the answer',
    rows: 2,
    oldest: '2026-11-21',
  })
  expect(await db.$count(complaintRecords)).toBe(2)
  await deleteExpired(db, clock)
  expect((await listDueRows(services)).every(({ rows: due }) => due === 0)).toBe(true)
})

describe('after withdrawal and deletion', () => {
  /** Personal values of one member, each found nowhere else. */
  const planted = {
    userid: 'gzr8garam',
    name: 'Seo Garam',
    nickname: 'Nimbusgaram',
    birth: '1987-03-09',
    phone: '01098765432',
    email: 'garam.planted@mail.example',
    group: 'Planted Group',
    organization: 'Planted Works',
    clno: 'S-77331199',
    scnm: 'Planted University',
    colg: 'College of Planting',
    dept: 'Planted Department',
    major: 'Planted Major',
    address: '77 Planted-ro',
    addressDetail: 'Planted Unit 5',
    deliveryRequest: 'Planted request',
    otherReason: 'my planted reason',
    guardianName: 'Guardian Planted',
    guardianPhone: '01055554321',
    previousEmail: 'before.planted@mail.example',
    socialSubject: 'social-subject-4711',
    operatorNote: 'note about Garam Seo by phone',
    openingEmail: 'GARAM.planted@mail.example',
    review: 'Planted words about a course',
    reviewNote: 'review that tells of Garam Seo',
    namedAddress: 'Planted Named Road 9',
    inquiryAnswer: 'Planted answer to Garam Seo',
    certificateName: 'Seo Garam of the Certificate',
  } as const

  test('none of 28 personal values is found outside of what the law keeps', async () => {
    expect(Object.keys(planted)).toHaveLength(28)
    const { memberId } = await left(planted)
    // The mail store of the sandbox has its mails then.
    await sendMessages({ ...services, log: watchedLog().log })
    expect(await tablesWith(planted.email)).toContain('sandbox_records')
    expect(await tablesWith(planted.name)).toContain('data_exports')
    shop.pass(15 * day)
    await deleteExpired(db, clock)
    for (const value of Object.values(planted)) {
      expect({ value, tables: await tablesWith(value) }).toEqual({ value, tables: [] })
    }
    // The buyer of an order stays, and its reason of cancellation with it.
    expect(await db.$count(orders, eq(orders.memberId, memberId))).toBe(1)
    // The act of the operator stays without the reason and the ID.
    const [act] = await db.select().from(operatorRecords).where(eq(operatorRecords.operator, 'operator of the member'))
    expect(act).toMatchObject({ act: 'restrict-member', subject: memberId, details: null })
  })

  test('data of another member, who came back, is where it was', async () => {
    const other = await left()
    await transact(db, async (tx) => {
      await tx.update(members).set({ status: 'active' }).where(eq(members.id, other.memberId))
      await tx.delete(withdrawals).where(eq(withdrawals.memberId, other.memberId))
    })
    const before = await memberOf(other.memberId)
    await left()
    shop.pass(15 * day)
    await deleteExpired(db, clock)
    expect(await memberOf(other.memberId)).toEqual(before)
    const own = [guardianConsents, socialAccounts, finishedLessons] as const
    for (const table of own) expect(await db.$count(table, eq(table.memberId, other.memberId))).toBe(1)
    // The planted change and the withdrawal.
    expect(await db.$count(accountChanges, eq(accountChanges.memberId, other.memberId))).toBe(2)
    const email = before?.email ?? ''
    expect(await db.$count(emailVerifications, eq(emailVerifications.email, email))).toBe(1)
    expect(await db.$count(courseOpeningRequests, eq(courseOpeningRequests.email, email))).toBe(1)
  })

  test('the log names nobody, from the login to the deletion', async () => {
    const lines: string[] = []
    const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
    const { memberId } = await left(planted, createApi(services, log))
    await sendMessages({ ...services, log })
    shop.pass(15 * day)
    await deleteExpired(db, clock)
    expect(await memberOf(memberId)).toMatchObject({ status: 'withdrawn' })
    expect(lines.some((line) => line.includes('"path":"/v1/member/my/profile"'))).toBe(true)
    for (const value of Object.values(planted)) expect(lines.filter((line) => line.includes(value))).toEqual([])
  })

  /** Members whom an operator of the desk finds by these words. */
  const foundBy = async (words: string) => {
    const { browser: desk } = await deskOf(shop).operator(`Park ${randomUUID().slice(0, 8)}`, ['owner'])
    return (await desk.call(memberList, `/v1/desk/member?search=${words}`)).content
  }

  test('two former members who had the same ID are both erased, and the second is found by it', async () => {
    const first = await left({ userid: 'twiceused1' })
    shop.pass(15 * day)
    await deleteExpired(db, clock)
    const second = await left({ userid: 'twiceused1' })
    shop.pass(15 * day)
    await deleteExpired(db, clock)
    for (const { memberId } of [first, second]) expect(await memberOf(memberId)).toMatchObject({ name: '' })
    expect((await memberOf(first.memberId))?.userid).toBe(`former:${first.memberId}`)
    expect((await foundBy('twiceused1')).map(({ id }) => id)).toEqual([second.memberId])
  })

  test('a member who comes back with the old password is told that the account is deleted', async () => {
    await left({ userid: 'comesback1' })
    shop.pass(15 * day)
    await deleteExpired(db, clock)
    const logIn = async (password: string) => {
      const body = { userid: 'comesback1', password }
      return (await shop.browser().expectError('POST', '/v1/member/auth/login/password', { body })).code
    }
    expect(await logIn(rightPassword)).toBe('MB20004400')
    expect(await logIn('Wrong1!pass')).toBe('MB20003400')
    expect(await foundBy('comesback1')).toMatchObject([{ status: 'withdrawn', name: '' }])
    // The ID is free again, and belongs to its new owner alone.
    await addMember(shop, { userid: 'comesback1', name: 'New owner' })
    expect((await foundBy('comesback1')).map(({ name }) => name)).toEqual(['New owner', ''])
  })
})

/** Files that are ready, with this content. */
async function insertExport(memberId: string, json: string): Promise<void> {
  const now = clock.now()
  await db.insert(dataExports).values({
    memberId,
    id: randomUUID(),
    status: 'ready',
    locale: 'ko',
    percent: 100,
    json,
    csv: '',
    requestedAt: now,
    expiresAt: new Date(now.getTime() + day * 1000),
    checks: 1,
  })
}

async function memberOf(memberId: string) {
  const [row] = await db.select().from(members).where(eq(members.id, memberId))
  return row
}

/** A member with data in every table, who has withdrawn. */
async function left(values: Partial<Record<string, string>> = {}, api?: Shop['api']) {
  const userid = values['userid'] ?? `leaves${randomUUID().slice(0, 8)}`
  const email = values['email'] ?? `${userid}@mail.example`
  const here = api ? { ...shop, browser: (from?: BrowserOptions) => openBrowser(api, from, shop.sandbox) } : shop
  const buying = await signInBuyer(here, {
    userid,
    email,
    name: values['name'] ?? 'Han Byeol',
    nickname: values['nickname'] ?? null,
    birth: values['birth'] ?? null,
    phone: values['phone'] ?? null,
    group: values['group'] ?? null,
    belonging: {
      organization: values['organization'] ?? '',
      clno: values['clno'] ?? '',
      scnm: values['scnm'] ?? '',
      colg: values['colg'] ?? '',
      dept: values['dept'] ?? '',
      major: values['major'] ?? '',
    },
  })
  const { memberId } = buying
  const now = clock.now()
  const expected = values['operatorNote'] === undefined || api ? 0 : await order(buying)
  // The order has stored the buyer's address.
  const address = {
    postcode: '04799',
    address: values['address'] ?? '',
    addressDetail: values['addressDetail'] ?? '',
    deliveryRequest: values['deliveryRequest'] ?? null,
  }
  await db.update(members).set({ address }).where(eq(members.id, memberId))
  await db.insert(guardianConsents).values({
    memberId,
    personHash: 'guardian',
    name: values['guardianName'] ?? '',
    phone: values['guardianPhone'] ?? null,
    relation: 'mother',
    edition: '2025',
    agreedAt: now,
  })
  await db.insert(socialAccounts).values({
    id: randomUUID(),
    memberId,
    provider: 'google',
    subject: values['socialSubject'] ?? randomUUID(),
    linkedAt: now,
  })
  await db.insert(accountChanges).values({
    id: randomUUID(),
    memberId,
    kind: 'email-changed',
    details: { before: values['previousEmail'] ?? '' },
    tokenHash: randomUUID(),
    happenedAt: now,
    expiresAt: new Date(now.getTime() + 90 * day * 1000),
  })
  const review = { rating: 5, text: values['review'] ?? 'good', writtenAt: now }
  const [written] = await db
    .insert(reviews)
    .values({ ...review, memberId, courseIdx: 101 })
    .returning()
  if (!written) throw new Error('the review was not written')
  await hideReview(services, written.id, {
    by: { ...kim, name: 'operator of the review' },
    reason: values['reviewNote'] ?? 'x',
  })
  await insertExport(memberId, JSON.stringify(values))
  const until = new Date(now.getTime() + 90 * day * 1000)
  await db
    .insert(emailVerifications)
    .values({ id: randomUUID(), bindingHash: '', email, tokenHash: randomUUID(), sentAt: now, expiresAt: until })
  await db.insert(courseOpeningRequests).values({
    id: randomUUID(),
    courseIdx: 105,
    email: (values['openingEmail'] ?? email).toLowerCase(),
    locale: 'en',
    requestedAt: now,
  })
  await db.insert(finishedLessons).values({ memberId, courseIdx: 101, lesson: 1, finishedAt: now })
  await db.insert(deliveryAddresses).values({
    id: randomUUID(),
    memberId,
    name: 'Home',
    postcode: '04799',
    address: values['namedAddress'] ?? 'x',
    addressDetail: '1',
    isDefault: true,
    addedAt: now,
  })
  await db.insert(certificates).values({
    id: randomUUID(),
    memberId,
    courseIdx: 101,
    number: randomUUID(),
    name: values['certificateName'] ?? 'x',
    title: { ko: '과정', en: 'Course' },
    lessons: 8,
    completedOn: '2026-11-20',
    issuedOn: '2026-11-20',
    linkId: null,
  })
  await db.insert(inquiryAnswers).values({
    inquiryId: Math.floor(Math.random() * 1_000_000) + 500_000,
    memberId,
    category: 'other',
    submittedAt: now,
    answeredAt: now,
    answer: values['inquiryAnswer'] ?? 'x',
  })
  const act = {
    by: { ...kim, name: 'operator of the member' },
    reason: values['operatorNote'] ?? 'x',
    cause: 'breach',
  } as const
  if (values['operatorNote'] !== undefined) await restrictMember(services, userid, act)
  const { access_token: token } = await openSession({ ...services, ...throwsAny }, buying.browser.asCaller(), memberId)
  await buying.browser.call(withdraw, '/v1/member/my/profile', {
    token,
    body: {
      reason: 'other',
      other_reason: values['otherReason'] ?? 'because',
      agreement: 'Y',
      human_check: await proveHuman(buying.browser),
      expected_refund_amt: expected,
      password: rightPassword,
    },
  })
  return { memberId }
}

/** Places a paid order under the name of its buyer. Returns the refund of a withdrawal, in won. */
async function order(buying: Awaited<ReturnType<typeof signInBuyer>>): Promise<number> {
  await paidOrder(shop, buying)
  return 20_000
}

/** Names of the tables with a row that contains this text, in any column and case. */
async function tablesWith(text: string): Promise<string[]> {
  const listed = await db.execute(
    sql`select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const tables = v.parse(v.array(v.object({ table_name: v.string() })), [...listed.rows])
  const found: string[] = []
  for (const { table_name: table } of tables) {
    const rows = await db.execute(
      sql`select 1 from ${sql.identifier(table)} as t where to_jsonb(t)::text ilike ${`%${text}%`} limit 1`,
    )
    if (rows.rows.length > 0) found.push(table)
  }
  return found
}
