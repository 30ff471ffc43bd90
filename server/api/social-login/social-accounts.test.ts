import { describe, expect, test } from 'vitest'
import { socialAccounts } from '#contract/accounts/social-login.ts'
import { addMember, signIn } from '#tests/support/server/members.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { linkAccounts } from '#tests/support/server/social-login.ts'

const shop = await sampleShop()
const address = '/v1/member/my/social'

test('lists the member’s linked accounts, each with its date', async () => {
  const browser = shop.browser()
  const member = await addMember(shop)
  await linkAccounts(shop, member, ['naver', 'google'])
  await linkAccounts(shop, await addMember(shop), ['kakao'])
  const { access_token: token } = await signIn(shop, browser, member)
  const linked_at = shop.services.clock.now().toISOString()
  const { content } = await browser.call(socialAccounts, address, { token })
  expect(content).toEqual([
    { provider: 'google', linked_at },
    { provider: 'naver', linked_at },
  ])
})

test('is an empty list for a member without any', async () => {
  const browser = shop.browser()
  const { access_token: token } = await signIn(shop, browser, await addMember(shop))
  expect((await browser.call(socialAccounts, address, { token })).content).toEqual([])
})

describe('strangers', () => itRejectsStrangers(shop, socialAccounts, address))
