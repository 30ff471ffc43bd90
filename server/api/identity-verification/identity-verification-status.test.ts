import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { identityLimits, identityVerificationStatus } from '#contract/accounts/identity-verification.ts'
import { fillForm, goTo, press } from '#tests/support/server/html-page.ts'
import type { Browser } from '#tests/support/server/http-browser.ts'
import { answers, answerVerification, beginVerification } from '#tests/support/server/identity-verification.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const address = (id: string) => `/v1/member/auth/identification/${id}`
const { verifySeconds, useSeconds } = identityLimits

async function ask(browser: Browser, id: string) {
  return (await browser.call(identityVerificationStatus, address(id))).content
}

async function begun() {
  const browser = shop.browser()
  return { browser, opened: await beginVerification(browser) }
}

/** Seconds from now until `moment`. */
const until = (moment: string) => (Date.parse(moment) - shop.services.clock.now().getTime()) / 1000

test('waits until the person answers', async () => {
  const { browser, opened } = await begun()
  expect(await ask(browser, opened.idfc_id)).toEqual({ status: 'requested', expires_at: opened.expires_at })
})

test('answers that the person is verified, and how long the result is valid', async () => {
  const { browser, opened } = await begun()
  shop.pass(30)
  await answerVerification(browser, opened)
  const { status, expires_at } = await ask(browser, opened.idfc_id)
  expect(status).toBe('verified')
  expect(until(expires_at)).toBe(useSeconds)
})

test.each([
  ['refuse', 'refused'],
  ['cancel', 'canceled'],
  ['expire', 'expired'],
] as const)('tells what came of "%s"', async (answer, status) => {
  const { browser, opened } = await begun()
  await answerVerification(browser, opened, answer)
  expect((await ask(browser, opened.idfc_id)).status).toBe(status)
})

test('tells what came of the own verification when the window never returned, whatever others have begun', async () => {
  await begun()
  const { browser, opened } = await begun()
  const window = await goTo(browser, opened.url)
  await browser.visit(window.address.href, fillForm(window, answers.refuse))
  expect((await ask(browser, opened.idfc_id)).status).toBe('refused')
})

test('keeps waiting for a provider that does not answer, until it does', async () => {
  const { browser, opened } = await begun()
  await answerVerification(browser, opened, 'fail')
  expect((await ask(browser, opened.idfc_id)).status).toBe('requested')
  await answerVerification(browser, opened)
  expect((await ask(browser, opened.idfc_id)).status).toBe('verified')
})

test('expires without an answer in time, whatever comes later', async () => {
  const { browser, opened } = await begun()
  shop.pass(verifySeconds - 1)
  expect((await ask(browser, opened.idfc_id)).status).toBe('requested')
  shop.pass(1)
  expect((await ask(browser, opened.idfc_id)).status).toBe('expired')
  await expect(answerVerification(browser, opened)).rejects.toThrow(/no button/)
})

test('treats an answer that was not queried in time as late', async () => {
  const { browser, opened } = await begun()
  const window = await goTo(browser, opened.url)
  const answered = await browser.visit(window.address.href, fillForm(window, answers.approve, { 'Kim Haneul': true }))
  shop.pass(verifySeconds)
  await goTo(browser, answered.headers.get('Location') ?? '')
  expect((await ask(browser, opened.idfc_id)).status).toBe('expired')
})

test('expires when a result was not used in time', async () => {
  const { browser, opened } = await begun()
  await answerVerification(browser, opened)
  await ask(browser, opened.idfc_id)
  shop.pass(useSeconds)
  expect((await ask(browser, opened.idfc_id)).status).toBe('expired')
})

test('separates several verifications of one browser', async () => {
  const { browser, opened } = await begun()
  const other = await beginVerification(browser, { purpose: 'order' })
  await answerVerification(browser, opened)
  await answerVerification(browser, other, 'refuse')
  expect((await ask(browser, opened.idfc_id)).status).toBe('verified')
  expect((await ask(browser, other.idfc_id)).status).toBe('refused')
})

describe('is unknown', () => {
  test('to another browser, which cannot even detect it', async () => {
    const { opened } = await begun()
    const [stranger, curious] = [shop.browser(), shop.browser()]
    await beginVerification(curious)
    for (const browser of [stranger, curious]) {
      const { status, code, content } = await browser.expectError('GET', address(opened.idfc_id))
      const nobody = await browser.expectError('GET', address(randomUUID()))
      expect([status, code]).toEqual([404, 'PR10004404'])
      expect([nobody.status, nobody.code, nobody.content.message]).toEqual([status, code, content.message])
    }
  })

  test('under an invalid number', async () => {
    const { status, content } = await shop.browser().expectError('GET', address('1'))
    expect([status, content.field]).toEqual([400, 'idfc_id'])
  })
})

describe('a verification opened in one browser and completed in another, which got its address', () => {
  test.each(['OACX', 'CIVS'] as const)('%s does not open there', async (method) => {
    const attacker = shop.browser()
    const opened = await beginVerification(attacker, { method })
    const page = await goTo(shop.browser(), opened.url)
    expect(page.status).toBe(403)
    expect(page.html).toContain('This identity verification wasn’t started in this browser.')
    expect((await ask(attacker, opened.idfc_id)).status).toBe('requested')
  })

  test.each(['OACX', 'CIVS'] as const)('%s verifies nobody, whoever asks', async (method) => {
    const [attacker, victim] = [shop.browser(), shop.browser()]
    const opened = await beginVerification(attacker, { method })
    // The provider's own window, opened by the attacker.
    const window = await goTo(victim, (await goTo(attacker, opened.url)).address.href)
    const end = await press(victim, window, answers.approve, { 'Kim Haneul': true })
    expect(end.address.pathname).toBe('/providers/identity/return')
    expect(end.status).toBe(403)
    expect((await ask(attacker, opened.idfc_id)).status).toBe('canceled')
    const body = { idfc_id: opened.idfc_id }
    const login = { method: 'POST', address: `/v1/member/auth/login/${method}` } as const
    expect((await attacker.expectError(login.method, login.address, { body })).code).toBe('PR12001400')
    expect((await victim.expectError(login.method, login.address, { body })).code).toBe('MB12101404')
  })
})
