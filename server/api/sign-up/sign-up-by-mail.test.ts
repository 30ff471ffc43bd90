import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { passwordLogin } from '#contract/accounts/login.ts'
import { members } from '#server/db/schema/members.ts'
import type { Browser } from '#tests/support/server/http-browser.ts'
import { today } from '#tests/support/server/sample-catalogue.ts'
import { clockOn, sampleShop, shopWith, testConfig } from '#tests/support/server/shop.ts'
import { filledForm, signUp, statedForm } from '#tests/support/server/sign-up.ts'

const identified = await sampleShop()
const { database } = identified
const { db } = identified.services
const shop = await shopWith(database, clockOn(today, { milliseconds: 0 }), {
  ...testConfig,
  off: ['identity-verification'],
})

const refused = async (browser: Browser, body: object) => {
  const { code, content } = await browser.expectError('POST', '/v1/member/auth/join/IDV', { body })
  return content.field === undefined ? code : `${code} ${content.field}`
}

test('creates a member of the stated name and day of birth, without a verified identity', async () => {
  const browser = shop.browser()
  const form = await statedForm(shop, browser)
  const { content } = await signUp(browser, form)
  expect(content).toMatchObject({ userid: form.userid, username: '오소라', email: form.email })
  const [row] = await db.select().from(members).where(eq(members.userid, form.userid))
  expect(row).toMatchObject({ name: '오소라', birth: '1986-03-17', isIdentityVerified: false, personHash: null })
  const body = { userid: form.userid, password: form.pwd }
  expect((await shop.browser().call(passwordLogin, '/v1/member/auth/login/password', { body })).content.userid).toBe(
    form.userid,
  )
})

test('answers the same form twice with the same member', async () => {
  const browser = shop.browser()
  const form = await statedForm(shop, browser)
  const first = await signUp(browser, form)
  const again = await signUp(browser, form)
  expect(again.content.userid).toBe(first.content.userid)
  expect(await db.$count(members, eq(members.userid, form.userid))).toBe(1)
})

test('refuses a second account of the same email address', async () => {
  const [first, second] = [shop.browser(), shop.browser()]
  const form = await statedForm(shop, first)
  const other = await statedForm(shop, second, { email: form.email })
  await signUp(first, form)
  expect(await refused(second, other)).toBe('MB11001400 email')
  expect(await db.$count(members, eq(members.email, form.email))).toBe(1)
})

test('refuses somebody under 14, whoever owns the address', async () => {
  const browser = shop.browser()
  const form = await statedForm(shop, browser, { birth: '2014-06-01' })
  expect(await refused(browser, form)).toBe('PR11008400 birth')
  expect(await db.$count(members, eq(members.userid, form.userid))).toBe(0)
})

test.each([
  ['name', { name: undefined }],
  ['birth', { birth: undefined }],
  ['birth', { birth: '2090-01-01' }],
] as const)('names the field %s of %j', async (field, change) => {
  const browser = shop.browser()
  const form = await statedForm(shop, browser)
  expect(await refused(browser, { ...form, ...change })).toMatch(new RegExp(`^\\w+400 ${field}$`))
})

test('takes no identification that was made before verification was switched off', async () => {
  const browser = identified.browser()
  const { idfc_id } = await filledForm(identified, browser)
  const here = shop.browser()
  expect(await refused(here, { ...(await statedForm(shop, here)), idfc_id })).toBe('PR10009404')
})

test('makes nobody a member whose email address is not verified', async () => {
  const form = await statedForm(shop, shop.browser())
  const stranger = shop.browser()
  expect(await refused(stranger, form)).toBe('PR11003400 email')
})
