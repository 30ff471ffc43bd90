import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { identityLimits, openIdentityPopup } from '#contract/accounts/identity-verification.ts'
import { identityVerifications } from '#server/db/schema/sign-in.ts'
import { answerVerification, beginVerification } from '#tests/support/server/identity-verification.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const address = '/v1/member/auth/oacx/popup'

test('answers the address of the provider’s window, and its deadline', async () => {
  const opened = await beginVerification(shop.browser())
  expect(opened.url).toBe(`http://shop.localhost:3000/providers/identity?request=${opened.idfc_id}`)
  const left = Date.parse(opened.expires_at) - shop.services.clock.now().getTime()
  expect(left).toBe(identityLimits.verifySeconds * 1000)
})

test('returns the window to the popup’s page, with the number', async () => {
  const browser = shop.browser()
  const opened = await beginVerification(browser)
  const page = await answerVerification(browser, opened)
  expect(page.address.href).toBe(`http://shop.localhost:3000/oacx?idfc_id=${opened.idfc_id}`)
})

test('stays on the host where it began', async () => {
  const browser = shop.browser({ host: 'm.shop.localhost:3000' })
  const opened = await beginVerification(browser)
  expect(new URL(opened.url).host).toBe('m.shop.localhost:3000')
  expect((await answerVerification(browser, opened)).address.host).toBe('m.shop.localhost:3000')
})

test('begins a new verification every time', async () => {
  const browser = shop.browser()
  const [one, other] = [await beginVerification(browser), await beginVerification(browser)]
  expect(other.idfc_id).not.toBe(one.idfc_id)
  expect(other.url).not.toBe(one.url)
})

test('stores only a hash of the browser’s cookie', async () => {
  const browser = shop.browser()
  const { idfc_id } = await beginVerification(browser)
  const [row] = await shop.services.db.select().from(identityVerifications).where(eq(identityVerifications.id, idfc_id))
  expect(JSON.stringify(row)).not.toContain(browser.cookie('shop-identity'))
})

test('sets an HttpOnly cookie for this site, for a day', async () => {
  const { response } = await shop.browser().call(openIdentityPopup, `${address}/login`)
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('shop-identity='))
  expect(cookie).toMatch(/; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/)
})

test.each(['A'.repeat(43), `${'A'.repeat(43)}.${'A'.repeat(43)}`])(
  'replaces a cookie that the shop has not issued: %s',
  async (planted) => {
    const browser = shop.browser()
    browser.setCookie('shop-identity', planted, '/')
    await beginVerification(browser)
    expect(browser.cookie('shop-identity')).not.toBe(planted)
  },
)

test('keeps the cookie that the shop has issued, for other tabs', async () => {
  const browser = shop.browser()
  await beginVerification(browser)
  const issued = browser.cookie('shop-identity')
  await beginVerification(browser)
  expect(browser.cookie('shop-identity')).toBe(issued)
})

describe('invalid input', () => {
  test.each(['payment', 'LOGIN', '1'])('refuses the purpose %s, naming it', async (purpose) => {
    const { status, content } = await shop.browser().expectError('POST', `${address}/${purpose}`)
    expect([status, content.field]).toEqual([400, 'purpose'])
  })
})
