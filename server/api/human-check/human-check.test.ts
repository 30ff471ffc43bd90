import { expect, test } from 'vitest'
import { humanCheckLimits, openHumanCheck, verifyHuman } from '#contract/protocol/human-check.ts'
import type { Browser } from '#tests/support/server/http-browser.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { readyForm, signUp, solve } from '#tests/support/server/sign-up.ts'

const shop = await sampleShop()
const place = '/v1/recaptcha'

const solved = async () => solve((await shop.call(openHumanCheck, place)).content)
const exchange = (browser: Browser, token: string) => browser.call(verifyHuman, place, { body: { token } })
const refused = async (token: string) => (await shop.browser().expectError('POST', place, { body: { token } })).code

/** The token with one change. */
function changed(token: string, change: (payload: { challenge: { parameters: object }; solution: object }) => object) {
  const payload = JSON.parse(Buffer.from(token, 'base64').toString())
  return Buffer.from(JSON.stringify(change(payload))).toString('base64')
}

test('exchanges a solved challenge for a proof of one sign-up within the hour', async () => {
  const browser = shop.browser()
  const [one, late] = [await exchange(browser, await solved()), await exchange(browser, await solved())]
  const until = shop.services.clock.now().getTime() + humanCheckLimits.proofSeconds * 1000
  expect(one.content.expires_at).toBe(new Date(until).toISOString())
  await signUp(browser, { ...(await readyForm(shop, browser, 'person1')), human_check: one.content.code })
  const last = await exchange(browser, await solved())
  shop.pass(60 * 60 - 1)
  await signUp(browser, { ...(await readyForm(shop, browser, 'person4')), human_check: last.content.code })
  shop.pass(1)
  const body = { ...(await readyForm(shop, browser, 'person2')), human_check: late.content.code }
  expect((await browser.expectError('POST', '/v1/member/auth/join/IDV', { body })).code).toBe('PR11006400')
})

test('accepts a challenge for twenty minutes', async () => {
  const [inTime, late] = [await solved(), await solved()]
  shop.pass(humanCheckLimits.challengeSeconds - 1)
  await exchange(shop.browser(), inTime)
  shop.pass(1)
  expect(await refused(late)).toBe('PR11006400')
})

test('accepts no forged challenge, and none unsolved', async () => {
  const token = await solved()
  const later = { expires: '2099-01-01T00:00:00.000Z' }
  const tokens = [
    'x',
    Buffer.from('{}').toString('base64'),
    changed(token, ({ challenge }) => ({ challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } })),
    changed(token, ({ challenge, solution }) => ({
      challenge: { ...challenge, signature: '00'.repeat(32) },
      solution,
    })),
    changed(token, ({ challenge, solution }) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, data: later } },
      solution,
    })),
    changed(token, ({ challenge, solution }) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1_000_000_000 } },
      solution,
    })),
  ]
  for (const each of tokens) expect(await refused(each)).toBe('PR11006400')
  await exchange(shop.browser(), token)
})

test('gives a proof that is invalid in another browser', async () => {
  const { content } = await exchange(shop.browser(), await solved())
  const browser = shop.browser()
  const body = { ...(await readyForm(shop, browser, 'person3')), human_check: content.code }
  expect((await browser.expectError('POST', '/v1/member/auth/join/IDV', { body })).code).toBe('PR11006400')
})
