import { describe, expect, test } from 'vitest'
import { membership } from '../../../contract/membership.ts'
import { addMember, signIn, type TestMember } from '../../../tests/support/server/members.ts'
import { itRejectsStrangers } from '../../../tests/support/server/shared-tests.ts'
import { sampleShop } from '../../../tests/support/server/shop.ts'
import { recordObjection, restoreMember, restrictMember } from '../../operator/members.ts'

const shop = await sampleShop()
const { services } = shop
const address = '/v1/member/my/membership'
const act = { actor: 'kim', reason: 'told by the bank', cause: 'fraud' } as const

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
  }
  expect(now.toISOString()).toBe('2026-11-21T03:00:00.000Z')
  expect(await restrictionOf(member)).toEqual(restriction)
  shop.pass(24 * 60 * 60)
  await recordObjection(services, member.userid, act)
  expect(await restrictionOf(member)).toEqual({
    ...restriction,
    objected_at: '2026-11-22T03:00:00.000Z',
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
