import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { dataExport } from '#contract/accounts/data-export.ts'
import { membership, objectToRestriction } from '#contract/accounts/membership.ts'
import { approvalList, approveRequest } from '#contract/desk/approvals.ts'
import {
  answerObjection,
  endSession,
  endSessions,
  exportMember,
  memberDetail,
  memberList,
  recordObjection,
  restoreMember,
  restrictMember,
  terminateMember,
} from '#contract/desk/members.ts'
import { agePasskeys, deskOf, logIn } from '#tests/support/server/desk.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { addMember, signIn, type TestMember } from '#tests/support/server/members.ts'
import { paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { messagesTo } from '#tests/support/server/outbox.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { dataExports } from '../db/schema/data-exports.ts'
import { guardianConsents, members } from '../db/schema/members.ts'
import { operatorRecords } from '../db/schema/operator.ts'
import { sendMessages } from '../jobs/send-messages.ts'
import { sandboxLearning } from '../sandbox/learning/records.ts'

const shop = await sampleShop()
const { services } = shop
const { db, clock } = services
const desk = deskOf(shop)
const list = '/v1/desk/member'

const support = await desk.operator('Han Byeol', ['support'])
const viewer = await desk.operator('Yun Seo', ['viewer'])
const money = await desk.operator('Park Jun', ['money'])
await agePasskeys(shop)

beforeEach(async () => {
  shop.pass(1)
  for (const { browser, passkey } of [support, viewer, money]) await logIn(browser, passkey)
})

const pathOf = ({ id }: Pick<TestMember, 'id'>) => `${list}/${id}`
const show = async (member: Pick<TestMember, 'id'>, { browser } = support) =>
  (await browser.call(memberDetail, pathOf(member))).content
const find = async (query: string, { browser } = support) =>
  (await browser.call(memberList, `${list}?${query}`)).content.map(({ userid }) => userid)

/** Acts about a member, without looks at the page. */
async function actsAbout({ id }: Pick<TestMember, 'id'>) {
  const ofMember = eq(operatorRecords.subject, id)
  const rows = await db.select().from(operatorRecords).where(ofMember).orderBy(operatorRecords.position)
  return rows
    .filter(({ act }) => act !== 'read-member')
    .map(({ operator, act, details }) => ({ operator, act, details }))
}

async function mailsTo(member: TestMember): Promise<string[]> {
  await sendMessages({ ...services, log: watchedLog().log })
  return (await messagesTo(shop, `${member.userid}@shop.example`)).map(({ purpose }) => purpose)
}

const fraud = { cause: 'fraud', reason: 'Paid with a stolen card' } as const

describe('the list', () => {
  test.each([
    ['the ID', 'BEFOUND'],
    ['the beginning of the ID', 'befou'],
    ['the name', '고래밥'],
    ['the given name', '래밥'],
    ['the middle of the name', '래'],
    ['the name with a space', '고 래밥'],
    ['the name as single letters', '\u1100\u1169\u1105\u1162\u1107\u1161\u11B8'],
    ['the phone number with its country code', '+82 10-8642-9753'],
    ['the email address', 'Whale@'],
    ['the last digits of the phone number', '9753'],
    ['the phone number with hyphens', '010-8642-9753'],
  ])('finds a member by %s', async (_, term) => {
    const special = { name: '고래밥', email: 'whale@sea.example', phone: '01086429753' }
    const known = await db.select().from(members).where(eq(members.userid, 'befound1'))
    if (known.length === 0) await addMember(shop, { userid: 'befound1', ...special })
    expect(await find(`search=${encodeURIComponent(term)}`)).toEqual(['befound1'])
  })

  test('takes % and _ as they are, and finds nothing by three digits', async () => {
    expect(await find('search=%25')).toEqual([])
    expect(await find('search=_efound1')).toEqual([])
    expect(await find('search=753')).toEqual([])
  })

  test('finds an English name by its second word', async () => {
    const { userid } = await addMember(shop, { name: 'Ada Lovelace' })
    expect(await find('search=lovel')).toEqual([userid])
    expect(await find('search=ADA%20LOVE')).toEqual([userid])
  })

  test('shows the latest first, by status and Korean days, in pages', async () => {
    const at = (moment: string) => ({ registeredAt: new Date(moment), status: 'terminated' }) as const
    const first = await addMember(shop, at('2019-03-01T00:00:00+09:00'))
    const second = await addMember(shop, at('2019-03-02T23:59:59+09:00'))
    await addMember(shop, at('2019-03-03T00:00:00+09:00'))
    await addMember(shop, { ...at('2019-03-01T12:00:00+09:00'), status: 'active' })
    const wanted = 'status=terminated&registered_from=2019-03-01&registered_until=2019-03-02'
    expect(await find(wanted)).toEqual([second.userid, first.userid])
    expect(await find(`${wanted}&page_size=1&page_index=2`)).toEqual([first.userid])
    const { page_info } = await support.browser.call(memberList, `${list}?${wanted}&page_size=1`)
    expect(page_info).toMatchObject({ total_pages: 2, total_size: 2 })
  })

  test('masks names for a viewer, without contacts, and finds by ID alone', async () => {
    const { userid } = await addMember(shop, { name: '홍길동', phone: '01024681357', email: 'gildong@shop.example' })
    const { content } = await viewer.browser.call(memberList, `${list}?search=${userid}`)
    expect(content).toMatchObject([{ userid, name: '홍○동', email: null, phone: null }])
    for (const term of ['홍길동', '길동', '24681357', 'gildong'])
      expect(await find(`search=${encodeURIComponent(term)}`, viewer)).toEqual([])
  })
})

describe('the page of a member', () => {
  test('shows profile, guardian, orders, courses with progress, and sessions', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying)
    const finished = [{ number: 1, at: clock.now().toISOString() }]
    await sandboxLearning(services).put(buying.memberId, 101, { isAway: false, lessons: finished })
    await buying.browser.request('GET', '/v1/member/my/course', { token: buying.token })
    const agreedAt = new Date('2026-01-05T00:00:00Z')
    await db.insert(guardianConsents).values({
      memberId: buying.memberId,
      personHash: 'hash',
      name: '홍판서',
      phone: '01011112222',
      relation: 'father',
      edition: '1',
      agreedAt,
    })
    const shown = await show({ id: buying.memberId })
    expect(shown).toMatchObject({
      status: 'active',
      sanction: null,
      withdrawal: null,
      termination_waits: false,
      profile: {
        locale: 'en',
        guardian: { name: '홍판서', phone: '01011112222', relation: 'father', agreed_at: agreedAt.toISOString() },
      },
      orders: [{ number, status: 'paid' }],
      orders_total: 1,
      courses: [{ course: 101, order_number: number, revoked_at: null, lessons: 8 }],
    })
    expect(shown.sessions).toHaveLength(1)
    expect(JSON.stringify(shown)).not.toMatch(/argon|hash/i)
  })

  test('is recorded when personal data was read', async () => {
    const member = await addMember(shop)
    await show(member)
    await show(member, viewer)
    const rows = await db.select().from(operatorRecords).where(eq(operatorRecords.subject, member.id))
    expect(rows).toMatchObject([{ operator: 'Han Byeol', act: 'read-member', network: '203.0.113.9', details: null }])
  })

  test('shows a viewer no profile and a masked name', async () => {
    const member = await addMember(shop, { name: '홍길동' })
    expect(await show(member, viewer)).toMatchObject({ name: '홍○동', profile: null })
    expect(JSON.stringify(await show(member, viewer))).not.toContain('shop.example')
  })

  test('answers an unknown member with 404', async () => {
    const reply = await support.browser.expectError('GET', `${list}/00000000-0000-4000-8000-000000000000`)
    expect(reply.code).toBe('PR10004404')
  })
})

describe('a restriction', () => {
  test('holds through its last Korean day, is mailed and recorded', async () => {
    const member = await addMember(shop)
    const body = { ...fraud, until: '2030-01-31' }
    await support.browser.call(restrictMember, `${pathOf(member)}/restriction`, { body })
    const { status, sanction, profile } = await show(member)
    expect(status).toBe('restricted')
    expect(sanction).toMatchObject({ cause: 'fraud', until: '2030-01-31T14:59:59.999Z', objected_at: null })
    expect(profile?.acts).toMatchObject([{ operator: 'Han Byeol', act: 'restrict-member' }])
    expect(await mailsTo(member)).toEqual(['membership-restricted'])
    expect(await actsAbout(member)).toEqual([
      {
        operator: 'Han Byeol',
        act: 'restrict-member',
        details: { userid: member.userid, before: 'active', ...fraud, until: '2030-01-31T14:59:59.999Z' },
      },
    ])
    expect((await support.browser.expectError('POST', `${pathOf(member)}/restriction`, { body })).code).toBe(
      'PR60303409',
    )
  })

  test('ends with a restoration', async () => {
    const member = await addMember(shop)
    await support.browser.call(restrictMember, `${pathOf(member)}/restriction`, { body: { ...fraud, until: null } })
    const body = { reason: 'A mistake' }
    await support.browser.call(restoreMember, `${pathOf(member)}/restoration`, { body })
    expect(await show(member)).toMatchObject({ status: 'active', sanction: null })
    expect((await support.browser.expectError('POST', `${pathOf(member)}/restoration`, { body })).code).toBe(
      'PR60304409',
    )
  })

  test('needs a day to come, and a member who has not left', async () => {
    const member = await addMember(shop)
    const path = `${pathOf(member)}/restriction`
    const past = await support.browser.expectError('POST', path, { body: { ...fraud, until: '2026-01-01' } })
    expect([past.code, past.content.field]).toEqual(['PR10002400', 'until'])
    const gone = await addMember(shop, { status: 'withdrawn' })
    const body = { ...fraud, until: null }
    expect((await support.browser.expectError('POST', `${pathOf(gone)}/restriction`, { body })).code).toBe('PR60302409')
    expect(await actsAbout(member)).toEqual([])
  })
})

describe('a termination', () => {
  test('waits for a second operator', async () => {
    const member = await addMember(shop)
    const path = `${pathOf(member)}/termination`
    await support.browser.call(terminateMember, path, { body: fraud })
    expect(await show(member)).toMatchObject({ status: 'active', termination_waits: true })
    expect((await support.browser.expectError('POST', path, { body: fraud })).code).toBe('PR60101409')
    const waiting = (await money.browser.call(approvalList, '/v1/desk/approval')).content
    const asked = waiting.find((each) => each.kind === 'terminate-member' && each.userid === member.userid)
    await money.browser.call(approveRequest, `/v1/desk/approval/${asked?.id}/approve`)
    expect(await show(member)).toMatchObject({ status: 'terminated', termination_waits: false })
    expect((await actsAbout(member)).map(({ operator, act }) => [operator, act])).toEqual([
      ['Han Byeol', 'ask-approval'],
      ['Park Jun', 'approve-request'],
      ['Park Jun', 'terminate-member'],
    ])
    expect((await support.browser.expectError('POST', path, { body: fraud })).code).toBe('PR60301409')
  })
})

describe('an objection', () => {
  const answer = { answer: 'We looked into it.\nThe card was stolen.' }

  async function restricted() {
    const member = await addMember(shop)
    await support.browser.call(restrictMember, `${pathOf(member)}/restriction`, { body: { ...fraud, until: null } })
    return member
  }
  const byPhone = (member: TestMember) =>
    support.browser.call(recordObjection, `${pathOf(member)}/objection`, { body: { reason: 'Called at noon' } })
  const decide = (member: TestMember, decision: 'upheld' | 'refused') =>
    support.browser.call(answerObjection, `${pathOf(member)}/objection/answer`, { body: { decision, ...answer } })

  test('by telephone has 15 days, and is refused by a mail', async () => {
    const member = await restricted()
    await byPhone(member)
    const objectedAt = clock.now()
    const { sanction } = await show(member)
    expect(sanction).toMatchObject({ objected_at: objectedAt.toISOString(), answered_at: null, inquiry: null })
    const days = (Date.parse(sanction?.answer_until ?? '') - objectedAt.getTime()) / 86_400_000
    expect(Math.floor(days)).toBe(15)
    await decide(member, 'refused')
    expect((await show(member)).sanction).toMatchObject({
      answer_until: null,
      answered_at: clock.now().toISOString(),
    })
    expect((await mailsTo(member)).toSorted()).toEqual(['membership-restricted', 'objection-refused'])
    expect((await actsAbout(member)).at(-1)).toMatchObject({
      act: 'answer-objection',
      details: { decision: 'refused', reason: answer.answer, before: 'restricted' },
    })
    const browser = shop.browser()
    const { access_token: token } = await signIn(shop, browser, member)
    const own = (await browser.call(membership, '/v1/member/my/membership', { token })).content.restriction
    expect(own?.answered_at).toBe(clock.now().toISOString())
  })

  test('in the own words of a member is answered by the mail to the inquiry', async () => {
    const member = await restricted()
    const browser = shop.browser()
    const { access_token: token } = await signIn(shop, browser, member)
    const sent = { token, body: { content: 'The card was my own.' } }
    await browser.call(objectToRestriction, '/v1/member/my/membership/objection', sent)
    expect((await show(member)).sanction?.inquiry).toBeTypeOf('number')
    await decide(member, 'upheld')
    expect(await show(member)).toMatchObject({ status: 'active', sanction: null })
    expect((await mailsTo(member)).toSorted()).toEqual([
      'inquiry-answered',
      'inquiry-received',
      'membership-restored',
      'membership-restricted',
    ])
  })

  test('restores a terminated membership, until the data is deleted', async () => {
    const sanctioned = { status: 'terminated', sanctionedAt: clock.now(), sanctionCause: 'breach' } as const
    const member = await addMember(shop, sanctioned)
    await byPhone(member)
    await decide(member, 'upheld')
    expect(await show(member)).toMatchObject({ status: 'active', sanction: null })
    const erased = await addMember(shop, { ...sanctioned, objectedAt: clock.now(), erasedOn: '2026-11-01', name: '' })
    const path = `${pathOf(erased)}/objection/answer`
    const body = { decision: 'upheld', ...answer }
    expect((await support.browser.expectError('POST', path, { body })).code).toBe('PR60305409')
  })

  test('is decided by one of two operators who press at the same moment', async () => {
    const member = await restricted()
    await byPhone(member)
    const replies = await Promise.all(
      (['upheld', 'refused'] as const).map((decision) =>
        support.browser.request('POST', `${pathOf(member)}/objection/answer`, { body: { decision, ...answer } }),
      ),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await actsAbout(member)).filter(({ act }) => act === 'answer-objection')).toHaveLength(1)
  })

  test('is recorded once, and answered once', async () => {
    const member = await restricted()
    const objection = `${pathOf(member)}/objection`
    const body = { decision: 'refused', ...answer }
    expect((await support.browser.expectError('POST', `${objection}/answer`, { body })).code).toBe('PR60307409')
    await byPhone(member)
    const again = await support.browser.expectError('POST', objection, { body: { reason: 'Called again' } })
    expect(again.code).toBe('PR60306409')
    await decide(member, 'refused')
    expect((await support.browser.expectError('POST', `${objection}/answer`, { body })).code).toBe('PR60307409')
    const nobody = await addMember(shop)
    const nothing = await support.browser.expectError('POST', `${pathOf(nobody)}/objection`, {
      body: { reason: 'Called' },
    })
    expect(nothing.code).toBe('PR20010409')
  })
})

describe('sessions', () => {
  test('end one by one, or all at once', async () => {
    const member = await addMember(shop)
    const browsers = [shop.browser(), shop.browser(), shop.browser()]
    const tokens: string[] = []
    for (const browser of browsers) tokens.push((await signIn(shop, browser, member)).access_token)
    const isIn = () =>
      Promise.all(
        browsers.map(async (browser, index) => {
          const token = tokens[index] ?? ''
          return (await browser.request('GET', '/v1/member/my/membership', { token })).ok
        }),
      )
    expect(await isIn()).toEqual([true, true, true])
    const { sessions } = await show(member)
    expect(sessions).toHaveLength(3)
    const one = `${pathOf(member)}/session/${sessions[0]?.id}`
    await support.browser.call(endSession, one)
    expect((await isIn()).filter(Boolean)).toHaveLength(2)
    expect((await support.browser.expectError('DELETE', one)).code).toBe('PR10004404')
    await support.browser.call(endSessions, `${pathOf(member)}/session`)
    expect(await isIn()).toEqual([false, false, false])
    expect(await actsAbout(member)).toMatchObject([
      { act: 'end-sessions', details: { sessions: 1 } },
      { act: 'end-sessions', details: { sessions: 2 } },
    ])
  })

  test('of another member stay', async () => {
    const [member, other] = [await addMember(shop), await addMember(shop)]
    await signIn(shop, shop.browser(), other)
    const [session] = (await show(other)).sessions
    const foreign = `${pathOf(member)}/session/${session?.id}`
    expect((await support.browser.expectError('DELETE', foreign)).code).toBe('PR10004404')
    await support.browser.call(endSessions, `${pathOf(member)}/session`)
    expect((await show(other)).sessions).toHaveLength(1)
  })
})

describe("an export of a member's data", () => {
  test('is prepared for the member, and recorded', async () => {
    const member = await addMember(shop)
    const body = { reason: 'Asked by telephone' }
    await support.browser.call(exportMember, `${pathOf(member)}/data-export`, { body })
    await support.browser.call(exportMember, `${pathOf(member)}/data-export`, { body })
    const rows = await db.select().from(dataExports).where(eq(dataExports.memberId, member.id))
    expect(rows).toMatchObject([{ status: 'requested', locale: 'ko' }])
    const browser = shop.browser()
    const { access_token: token } = await signIn(shop, browser, member)
    const own = await browser.call(dataExport, '/v1/member/my/data-export', { token })
    expect(own.content.status).toBe('requested')
    expect(await actsAbout(member)).toMatchObject([
      { act: 'export-member', details: { reason: 'Asked by telephone' } },
      { act: 'export-member' },
    ])
  })

  test('is refused for a member who cannot log in', async () => {
    const member = await addMember(shop, { status: 'terminated' })
    const body = { reason: 'Asked by telephone' }
    const reply = await support.browser.expectError('POST', `${pathOf(member)}/data-export`, { body })
    expect(reply.code).toBe('PR60302409')
  })
})
