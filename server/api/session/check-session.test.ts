import { describe, expect, test } from 'vitest'
import { checkSession } from '#contract/accounts/session.ts'
import { addMember, signIn } from '#tests/support/server/members.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const address = '/v1/member/token'

test('answers with its own code that a token is valid', async () => {
  const browser = shop.browser()
  const session = await signIn(shop, browser, await addMember(shop))
  const { content } = await browser.call(checkSession, address, { token: session.access_token })
  expect(content).toEqual({})
})

test('accepts the token without a scheme', async () => {
  const browser = shop.browser()
  const session = await signIn(shop, browser, await addMember(shop))
  expect(await browser.expectError('GET', address, { token: `Bearer ${session.access_token}` })).toMatchObject({
    code: 'PR10001400',
  })
})

test('accepts a restricted member', async () => {
  const browser = shop.browser()
  const session = await signIn(shop, browser, await addMember(shop, { status: 'restricted' }))
  await browser.call(checkSession, address, { token: session.access_token })
})

describe('strangers', () => itRejectsStrangers(shop, checkSession, address))
