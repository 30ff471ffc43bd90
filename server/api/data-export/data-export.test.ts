import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { dataExport, requestDataExport } from '#contract/accounts/data-export.ts'
import { closeSession, sessionLimits } from '#contract/accounts/session.ts'
import { requestCashReceipt } from '#contract/orders/orders.ts'
import { transact } from '#server/db/open.ts'
import { eraseMember } from '#server/db/retention/erase-member.ts'
import { dataExports } from '#server/db/schema/data-exports.ts'
import { deliveryAddresses } from '#server/db/schema/delivery-addresses.ts'
import { complaintRecords, inquiries, inquiryAnswers } from '#server/db/schema/inquiries.ts'
import { certificates, finishedLessons } from '#server/db/schema/learning.ts'
import { consents, guardianConsents, members } from '#server/db/schema/members.ts'
import { outboxMessages } from '#server/db/schema/messages.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { accountChanges, socialAccounts } from '#server/db/schema/sign-in.ts'
import { deleteExpired } from '#server/jobs/cleanup.ts'
import { prepareDataExports } from '#server/jobs/prepare-data-exports.ts'
import type { Providers } from '#server/providers/providers.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { addMember, signIn } from '#tests/support/server/members.ts'
import {
  answerWindow,
  type BuyerSession,
  confirm,
  monthPass,
  order,
  paidOrder,
  signInBuyer,
} from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { throwsAny } from '#tests/support/server/throws-any.ts'
import { openSession } from '../session/open-session.ts'

const shop = await sampleShop()
const { services } = shop
const { db, clock } = services
const log = watchedLog().log
const address = '/v1/member/my/data-export'
const day = 24 * 60 * 60
const minute = 60

const prepare = (special: Partial<Parameters<typeof prepareDataExports>[0]> = {}) =>
  prepareDataExports({ ...services, log, ...special })

/** A learning system that does `act` when it is asked, as a process does in the middle of an export. */
function learningThat(act: () => unknown): Pick<Providers, 'learning'> {
  const { learning } = services.providers
  if (!learning) throw new Error('the sandbox has a learning system')
  return {
    learning: {
      ...learning,
      finishedLessons: async () => {
        await act()
        return []
      },
    },
  }
}

/** With a new token, because the clock may have been moved. */
const tokenOf = async ({ browser, memberId }: BuyerSession) =>
  (await openSession({ ...services, ...throwsAny }, browser.asCaller(), memberId)).access_token
const request = async (buying: BuyerSession, locale: 'ko' | 'en' = 'en') =>
  (await buying.browser.call(requestDataExport, address, { token: await tokenOf(buying), locale })).content
const stateOf = async (buying: BuyerSession) =>
  (await buying.browser.call(dataExport, address, { token: await tokenOf(buying) })).content
const download = async (buying: BuyerSession, format: string) =>
  buying.browser.request('GET', `${address}/file?format=${format}`, { token: await tokenOf(buying) })
const mailsTo = async ({ memberId }: BuyerSession) =>
  (await db.select().from(outboxMessages).where(eq(outboxMessages.memberId, memberId))).filter(
    ({ kind }) => kind === 'data-export-ready',
  )
const rowOf = async ({ memberId }: BuyerSession) =>
  (await db.select().from(dataExports).where(eq(dataExports.memberId, memberId)))[0]

/** Secrets of the shop and its providers, and values of other people. */
const secret = {
  personHash: 'secret-person-hash',
  subject: 'secret-provider-subject',
  tokenHash: 'secret-token-hash',
  guardian: 'Guardian Gildong',
  guardianPhone: '01099998888',
  requestHash: 'secret-request-hash',
} as const

/** A member with rows of every kind. */
async function memberWithEverything() {
  const buying = await signInBuyer(shop, {
    userid: 'exporter01',
    name: 'Kim Haneul',
    nickname: 'sky',
    birth: '2001-05-06',
    phone: '01023450142',
    email: 'Haneul@mail.example',
    receivesEmail: true,
    personHash: secret.personHash,
    belonging: { scnm: 'Gongbang College', clno: '20260001' },
  })
  const { memberId, browser, token } = buying
  const now = clock.now()
  await db.insert(consents).values([
    {
      id: randomUUID(),
      memberId,
      kind: 'marketing_sms',
      edition: '2025',
      agreedAt: new Date('2025-01-02T03:00:00Z'),
      withdrawnAt: new Date('2025-02-03T03:00:00Z'),
    },
    { id: randomUUID(), memberId, kind: 'terms', edition: '2026', agreedAt: new Date('2026-01-02T03:00:00Z') },
  ])
  await db.insert(guardianConsents).values({
    memberId,
    personHash: secret.personHash,
    name: secret.guardian,
    phone: secret.guardianPhone,
    relation: 'mother',
    edition: '2025',
    agreedAt: new Date('2025-01-02T03:00:00Z'),
  })
  await db
    .insert(socialAccounts)
    .values({ id: randomUUID(), memberId, provider: 'kakao', subject: secret.subject, linkedAt: now })
  await db.insert(accountChanges).values({
    id: randomUUID(),
    memberId,
    kind: 'social-linked',
    details: { provider: 'kakao', subject: secret.subject },
    tokenHash: secret.tokenHash,
    happenedAt: now,
    expiresAt: new Date(now.getTime() + 30 * day * 1000),
  })
  const inquiry = {
    name: 'Kim Haneul',
    affiliation: 'Gongbang College',
    category: 'service',
    email: 'haneul@mail.example',
    phone: '01023450142',
    title: 'Forty students',
    content: 'How do we pay?',
    locale: 'en',
    requestHash: secret.requestHash,
    consentedAt: now,
    submittedAt: now,
  } as const
  // The second one names this member's address, but was written by somebody else.
  const sent = await db
    .insert(inquiries)
    .values([inquiry, { ...inquiry, name: 'Mistyped Stranger', phone: '01077776666' }])
    .returning()
  for (const { id } of sent) {
    await db
      .insert(complaintRecords)
      .values({ inquiryId: id, idempotencyKey: randomUUID(), category: 'service', submittedAt: now })
  }
  await db.insert(certificates).values({
    id: randomUUID(),
    memberId,
    courseIdx: 102,
    number: 'PC-20261121-7QK2M9XD',
    name: 'Kim Haneul',
    title: { ko: '상처 관리', en: 'Wound care' },
    lessons: 12,
    completedOn: '2026-11-19',
    issuedOn: '2026-11-20',
    linkId: randomUUID(),
  })
  await db.insert(inquiryAnswers).values({
    inquiryId: 77_001,
    memberId,
    category: 'refund',
    submittedAt: now,
    answeredAt: now,
    answer: 'Within 7 days.',
  })
  await db.insert(deliveryAddresses).values({
    id: randomUUID(),
    memberId,
    name: 'School',
    postcode: '06236',
    address: '테헤란로 2',
    addressDetail: '3층',
    isDefault: true,
    addedAt: now,
  })
  const paid = await order(shop, buying, [monthPass])
  // Five minutes later, so that a mix-up of the two times shows.
  shop.pass(5 * minute)
  await confirm(buying, (await answerWindow(buying, paid, 'approve', 'transfer')).address)
  const body = { type: 'personal' as const, number: '01023450142' }
  await browser.call(requestCashReceipt, `/v1/member/my/order/${paid}/cash-receipt`, { token, body })
  await db.insert(finishedLessons).values({ memberId, courseIdx: 101, lesson: 1, finishedAt: now })
  await db.insert(reviews).values({ memberId, courseIdx: 101, rating: 4, text: 'Clear and calm', writtenAt: now })
  return { buying, paid, inquiry: sent[0]?.id }
}

describe('the files', async () => {
  const stranger = await signInBuyer(shop, { name: 'Other Member', email: 'other@mail.example' })
  const strangersOrder = await order(shop, stranger)
  const at = { memberId: stranger.memberId, agreedAt: clock.now() }
  await db.insert(consents).values({ ...at, id: randomUUID(), kind: 'collection', edition: '2024' })
  await db
    .insert(guardianConsents)
    .values({ ...at, personHash: 'other', name: '', phone: '', relation: 'father', edition: '2024' })
  await db
    .insert(reviews)
    .values({ ...at, courseIdx: 101, rating: 1, text: 'Review of a stranger', writtenAt: clock.now() })
  await db.insert(socialAccounts).values({
    id: randomUUID(),
    memberId: stranger.memberId,
    provider: 'naver',
    subject: 'stranger',
    linkedAt: clock.now(),
  })
  await db.insert(accountChanges).values({
    id: randomUUID(),
    memberId: stranger.memberId,
    kind: 'social-linked',
    details: { provider: 'naver', subject: 'stranger' },
    tokenHash: 'stranger',
    happenedAt: clock.now(),
    expiresAt: new Date(clock.now().getTime() + 30 * day * 1000),
  })
  const { buying, paid, inquiry } = await memberWithEverything()
  const requested = await request(buying)
  await prepare()
  // Three in the morning in Korea, when the order was placed, and five minutes later, when it was paid.
  const start = '2026-11-20T18:00:00.000Z'
  const now = '2026-11-20T18:05:00.000Z'
  const json = await (await download(buying, 'json')).text()
  const data = v.parse(v.record(v.string(), v.unknown()), JSON.parse(json))

  test('are requested first, then prepared, and ready for 24 hours with one mail that holds no secret', async () => {
    expect(requested).toEqual({ status: 'requested', percent: 0, expires_at: null })
    const expires = '2026-11-21T18:05:00.000Z'
    expect(await stateOf(buying)).toEqual({ status: 'ready', percent: 100, expires_at: expires })
    const mails = await mailsTo(buying)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ recipient: 'Haneul@mail.example', expiresAt: new Date(expires) })
    expect(mails[0]?.content).toEqual({
      locale: 'en',
      subject: 'Your data files are ready',
      heading: 'Kim Haneul, your data files are ready',
      before: ['You can download them on My page until 22 Nov 2026, 03:05 (Korea time). After that, we delete them.'],
      button: { label: 'Open My page', address: '/mypage' },
      after: ['If you didn’t request them, change your password and log out on all devices on My page.'],
    })
  })

  test('hold every kind of data of the member, in this order', () => {
    expect(Object.keys(data)).toEqual([
      'exported_at',
      'profile',
      'address',
      'delivery_addresses',
      'consents',
      'guardian_consent',
      'social_accounts',
      'devices',
      'courses',
      'certificates',
      'inquiries',
      'inquiry_answers',
      'basket',
      'saved_courses',
      'reviews',
      'account_changes',
      'orders',
    ])
    expect(data['exported_at']).toBe(now)
    expect(data['profile']).toEqual({
      userid: 'exporter01',
      nickname: 'sky',
      username: 'Kim Haneul',
      birth: '2001-05-06',
      phone: '01023450142',
      email: 'Haneul@mail.example',
      recv_sms: false,
      recv_email: true,
      type: 'IDV',
      group: null,
      belonging: {
        organization: null,
        clno: '20260001',
        scnm: 'Gongbang College',
        colg: null,
        dept: null,
        major: null,
      },
      is_dit_vrf: true,
      created_at: '2026-11-21',
      status: 'active',
      restricted_until: null,
    })
    expect(data['consents']).toEqual([
      {
        kind: 'marketing_sms',
        edition: '2025',
        agreed_at: '2025-01-02T03:00:00.000Z',
        withdrawn_at: '2025-02-03T03:00:00.000Z',
      },
      { kind: 'terms', edition: '2026', agreed_at: '2026-01-02T03:00:00.000Z', withdrawn_at: null },
    ])
    expect(data['guardian_consent']).toEqual({
      relation: 'mother',
      edition: '2025',
      agreed_at: '2025-01-02T03:00:00.000Z',
    })
    expect(data['address']).toEqual({
      postcode: '04799',
      address: '서울 성동구 아차산로 104',
      address_detail: '1203호',
      delivery: null,
    })
    expect(data['delivery_addresses']).toEqual([
      { name: 'School', postcode: '06236', address: '테헤란로 2', address_detail: '3층', is_default: true },
    ])
    expect(data['inquiry_answers']).toEqual([
      { inquiry_id: 77_001, category: 'refund', submitted_at: start, answered_at: start, answer: 'Within 7 days.' },
    ])
    expect(data['social_accounts']).toEqual([{ provider: 'kakao', linked_at: start }])
    // Of the first login, and of the one before the request.
    const device = { browser: 'other', system: 'other' }
    expect(data['devices']).toEqual([
      { ...device, started_at: start, last_used_at: start },
      { ...device, started_at: now, last_used_at: now },
    ])
    expect(data['courses']).toMatchObject([
      { course: 101, access: 'running', from: '2026-11-21', lessons: 8, done: 1, next: 2 },
    ])
    expect(data['certificates']).toEqual([
      {
        number: 'PC-20261121-7QK2M9XD',
        course: 102,
        title: 'Wound care',
        name: 'Kim Haneul',
        completed_on: '2026-11-19',
        issued_on: '2026-11-20',
        is_public: true,
        revoked_at: null,
        is_name_stated: false,
      },
    ])
    expect(data['inquiries']).toEqual([
      {
        inquiry_id: inquiry,
        category: 'service',
        name: 'Kim Haneul',
        affiliation: 'Gongbang College',
        email: 'haneul@mail.example',
        phone: '01023450142',
        title: 'Forty students',
        content: 'How do we pay?',
        submitted_at: start,
      },
    ])
    expect(data['reviews']).toMatchObject([
      { course: 101, rating: 4, text: 'Clear and calm', written_at: start, edited_at: null, is_hidden: false },
    ])
    expect(data['account_changes']).toEqual([
      {
        kind: 'social-linked',
        provider: 'kakao',
        happened_at: start,
        expires_at: '2026-12-20T18:00:00.000Z',
        undone_at: null,
      },
    ])
    expect(data['orders']).toMatchObject([
      {
        order_number: paid,
        status: 'paid',
        ordered_at: start,
        total_amt: 20_000,
        items: [{ course: 101, quantity: 1, total_amt: 20_000, from: '2026-11-21' }],
        payments: [{ status: 'paid', method: 'transfer', amt: 20_000, approved_at: now }],
        refunds: [],
        cash_receipt: { type: 'personal', number: '*******0142', status: 'issued' },
      },
    ])
  })

  test('hold no hash, secret or key, and nothing about other people', () => {
    for (const value of [
      ...Object.values(secret),
      'Mistyped Stranger',
      '01077776666',
      'Other Member',
      strangersOrder,
    ]) {
      expect(json).not.toContain(value)
    }
    expect(json).not.toMatch(/hash|token|ticket|password|subject|provider_?key|secret|argon2/i)
  })

  test('are a table of the order lines in the language of the request, for spreadsheets', async () => {
    const response = await download(buying, 'csv')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition':
        'attachment; filename="shop-orders-2026-11-21.csv"; filename*=UTF-8\'\'shop-orders-2026-11-21.csv',
      'cache-control': 'private, no-store',
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [header, line, end] = bytes.subarray(3).toString().split('\r\n')
    expect(header).toBe(
      'Order number,Ordered at (Korea time),Status,Item,Option,Months,Quantity,Regular price (won),Price (won),Delivery (won),Refunded,Payment method,Paid at (Korea time),First day,Last day,Seller,Business registration number',
    )
    expect(line).toMatch(new RegExp(`^${paid},2026-11-21 03:00,Paid,"IV ""insertion"" <hands on>",`))
    expect(line).toMatch(
      /,1,\d+,20000,0,No,Account transfer,2026-11-21 03:05,2026-11-21,2026-12-\d\d,Practicum Inc\.,123-45-67891$/,
    )
    expect(end).toBe('')
  })

  test('keep a name that looks like a formula from running in a spreadsheet', async () => {
    const own = await signInBuyer(shop)
    const number = await order(shop, own)
    const name = { ko: '=cmd|"/c calc"!A1', en: '+1' }
    await db.update(orderItems).set({ name }).where(eq(orderItems.orderNumber, number))
    await request(own, 'ko')
    await prepare()
    const [header, line] = (await (await download(own, 'csv')).text()).split('\r\n')
    expect(header).toMatch(/^\uFEFF?주문번호,/)
    expect(line).toContain(`,결제 전,"'=cmd|""/c calc""!A1",`)
  })

  test('hold the objection of a member whose phone number is unknown, and no inquiry of others', async () => {
    const own = await signInBuyer(shop, { phone: null })
    const at = { consentedAt: clock.now(), submittedAt: clock.now() }
    const texts = { title: 'Objection', content: 'It was not me.', affiliation: '', phone: '', requestHash: '' }
    const [sent] = await db
      .insert(inquiries)
      .values({ ...at, ...texts, memberId: own.memberId, name: '', category: 'account', email: '', locale: 'en' })
      .returning()
    await request(own)
    await prepare()
    const { inquiries: exported } = v.parse(
      v.object({ inquiries: v.array(v.object({ inquiry_id: v.number() })) }),
      await (await download(own, 'json')).json(),
    )
    expect(exported).toEqual([{ inquiry_id: sent?.id }])
  })

  test('hold every order of a member with more than two pages of them', async () => {
    const own = await signInBuyer(shop)
    const [first] = await db
      .select()
      .from(orders)
      .where(eq(orders.number, await order(shop, own)))
    if (!first) throw new Error('it was ordered')
    const others = Array.from({ length: 120 }, (_, index) => ({ ...first, number: `20250101-${1000 + index}` }))
    await db.insert(orders).values(others)
    await request(own)
    await prepare()
    const { orders: exported } = v.parse(
      v.object({ orders: v.array(v.object({ order_number: v.string() })) }),
      await (await download(own, 'json')).json(),
    )
    const numbers = exported.map(({ order_number }) => order_number)
    expect(numbers).toEqual([...others.map(({ number }) => number), first.number])
  })
})

describe('who may have them', () => {
  test('another member has none of them', async () => {
    const own = await signInBuyer(shop)
    await request(own)
    await prepare()
    const stranger = await signInBuyer(shop)
    expect(await stateOf(stranger)).toMatchObject({ status: 'none' })
    expect((await download(stranger, 'json')).status).toBe(404)
    expect((await download(own, 'json')).status).toBe(200)
  })

  test('an ended session has none of them', async () => {
    const own = await signInBuyer(shop)
    await request(own)
    await prepare()
    const token = await tokenOf(own)
    await own.browser.call(closeSession, closeSession.path, { token, body: { everywhere: true } })
    for (const path of [address, `${address}/file?format=json`, `${address}/file?format=csv`]) {
      expect((await own.browser.expectError('GET', path, { token })).code).toBe('PR10001400')
    }
    expect((await own.browser.expectError('POST', address, { token })).code).toBe('PR10001400')
  })

  test('a member whose login is minutes old confirms it first', async () => {
    const browser = shop.browser()
    const member = await addMember(shop)
    const { access_token: token } = await signIn(shop, browser, member)
    shop.pass(sessionLimits.freshSeconds - 1)
    await browser.call(requestDataExport, address, { token })
    shop.pass(1)
    expect((await browser.expectError('POST', address, { token })).code).toBe('PR20006403')
    // A thief of the token lacks the cookie of the browser.
    const thief = (await signIn(shop, shop.browser(), member)).access_token
    expect((await shop.browser().expectError('POST', address, { token: thief })).code).toBe('PR20006403')
  })

  test('the files that are ready need the same confirmation', async () => {
    const own = await signInBuyer(shop)
    await request(own)
    await prepare()
    const token = await tokenOf(own)
    for (const path of [`${address}/file?format=json`, `${address}/file?format=csv`]) {
      // A thief of the token lacks the cookie of the browser.
      expect((await shop.browser().expectError('GET', path, { token })).code).toBe('PR20006403')
    }
    shop.pass(sessionLimits.freshSeconds - 1)
    expect((await own.browser.request('GET', `${address}/file?format=json`, { token })).status).toBe(200)
    shop.pass(1)
    expect((await own.browser.expectError('GET', `${address}/file?format=json`, { token })).code).toBe('PR20006403')
  })

  test('nobody has a format that there is not, or a file before it is ready', async () => {
    const own = await signInBuyer(shop)
    expect((await download(own, 'xml')).status).toBe(400)
    expect((await download(own, 'json')).status).toBe(404)
    await request(own)
    expect((await download(own, 'json')).status).toBe(404)
    await prepare()
  })
})

describe('how often and how long', () => {
  test('one export runs at a time: a second request is answered by it and does not count', async () => {
    const own = await signInBuyer(shop)
    await Promise.all([request(own), request(own), request(own), request(own)])
    for (let count = 0; count < 3; count++) await request(own)
    await prepare()
    expect(await mailsTo(own)).toHaveLength(1)
    const first = await rowOf(own)
    // A finished one is replaced.
    expect((await request(own)).status).toBe('requested')
    expect((await rowOf(own))?.id).not.toBe(first?.id)
    expect(await rowOf(own)).toMatchObject({ json: null, csv: null })
    await prepare()
    expect(await mailsTo(own)).toHaveLength(2)
  })

  test('an export that runs for another member is not taken for the own one', async () => {
    const [own, other] = [await signInBuyer(shop), await signInBuyer(shop)]
    await request(other)
    await request(own)
    expect(await rowOf(own)).toMatchObject({ status: 'requested' })
    await prepare()
    expect(await mailsTo(own)).toHaveLength(1)
  })

  test('three a day: the fourth says when the first one is 24 hours old', async () => {
    const own = await signInBuyer(shop)
    for (let count = 0; count < 3; count++) {
      await request(own)
      await prepare()
      shop.pass(minute)
    }
    const refused = await own.browser.expectError('POST', address, { token: await tokenOf(own) })
    expect([refused.code, refused.response.headers.get('Retry-After')]).toEqual([
      'PR50003429',
      String(day - 3 * minute),
    ])
    expect(await stateOf(own)).toMatchObject({ status: 'ready' })
    shop.pass(day - 3 * minute)
    expect((await request(own)).status).toBe('requested')
    await prepare()
  })

  test('the files are there a minute before 24 hours, and deleted a minute after', async () => {
    const own = await signInBuyer(shop)
    await request(own)
    shop.pass(10 * minute)
    await prepare()
    shop.pass(day - minute)
    await deleteExpired(db, clock)
    expect((await download(own, 'json')).status).toBe(200)
    expect((await download(own, 'csv')).status).toBe(200)
    shop.pass(2 * minute)
    // Refused even before the cleanup runs.
    expect((await download(own, 'json')).status).toBe(404)
    expect(await stateOf(own)).toEqual({ status: 'none', percent: 0, expires_at: null })
    expect(await rowOf(own)).toBeDefined()
    await deleteExpired(db, clock)
    expect(await rowOf(own)).toBeUndefined()
  })

  test('the erasure of a member deletes them', async () => {
    const own = await signInBuyer(shop)
    await request(own)
    await prepare()
    const [member] = await db.select().from(members).where(eq(members.id, own.memberId))
    if (!member) throw new Error('it was added')
    await transact(db, (tx) => eraseMember(tx, member, { now: clock.now(), userid: 'former:exported' }))
    expect(await rowOf(own)).toBeUndefined()
  })
})

describe('prepareDataExports', () => {
  /** A member with a running course, about which the learning system is asked in the middle of the export. */
  async function learner() {
    const own = await signInBuyer(shop)
    await paidOrder(shop, own)
    await request(own)
    return own
  }

  test('writes its progress, and leaves an export to the next process when the shop stops', async () => {
    const own = await learner()
    const stopping = new AbortController()
    let shown: unknown
    const learning = learningThat(async () => {
      shown = await stateOf(own)
      stopping.abort()
    })
    await prepare({ providers: learning, signal: stopping.signal })
    expect(shown).toEqual({ status: 'preparing', percent: 43, expires_at: null })
    expect(await stateOf(own)).toMatchObject({ status: 'preparing' })
    expect(await mailsTo(own)).toEqual([])
    await prepare()
    expect(await stateOf(own)).toMatchObject({ status: 'ready', percent: 100 })
    expect(await mailsTo(own)).toHaveLength(1)
  })

  test('changes nothing of the export of another member', async () => {
    const other = await learner()
    await prepare()
    const own = await learner()
    let shown: unknown
    const learning = learningThat(async () => {
      shown = await stateOf(other)
    })
    await prepare({ providers: learning })
    expect(shown).toMatchObject({ status: 'ready', percent: 100 })
    expect(await stateOf(own)).toMatchObject({ status: 'ready' })
  })

  test('takes an export up again a minute after its process was killed', async () => {
    const own = await learner()
    await prepare({
      providers: learningThat(() => {
        throw new Error('killed')
      }),
    })
    shop.pass(minute - 1)
    await prepare()
    expect(await stateOf(own)).toMatchObject({ status: 'preparing' })
    shop.pass(1)
    await prepare()
    expect(await stateOf(own)).toMatchObject({ status: 'ready' })
    expect(await mailsTo(own)).toHaveLength(1)
  })

  test('begins at 0 percent when it takes an export up again', async () => {
    const own = await learner()
    const killed = () => {
      throw new Error('killed')
    }
    await prepare({ providers: learningThat(killed) })
    expect((await stateOf(own)).percent).toBeGreaterThan(0)
    shop.pass(minute)
    // The time is read for the claim, and then as soon as the data is read.
    const stopsAfterClaim = vi.fn<() => Date>(killed).mockImplementationOnce(() => clock.now())
    await expect(prepare({ clock: { ...clock, now: stopsAfterClaim } })).rejects.toThrow('killed')
    expect(await stateOf(own)).toMatchObject({ status: 'preparing', percent: 0 })
  })

  test('finishes once when a process goes on after another one has taken the export up', async () => {
    const own = await learner()
    let isFirst = true
    const learning = learningThat(async () => {
      if (!isFirst) return
      isFirst = false
      shop.pass(minute)
      await prepare()
    })
    await prepare({ providers: learning })
    expect(await stateOf(own)).toMatchObject({ status: 'ready' })
    expect(await mailsTo(own)).toHaveLength(1)
  })

  test('gives an export up after five attempts, and it can be requested again', async () => {
    const own = await learner()
    const failing = learningThat(() => {
      throw new Error('always')
    })
    for (let attempt = 1; attempt <= 5; attempt++) {
      await prepare({ providers: failing })
      expect(await stateOf(own)).toMatchObject({ status: 'preparing' })
      shop.pass(minute)
    }
    await prepare({ providers: failing })
    expect(await stateOf(own)).toMatchObject({ status: 'failed', expires_at: null })
    expect((await request(own)).status).toBe('requested')
    await prepare()
    expect(await stateOf(own)).toMatchObject({ status: 'ready' })
  })

  test('prepares nothing for a member who has left meanwhile', async () => {
    const own = await signInBuyer(shop)
    await request(own)
    await db.update(members).set({ status: 'withdrawal_requested' }).where(eq(members.id, own.memberId))
    await prepare()
    expect(await rowOf(own)).toBeUndefined()
    expect(await mailsTo(own)).toEqual([])
  })
})
