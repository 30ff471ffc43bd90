import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { IdentityMethod, IdentityPurpose } from '#contract/accounts/identity-verification.ts'
import { identityLogin } from '#contract/accounts/login.ts'
import { checkSession } from '#contract/accounts/session.ts'
import type { MemberStatus } from '#contract/desk/members.ts'
import { members } from '#server/db/schema/members.ts'
import { personHash } from '#server/sandbox/persons.ts'
import { answerVerification, beginVerification } from '#tests/support/server/identity-verification.ts'
import { addMember } from '#tests/support/server/members.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const { db } = shop.services
const address = (type: IdentityMethod = 'OACX') => `/v1/member/auth/login/${type}`

await addMember(shop, { name: 'Kim Haneul', personHash: personHash('haneul') })
await addMember(shop, { name: 'Jeong Jiho', personHash: personHash('jiho'), status: 'restricted' })
await addMember(shop, { personHash: personHash('seojun'), status: 'withdrawal_requested' })
await addMember(shop, { personHash: personHash('yuna'), status: 'withdrawn' })
await addMember(shop, { personHash: personHash('minseo'), isIdentityVerified: false })
// One person who left twice and returned.
await addMember(shop, { personHash: personHash('doyun'), status: 'withdrawn' })
await addMember(shop, { personHash: personHash('doyun'), status: 'withdrawal_requested' })
await addMember(shop, { name: 'Lee Doyun', personHash: personHash('doyun') })
// One person with two former accounts, whose statuses the tests change.
const formerAccounts = [
  await addMember(shop, { personHash: personHash('gaeul'), status: 'withdrawn' }),
  await addMember(shop, { personHash: personHash('gaeul'), status: 'withdrawn' }),
]

/** A browser that has returned from the provider. */
async function back(person: string, wanted: { method?: IdentityMethod; purpose?: IdentityPurpose } = {}) {
  const browser = shop.browser()
  const opened = await beginVerification(browser, wanted)
  await answerVerification(browser, opened, 'approve', person)
  return { browser, body: { idfc_id: opened.idfc_id } }
}

test.each(['OACX', 'CIVS'] as const)('logs in whom a finished verification names: %s', async (method) => {
  const { browser, body } = await back('Kim Haneul', { method })
  const { content } = await browser.call(identityLogin, address(method), { body })
  expect(content.username).toBe('Kim Haneul')
  await browser.call(checkSession, '/v1/member/token', { token: content.access_token })
})

test.each(['Jeong Jiho', 'Lee Doyun'])('logs in %s: restricted, or back after leaving', async (person) => {
  const { browser, body } = await back(person)
  expect((await browser.call(identityLogin, address(), { body })).content.username).toBe(person)
})

test('works once', async () => {
  const { browser, body } = await back('Kim Haneul')
  await browser.call(identityLogin, address(), { body })
  expect((await browser.expectError('POST', address(), { body })).code).toBe('MB12101404')
})

describe('of a person with two accounts', () => {
  const bothOrders = (one: MemberStatus, other: MemberStatus) => [
    [one, other],
    [other, one],
  ]
  async function setStatuses(statuses: readonly MemberStatus[]): Promise<void> {
    // A person has one current account: both leave first.
    await db
      .update(members)
      .set({ status: 'withdrawn' })
      .where(eq(members.personHash, personHash('gaeul')))
    for (const [index, { id }] of formerAccounts.entries())
      await db.update(members).set({ status: statuses[index] }).where(eq(members.id, id))
  }

  test.each([
    ...bothOrders('active', 'terminated'),
    ...bothOrders('restricted', 'terminated'),
    ...bothOrders('active', 'withdrawal_requested'),
    ...bothOrders('restricted', 'withdrawn'),
  ])('opens the current one: %s, %s', async (...statuses) => {
    await setStatuses(statuses)
    const { browser, body } = await back('Moon Gaeul')
    await browser.call(identityLogin, address(), { body })
  })

  test.each([...bothOrders('withdrawal_requested', 'terminated'), ...bothOrders('withdrawal_requested', 'withdrawn')])(
    'tells of the withdrawal that can be undone: %s, %s',
    async (...statuses) => {
      await setStatuses(statuses)
      const { browser, body } = await back('Moon Gaeul')
      expect((await browser.expectError('POST', address(), { body })).code).toBe('MB20005400')
    },
  )

  test.each(bothOrders('terminated', 'withdrawn'))(
    'leads to the page about the termination: %s, %s',
    async (...statuses) => {
      await setStatuses(statuses)
      const { browser, body } = await back('Moon Gaeul')
      const { code, content } = await browser.expectError('POST', address(), { body })
      expect(code).toBe('MB20004400')
      expect(content.membership_token).toEqual(expect.any(String))
    },
  )
})

describe('is refused', () => {
  test.each([
    ['somebody unknown', 'Oh Sora', 'MB20022404'],
    ['a member whose identity is not verified', 'Han Minseo', 'MB20022404'],
    ['a member who wants to leave', 'Park Seojun', 'MB20005400'],
    ['a member who has left', 'Choi Yuna', 'MB20004400'],
  ])('for %s', async (_, person, code) => {
    const { browser, body } = await back(person)
    const refused = await browser.expectError('POST', address(), { body })
    expect(refused).toMatchObject({ code, status: Number(code.slice(-3)) })
    expect(browser.cookie('shop-session')).toBeUndefined()
  })

  test('for a result of the other method', async () => {
    const { browser, body } = await back('Kim Haneul')
    expect((await browser.expectError('POST', address('CIVS'), { body })).code).toBe('MB12101404')
  })

  test('for a result of another purpose', async () => {
    const { browser, body } = await back('Kim Haneul', { purpose: 'join' })
    expect((await browser.expectError('POST', address(), { body })).code).toBe('MB12101404')
  })

  test('in another browser', async () => {
    const { body } = await back('Kim Haneul')
    expect((await shop.browser().expectError('POST', address(), { body })).code).toBe('MB12101404')
  })

  test('before the person has answered', async () => {
    const browser = shop.browser()
    const { idfc_id } = await beginVerification(browser)
    expect((await browser.expectError('POST', address(), { body: { idfc_id } })).code).toBe('MB12101404')
  })

  test.each([
    ['refuse', 'PR12001400'],
    ['cancel', 'PR12001400'],
    ['expire', 'MB10011404'],
    ['fail', 'MB12101404'],
  ] as const)('after "%s"', async (answer, code) => {
    const browser = shop.browser()
    const opened = await beginVerification(browser)
    await answerVerification(browser, opened, answer)
    expect((await browser.expectError('POST', address(), { body: { idfc_id: opened.idfc_id } })).code).toBe(code)
  })

  test('for an unknown number', async () => {
    expect((await shop.browser().expectError('POST', address(), { body: { idfc_id: randomUUID() } })).code).toBe(
      'MB12101404',
    )
  })

  test('by an unknown method', async () => {
    const { status, content } = await shop.browser().expectError('POST', '/v1/member/auth/login/EMAIL', {
      body: { idfc_id: randomUUID() },
    })
    expect([status, content.field]).toEqual([400, 'type'])
  })
})
