import { describe, expect, test } from 'vitest'
import { socialLimits, socialProfile } from '#contract/accounts/social-login.ts'
import { transact } from '#server/db/open.ts'
import { socialJoins } from '#server/db/schema/sign-in.ts'
import type { Browser } from '#tests/support/server/http-browser.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { visitProvider } from '#tests/support/server/social-login.ts'
import { consumeSocialJoin } from './join.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const address = '/v1/member/auth/join/social'

const told = async (browser: Browser) => (await browser.call(socialProfile, address)).content
const take = (browser: Browser) => transact(db, (tx) => consumeSocialJoin(tx, clock, browser.asCaller()))

/** A browser that returned as an unknown person. */
async function unknown() {
  const browser = shop.browser()
  await visitProvider(browser, 'google', { account: 'unknown' })
  return browser
}

test('answers the provider’s data about the person', async () => {
  expect(await told(await unknown())).toEqual({ provider: 'google', name: '새 사람', email: 'new@social.example' })
})

test('answers the data of the later of two providers', async () => {
  const browser = await unknown()
  await visitProvider(browser, 'kakao', { account: 'noEmail' })
  expect(await told(browser)).toEqual({ provider: 'kakao', name: '메일 없음', email: null })
})

describe('finds nobody', () => {
  test('in another browser', async () => {
    await unknown()
    expect(await shop.browser().expectError('GET', address)).toMatchObject({ status: 404, code: 'PR10004404' })
  })

  test('after an hour', async () => {
    const browser = await unknown()
    shop.pass(socialLimits.joinSeconds - 1)
    expect((await told(browser)).provider).toBe('google')
    shop.pass(1)
    expect((await browser.expectError('GET', address)).code).toBe('PR10004404')
    expect(await take(browser)).toBeUndefined()
  })
})

describe('the account for a sign-up', () => {
  test('is taken once, and not answered afterwards', async () => {
    const browser = await unknown()
    expect(await take(browser)).toMatchObject({ provider: 'google', email: 'new@social.example' })
    expect(await take(browser)).toBeUndefined()
    expect((await browser.expectError('GET', address)).code).toBe('PR10004404')
  })

  test('goes to one of many simultaneous calls', async () => {
    const browser = await unknown()
    const all = await Promise.all(Array.from({ length: 8 }, () => take(browser)))
    expect(all.filter((join) => join !== undefined)).toHaveLength(1)
  })

  test('is not available in another browser', async () => {
    await unknown()
    expect(await take(shop.browser())).toBeUndefined()
  })

  test('is still there when the sign-up fails', async () => {
    const browser = await unknown()
    const failing = transact(db, async (tx) => {
      await consumeSocialJoin(tx, clock, browser.asCaller())
      throw new Error('the sign-up failed')
    })
    await expect(failing).rejects.toThrow('the sign-up failed')
    expect((await take(browser))?.provider).toBe('google')
  })
})

test('stores only a hash of the browser’s HttpOnly cookie', async () => {
  const browser = await unknown()
  const rows = await db.select().from(socialJoins)
  expect(JSON.stringify(rows)).not.toContain(browser.cookie('shop-join'))
})
