import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  confirmEmail,
  emailVerificationLimits,
  emailVerificationStatus,
  sendEmailVerification,
} from '#contract/accounts/email-verification.ts'
import { requestLimits } from '#contract/accounts/one-time-code.ts'
import { emailVerifications } from '#server/db/schema/sign-up.ts'
import type { Delivery } from '#server/providers/delivery.ts'
import type { Browser, BrowserOptions } from '#tests/support/server/http-browser.ts'
import { openBrowser } from '#tests/support/server/http-browser.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { addMember } from '#tests/support/server/members.ts'
import { messagesTo, tokenTo } from '#tests/support/server/outbox.ts'
import { challengeOf, solveToken } from '#tests/support/server/proof-of-work.ts'
import { today } from '#tests/support/server/sample-catalogue.ts'
import { expectRetryAfter } from '#tests/support/server/shared-tests.ts'
import { sampleShop, shopOn, testConfig } from '#tests/support/server/shop.ts'
import { createApi } from '../app.ts'

const shop = await sampleShop()
const path = '/v1/member/auth/verify/email'
const sending = '/v1/member/auth/join/verify/email'

let count = 0
const newAddress = () => {
  count += 1
  return `owner${count}@shop.example`
}

const send = async (browser: Browser, email: string) =>
  (await browser.call(sendEmailVerification, sending, { body: { email } })).content
const ask = async (browser: Browser, query: string) =>
  (await browser.call(emailVerificationStatus, `${path}?${query}`)).content
/** Calls as the page of the link does. */
const askByLink = async (browser: Browser, token: string) => {
  const [id, linkSecret = ''] = token.split('.')
  return (await browser.call(emailVerificationStatus, `${path}?id=${id}`, { linkSecret })).content
}
const confirm = async (browser: Browser, token: string) =>
  (await browser.call(confirmEmail, path, { body: { token } })).content
const refused = async (browser: Browser, email: string) => {
  const { code, content } = await browser.expectError('POST', sending, { body: { email } })
  return content.field === undefined ? code : `${code} ${content.field}`
}
const dead = async (token: string) => (await shop.browser().expectError('POST', path, { body: { token } })).code

/** A browser that waits, with the token of its link. */
async function waiting(from?: BrowserOptions) {
  const browser = shop.browser(from)
  const email = newAddress()
  const sent = await send(browser, email)
  return { browser, email, id: sent.id, sent, token: await tokenTo(shop, email) }
}

test('waits until the button of the link is pressed on any device, and then continues', async () => {
  const { browser, email, id, token } = await waiting()
  expect(await ask(browser, `id=${id}`)).toMatchObject({ email, status: 'sent' })
  const phone = shop.browser()
  expect(await askByLink(phone, token)).toMatchObject({ email, status: 'sent' })
  expect(await confirm(phone, token)).toMatchObject({ id, email, status: 'verified' })
  expect(await ask(browser, `id=${id}`)).toMatchObject({ email, status: 'verified' })
})

test('is not verified by only opening the link, as mail scanners do', async () => {
  const { browser, id, token } = await waiting()
  for (const _ of [1, 2]) await askByLink(shop.browser(), token)
  expect((await ask(browser, `id=${id}`)).status).toBe('sent')
})

test('writes in the language of the page, with one link to the host where it began', async () => {
  const email = newAddress()
  const browser = shop.browser({ host: 'm.shop.localhost:3000' })
  await browser.call(sendEmailVerification, sending, { body: { email }, locale: 'ko' })
  const [mail] = await messagesTo(shop, email)
  expect(mail).toMatchObject({ kind: 'mail', subject: '이메일을 확인해 주세요', locale: 'ko' })
  expect(mail?.link).toMatch(/^http:\/\/m\.shop\.localhost:3000\/verify-email#token=[0-9a-f-]{36}\.[\w-]{43}$/)
})

test.each(['', 'owner', 'owner@shop', 'owner@shop,example', 'owner @shop.example', `${'o'.repeat(250)}@a.io`])(
  'refuses what is no address: "%s"',
  async (email) => {
    expect(await refused(shop.browser(), email)).toMatch(/^(MB10005400|PR10002400) email$/)
  },
)

test('answers that a member has the address, regardless of case, and sends nothing', async () => {
  const email = newAddress()
  await addMember(shop, { email })
  expect(await refused(shop.browser(), email.toUpperCase())).toBe('MB11001400 email')
  expect(await messagesTo(shop, email)).toEqual([])
})

test('accepts a link for half an hour', async () => {
  const [inTime, late] = [await waiting(), await waiting()]
  shop.pass(emailVerificationLimits.linkSeconds - 1)
  await confirm(shop.browser(), inTime.token)
  shop.pass(1)
  expect((await ask(late.browser, `id=${late.id}`)).status).toBe('expired')
  expect((await askByLink(late.browser, late.token)).status).toBe('expired')
  expect(await dead(late.token)).toBe('PR11002404')
})

test('keeps a verified address for an hour', async () => {
  const { browser, id, token } = await waiting()
  await confirm(browser, token)
  shop.pass(emailVerificationLimits.useSeconds - 1)
  expect((await ask(browser, `id=${id}`)).status).toBe('verified')
  shop.pass(1)
  expect((await ask(browser, `id=${id}`)).status).toBe('expired')
})

test('stays verified when the button is pressed twice', async () => {
  const { token } = await waiting()
  const first = await confirm(shop.browser(), token)
  expect(await confirm(shop.browser(), token)).toEqual(first)
})

test('sends again under the same number, and invalidates earlier links', async () => {
  const { browser, email, id, token, sent } = await waiting()
  shop.pass(emailVerificationLimits.linkSeconds)
  const again = await send(browser, email)
  expect(again).toMatchObject({ id, status: 'sent', sends_left: sent.sends_left - 1 })
  expect(await dead(token)).toBe('PR11002404')
  await confirm(shop.browser(), await tokenTo(shop, email))
  expect((await ask(browser, `id=${id}`)).status).toBe('verified')
})

test('is visible only in the browser that requested it', async () => {
  const { browser, id } = await waiting()
  const stranger = shop.browser()
  for (const secret of [{}, { linkSecret: '' }, { linkSecret: 'unknown' }]) {
    expect((await stranger.expectError('GET', `${path}?id=${id}`, secret)).code).toBe('PR11002404')
  }
  for (const query of ['', `id=${'0'.repeat(8)}-0000-4000-8000-000000000000`]) {
    expect((await browser.expectError('GET', `${path}?${query}`)).code).toBe('PR11002404')
  }
})

test('does not store the token', async () => {
  const { id, token } = await waiting()
  const rows = await shop.services.db.select().from(emailVerifications).where(eq(emailVerifications.id, id))
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token.split('.')[1])
})

test('sends a browser five mails to an address in 24 hours to the second', async () => {
  const email = newAddress()
  const browser = shop.browser()
  for (const left of [4, 3, 2, 1, 0]) expect((await send(browser, email)).sends_left).toBe(left)
  shop.pass(requestLimits.seconds - 1)
  const { code, response } = await browser.expectError('POST', sending, { body: { email } })
  expect(code).toBe('PR11001429')
  expectRetryAfter(response, 1)
  shop.pass(1)
  expect((await send(browser, email)).sends_left).toBe(4)
})

test('leaves the owner of an address their own mails, however many strangers requested some', async () => {
  const email = newAddress()
  for (let asked = 0; asked < requestLimits.perContact; asked++) await send(shop.browser(), email)
  const owner = shop.browser()
  const { code, content } = await owner.expectError('POST', sending, { body: { email } })
  expect(code).toBe('PR10008429')
  const work = await solveToken(challengeOf(content))
  expect((await owner.call(sendEmailVerification, sending, { body: { email }, work })).content.sends_left).toBe(4)
})

test('reveals to one network without work only a limited number of used addresses', async () => {
  const browser = shop.browser({ address: '192.0.2.50' })
  const { email } = { email: newAddress() }
  await addMember(shop, { email })
  const asked = Array.from({ length: requestLimits.perNetwork + 5 }, (_, index) => `guess${index}@shop.example`)
  const answers = await Promise.all(
    asked.map(async (each) => (await browser.request('POST', sending, { body: { email: each } })).status),
  )
  expect(answers.filter((status) => status === 200)).toHaveLength(requestLimits.perNetwork)
  expect(await refused(browser, email)).toBe('PR10008429')
})

describe('a mail that cannot be delivered', () => {
  test.each([
    ['refused', 'MB10012500'],
    ['unavailable', 'MB10013500'],
  ] as const)('is told, and not counted: %s', async (delivery, code) => {
    const outcome: { delivery: Delivery } = { delivery }
    const providers = { ...shop.services.providers, mail: { send: async () => outcome.delivery } }
    const api = createApi({ ...shop.services, providers }, watchedLog().log)
    const browser = openBrowser(api)
    const email = newAddress()
    for (const _ of [1, 2, 3, 4, 5, 6]) expect(await refused(browser, email)).toBe(code)
    outcome.delivery = 'sent'
    expect((await send(browser, email)).sends_left).toBe(4)
  })
})

test('links to the shop’s own host in live mode, whatever host the request named', async () => {
  const { database } = shop
  const live = await shopOn(database, today)
  const api = createApi({ ...live.services, config: { ...testConfig, mode: 'live' } }, watchedLog().log)
  const email = newAddress()
  await send(openBrowser(api, { host: 'elsewhere.example' }), email)
  const [mail] = await messagesTo(shop, email)
  expect(mail?.link).toMatch(/^http:\/\/shop\.localhost:3000\//)
})
