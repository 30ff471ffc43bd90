import { describe, expect, test } from 'vitest'
import { socialAccounts, unlinkSocialAccount } from '#contract/accounts/social-login.ts'
import { addMember, signIn } from '#tests/support/server/members.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { linkAccounts } from '#tests/support/server/social-login.ts'

const shop = await sampleShop()
const address = (provider: string) => `/v1/member/my/social/${provider}`

test('unlinks the account of that provider, and no other', async () => {
  const browser = shop.browser()
  const [member, neighbour] = [await addMember(shop), await addMember(shop)]
  await linkAccounts(shop, member, ['google', 'naver'])
  await linkAccounts(shop, neighbour, ['google'])
  const { access_token: token } = await signIn(shop, browser, member)
  await browser.call(unlinkSocialAccount, address('google'), { token })
  const { content } = await browser.call(socialAccounts, '/v1/member/my/social', { token })
  expect(content.map(({ provider }) => provider)).toEqual(['naver'])
  const other = await signIn(shop, browser, neighbour)
  const theirs = await browser.call(socialAccounts, '/v1/member/my/social', { token: other.access_token })
  expect(theirs.content).toHaveLength(1)
})

test('can be repeated', async () => {
  const browser = shop.browser()
  const { access_token: token } = await signIn(shop, browser, await addMember(shop))
  for (let time = 0; time < 2; time++) await browser.call(unlinkSocialAccount, address('kakao'), { token })
})

test.each([
  ['a password', {}],
  ['a verified identity', { passwordHash: null, personHash: 'a person' }],
])('unlinks the last account of a member with %s', async (_, values) => {
  const browser = shop.browser()
  const member = await addMember(shop, values)
  await linkAccounts(shop, member, ['google'])
  const { access_token: token } = await signIn(shop, browser, member)
  await browser.call(unlinkSocialAccount, address('google'), { token })
})

test('never unlinks the last way in, not even when two are unlinked at once', async () => {
  const browser = shop.browser()
  const member = await addMember(shop, { passwordHash: null })
  await linkAccounts(shop, member, ['google', 'naver'])
  const { access_token: token } = await signIn(shop, browser, member)
  const unlink = (provider: string) => browser.request('DELETE', address(provider), { token })
  const statuses = (await Promise.all([unlink('google'), unlink('naver')])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409])
  const { content } = await browser.call(socialAccounts, '/v1/member/my/social', { token })
  expect(content).toHaveLength(1)
  const last = address(content[0]?.provider ?? '')
  expect((await browser.expectError('DELETE', last, { token })).code).toBe('PR20012409')
})

test('refuses an unknown provider, naming the field', async () => {
  const browser = shop.browser()
  const { access_token: token } = await signIn(shop, browser, await addMember(shop))
  const { status, content } = await browser.expectError('DELETE', address('facebook'), { token })
  expect([status, content.field]).toEqual([400, 'provider'])
})

describe('strangers', () => itRejectsStrangers(shop, unlinkSocialAccount, address('google')))
