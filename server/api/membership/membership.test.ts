import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  membership,
  objectToRestriction,
  objectToTermination,
  terminatedMembership,
} from '#contract/accounts/membership.ts'
import { inquiries } from '#server/db/schema/inquiries.ts'
import { members } from '#server/db/schema/members.ts'
import { outboxMessages } from '#server/db/schema/messages.ts'
import { membershipLinks } from '#server/db/schema/sign-in.ts'
import { mailContentSchema } from '#server/lib/message-content.ts'
import { showInquiry } from '#server/operator/inquiries.ts'
import { recordObjection, restoreMember, restrictMember, terminateMember } from '#server/operator/members.ts'
import { addMember, rightPassword, signIn, type TestMember } from '#tests/support/server/members.ts'
import { kim } from '#tests/support/server/operators.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const { services } = shop
const { db } = services
const address = '/v1/member/my/membership'
const act = { by: kim, reason: 'told by the bank', cause: 'fraud' } as const

const restrictionOf = async (member: TestMember) => {
  const browser = shop.browser()
  const { access_token: token } = await signIn(shop, browser, member)
  return (await browser.call(membership, address, { token })).content.restriction
}

test('a member without a restriction has none', async () => {
  expect(await restrictionOf(await addMember(shop))).toBeNull()
})

test('answers cause, dates and the two 15 days of a restriction until a moment, and none after it', async () => {
  const member = await addMember(shop)
  const now = services.clock.now()
  const until = new Date(now.getTime() + 40 * 24 * 60 * 60 * 1000)
  await restrictMember(services, member.userid, { ...act, until })
  const restriction = {
    cause: 'fraud',
    since: now.toISOString(),
    until: until.toISOString(),
    // The 15th day counts to its end in Korea.
    objection_until: '2026-12-06T14:59:59.999Z',
    objected_at: null,
    answer_until: null,
    answered_at: null,
  }
  expect(now.toISOString()).toBe('2026-11-20T18:00:00.000Z')
  expect(await restrictionOf(member)).toEqual(restriction)
  shop.pass(24 * 60 * 60)
  await recordObjection(services, member.userid, act)
  expect(await restrictionOf(member)).toEqual({
    ...restriction,
    objected_at: '2026-11-21T18:00:00.000Z',
    answer_until: '2026-12-07T14:59:59.999Z',
  })
  shop.pass(39 * 24 * 60 * 60)
  expect(await restrictionOf(member)).toBeNull()
})

test('answers a restriction for good without an end, until it is lifted, and none of another member', async () => {
  const [member, other] = [await addMember(shop), await addMember(shop)]
  await restrictMember(services, member.userid, act)
  expect(await restrictionOf(member)).toMatchObject({ cause: 'fraud', until: null })
  expect(await restrictionOf(other)).toBeNull()
  await restoreMember(services, member.userid, act)
  expect(await restrictionOf(member)).toBeNull()
})

test('keeps the words of the operator to operators', async () => {
  const member = await addMember(shop)
  await restrictMember(services, member.userid, act)
  expect(JSON.stringify(await restrictionOf(member))).not.toContain('bank')
})

describe('strangers', () => itRejectsStrangers(shop, membership, address))

const objectionAddress = '/v1/member/my/membership/objection'
const text = { content: 'The card was my own.' }

describe('an objection to a restriction', () => {
  async function restricted() {
    const member = await addMember(shop)
    await restrictMember(services, member.userid, act)
    const browser = shop.browser()
    const { access_token: token } = await signIn(shop, browser, member)
    const object = () => browser.call(objectToRestriction, objectionAddress, { token, body: text })
    return { member, browser, token, object }
  }

  test('is recorded once, as an inquiry that names its member to operators', async () => {
    await (await restricted()).object()
    const { member, object } = await restricted()
    const { content } = await object()
    expect(content.objected_at).toBe(services.clock.now().toISOString())
    expect(await restrictionOf(member)).toMatchObject(content)
    shop.pass(60)
    expect((await object()).content).toEqual(content)
    const sent = await db.select().from(inquiries).where(eq(inquiries.memberId, member.id))
    expect(sent).toHaveLength(1)
    const shown = await showInquiry(db, sent[0]?.id ?? 0)
    expect(shown).toMatchObject({ objector: member, category: 'account', content: text.content })
    await expect(recordObjection(services, member.userid, act)).rejects.toThrow(`by inquiry ${shown.id}`)
  })

  test.each([
    [{ organization: 'Han Works', scnm: 'Seongsu School' }, 'a group', 'Han Works'],
    [{ scnm: 'Seongsu School' }, 'a group', 'Seongsu School'],
    [{}, 'a group', 'a group'],
    [{}, null, ''],
  ])('says where its member belongs: %o, %s', async (belonging, group, affiliation) => {
    const { member, object } = await restricted()
    await db.update(members).set({ belonging, group, phone: '01023450142' }).where(eq(members.id, member.id))
    await object()
    const [sent] = await db.select().from(inquiries).where(eq(inquiries.memberId, member.id))
    expect(sent).toMatchObject({
      affiliation,
      phone: '01023450142',
      title: 'Objection to the restriction of my membership',
      locale: 'en',
    })
  })

  test('is possible for 15 days', async () => {
    const { member, browser } = await restricted()
    const { objection_until: until } = (await restrictionOf(member)) ?? expect.fail('there is no restriction')
    shop.pass((Date.parse(until) - services.clock.now().getTime() + 1) / 1000)
    const { access_token: token } = await signIn(shop, browser, member)
    const sent = { token, body: text }
    expect((await browser.expectError('POST', objectionAddress, sent)).code).toBe('PR20010409')
    shop.pass(-1)
    await browser.call(objectToRestriction, objectionAddress, sent)
  })

  test('needs a restriction, and a text', async () => {
    const { member, browser, token } = await restricted()
    const empty = { token, body: { content: ' ' } }
    expect((await browser.expectError('POST', objectionAddress, empty)).code).toBe('PR10002400')
    await restoreMember(services, member.userid, act)
    expect((await browser.expectError('POST', objectionAddress, { token, body: text })).code).toBe('PR20010409')
  })

  describe('of strangers', () => itRejectsStrangers(shop, objectToRestriction, objectionAddress, text))
})

describe('a terminated membership', () => {
  const page = '/v1/member/auth/membership'
  const read = (token: string) => {
    const [id = '', linkSecret = ''] = token.split('.')
    return [`${page}?id=${id}`, { linkSecret }] as const
  }
  const object = (token: string) => ({ body: { token, ...text } })

  /** A terminated member, and the token of the link in the mail about it. */
  async function terminated() {
    const member = await addMember(shop)
    await terminateMember(services, member.userid, act)
    const mails = await db.select().from(outboxMessages).where(eq(outboxMessages.memberId, member.id))
    const mail = mails.find(({ kind }) => kind === 'membership-terminated')
    const mailed = v.parse(mailContentSchema, mail?.content).button?.address.split('/membership-ended#token=')[1] ?? ''
    return { member, mailed }
  }

  /** What a login with this password is answered. */
  async function logIn({ userid }: TestMember, password: string) {
    const body = { userid, password }
    const { code, content } = await shop.browser().expectError('POST', '/v1/member/auth/login/password', { body })
    return { code, token: content.membership_token }
  }

  test('is explained by the link in its mail', async () => {
    const { mailed } = await terminated()
    expect((await shop.browser().call(terminatedMembership, ...read(mailed))).content).toMatchObject({
      cause: 'fraud',
      since: services.clock.now().toISOString(),
      objected_at: null,
    })
  })

  test('is explained to who logs in with the right password, for half an hour', async () => {
    const { member } = await terminated()
    const { code, token } = await logIn(member, rightPassword)
    expect(code).toBe('MB20004400')
    const [address, sent] = read(token ?? '')
    shop.pass(30 * 60 - 1)
    await shop.browser().call(terminatedMembership, address, sent)
    shop.pass(1)
    expect((await shop.browser().expectError('GET', address, sent)).code).toBe('PR20009404')
  })

  test('is told to nobody without the password, and by no other code', async () => {
    const { member } = await terminated()
    expect(await logIn(member, 'Wrong1!password')).toEqual({ code: 'MB20003400', token: undefined })
    const left = await addMember(shop, { status: 'withdrawn' })
    expect(await logIn(left, rightPassword)).toEqual({ code: 'MB20004400', token: undefined })
  })

  test('is objected to once, by the link', async () => {
    const { member, mailed } = await terminated()
    const call = () => shop.browser().call(objectToTermination, `${page}/objection`, object(mailed))
    const { content } = await call()
    shop.pass(60)
    expect((await call()).content).toEqual(content)
    expect((await shop.browser().call(terminatedMembership, ...read(mailed))).content).toMatchObject(content)
    const [sent, ...others] = await db.select().from(inquiries).where(eq(inquiries.memberId, member.id))
    expect(sent).toMatchObject({ title: 'Objection to the termination of my membership', phone: '' })
    expect(others).toEqual([])
  })

  test('cannot be objected to after 15 days, and is still explained', async () => {
    const { mailed } = await terminated()
    shop.pass(16 * 24 * 60 * 60)
    const refused = await shop.browser().expectError('POST', `${page}/objection`, object(mailed))
    expect(refused.code).toBe('PR20010409')
    await shop.browser().call(terminatedMembership, ...read(mailed))
  })

  test('is told by no link with another secret, of a restored member, or without a number', async () => {
    const { member, mailed } = await terminated()
    const { mailed: other } = await terminated()
    const wrong = [`${mailed}x`, '', mailed.split('.')[0] ?? '', `${other.split('.')[0]}.${mailed.split('.')[1]}`]
    for (const token of wrong) {
      expect((await shop.browser().expectError('GET', ...read(token))).code).toBe('PR20009404')
      const sent = object(token)
      expect((await shop.browser().expectError('POST', `${page}/objection`, sent)).code).toBe('PR20009404')
    }
    await db.update(members).set({ status: 'active' }).where(eq(members.id, member.id))
    expect((await shop.browser().expectError('GET', ...read(mailed))).code).toBe('PR20009404')
  })

  test('keeps no secret of its links', async () => {
    const { mailed } = await terminated()
    expect(JSON.stringify(await db.select().from(membershipLinks))).not.toContain(mailed.split('.')[1])
  })
})
