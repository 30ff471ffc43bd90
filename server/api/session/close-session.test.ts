import { describe, expect, test } from 'vitest'
import { checkSession, closeSession, sessionLimits } from '#contract/accounts/session.ts'
import { addMember, signIn } from '#tests/support/server/members.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const address = '/v1/member/logout'

async function standing(token: string): Promise<number> {
  return (await shop.browser().request('GET', '/v1/member/token', { token })).status
}

test('ends the session of this browser and leaves those of other browsers', async () => {
  const member = await addMember(shop)
  const [here, elsewhere] = [shop.browser(), shop.browser()]
  const session = await signIn(shop, here, member)
  const other = await signIn(shop, elsewhere, member)
  await here.call(closeSession, address, { token: session.access_token, body: {} })
  expect(await standing(session.access_token)).toBe(400)
  await elsewhere.call(checkSession, '/v1/member/token', { token: other.access_token })
  const refused = await here.expectError('POST', '/v1/member/auth/token', {
    body: { refresh_token: session.refresh_token },
  })
  expect(refused.code).toBe('PR10001400')
})

test('ends every session of the member, and of nobody else, on request', async () => {
  const [member, neighbour] = [await addMember(shop), await addMember(shop)]
  const sessions = [await signIn(shop, shop.browser(), member), await signIn(shop, shop.browser(), member)]
  const other = await signIn(shop, shop.browser(), neighbour)
  const browser = shop.browser()
  const session = await signIn(shop, browser, member)
  await browser.call(closeSession, address, { token: session.access_token, body: { everywhere: true } })
  for (const each of [...sessions, session]) expect(await standing(each.access_token)).toBe(400)
  expect(await standing(other.access_token)).toBe(200)
})

test('ends every session only after a fresh authentication in this browser, and its own one always', async () => {
  const member = await addMember(shop)
  const [here, elsewhere] = [shop.browser(), shop.browser()]
  const other = await signIn(shop, elsewhere, member)
  const { access_token: token } = await signIn(shop, here, member)
  const everywhere = { token, body: { everywhere: true } }
  // A stolen token comes without the cookie of the browser.
  expect((await shop.browser().expectError('POST', address, everywhere)).code).toBe('PR20006403')
  shop.pass(sessionLimits.freshSeconds)
  expect((await here.expectError('POST', address, everywhere)).code).toBe('PR20006403')
  expect(await standing(other.access_token)).toBe(200)
  expect(await standing(token)).toBe(200)
  await here.call(closeSession, address, { token, body: { everywhere: false } })
  expect(await standing(token)).toBe(400)
})

test('deletes the cookie of the session, and leaves the browser known', async () => {
  const browser = shop.browser()
  const session = await signIn(shop, browser, await addMember(shop))
  expect(browser.cookie('shop-session')).toBeDefined()
  await browser.call(closeSession, address, { token: session.access_token, body: {} })
  expect(browser.cookie('shop-session')).toBeUndefined()
  expect(browser.cookie('shop-browser')).toBeDefined()
})

describe('strangers', () => itRejectsStrangers(shop, closeSession, address, {}))
