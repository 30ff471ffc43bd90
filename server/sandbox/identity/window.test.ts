import { describe, expect, test } from 'vitest'
import { identityLimits } from '#contract/accounts/identity-verification.ts'
import { consumeIdentityResult } from '#server/api/identity-verification/results.ts'
import { refreshVerification } from '#server/api/identity-verification/verification.ts'
import { transact } from '#server/db/open.ts'
import { fillForm, goTo, press } from '#tests/support/server/html-page.ts'
import { answers, answerVerification, beginVerification } from '#tests/support/server/identity-verification.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { throwsAny } from '#tests/support/server/throws-any.ts'
import { sandboxPersons } from '../persons.ts'

const shop = await sampleShop()
const { db, clock } = shop.services

test('offers all persons of the sandbox', async () => {
  const browser = shop.browser()
  const { html } = await goTo(browser, (await beginVerification(browser)).url)
  for (const { name } of sandboxPersons) expect(html).toContain(name.en)
  expect(html).toContain('Member practice01')
  expect(html).toContain('Under 14, needs a guardian')
})

test('verifies a person whose details were typed', async () => {
  const browser = shop.browser()
  const opened = await beginVerification(browser, { purpose: 'join' })
  await press(browser, await goTo(browser, opened.url), answers.approve, {
    'Someone else': true,
    Name: 'Ahn <b>Bit</b>',
    'Date of birth': '1970-01-31',
    'Mobile number': '010-2222-3333',
  })
  await refreshVerification(shop.services, browser.asCaller(), opened.idfc_id)
  const call = { clock, caller: browser.asCaller(), ...throwsAny }
  const result = await transact(db, (tx) => consumeIdentityResult(tx, call, opened.idfc_id, 'join'))
  expect(result).toMatchObject({ name: 'Ahn <b>Bit</b>', birth: '1970-01-31', phone: '01022223333' })
})

test.each([{ Name: '' }, { 'Date of birth': '1970-02-31x' }, { 'Date of birth': '' }, { 'Mobile number': '12' }])(
  'asks again when what was written down is not enough: %o',
  async (fields) => {
    const browser = shop.browser()
    const opened = await beginVerification(browser)
    const form = await goTo(browser, opened.url)
    const all = { 'Someone else': true, Name: 'Ahn', 'Date of birth': '1970-01-31', 'Mobile number': '01022223333' }
    const page = await press(browser, form, answers.approve, { ...all, ...fields })
    expect(page.status).toBe(400)
    expect(page.html).toContain('Please fill in name, date of birth and number.')
  },
)

describe('a verification that was answered', () => {
  test('shows no address, and accepts no other answer', async () => {
    const browser = shop.browser()
    const opened = await beginVerification(browser)
    const window = await goTo(browser, opened.url)
    const form = fillForm(window, answers.approve)
    await answerVerification(browser, opened, 'refuse')
    const page = await goTo(browser, window.address.href)
    expect(page.html).toContain('This verification is over.')
    expect(page.html).not.toMatch(/providers|proof/)
    // Nor for a form that was open elsewhere.
    await goTo(browser, window.address.href, form)
    const verification = await refreshVerification(shop.services, browser.asCaller(), opened.idfc_id)
    expect(verification?.status).toBe('refused')
  })
})

describe('a window that someone else’s browser began', () => {
  /** The attacker's verification, with the window that the victim has open. */
  const relayed = async () => {
    const attacker = shop.browser()
    const opened = await beginVerification(attacker)
    const window = await goTo(attacker, opened.url)
    const victim = shop.browser({ address: '203.0.113.2' })
    const standing = async () => (await refreshVerification(shop.services, attacker.asCaller(), opened.idfc_id))?.status
    return { attacker, victim, window, opened, standing }
  }

  test('verifies nobody when the victim answers there', async () => {
    const { attacker, victim, window, opened, standing } = await relayed()
    const end = await press(victim, await goTo(victim, window.address.href), answers.approve, { 'Kim Haneul': true })
    expect([end.status, end.address.pathname]).toEqual([403, '/providers/identity/return'])
    expect(await standing()).toBe('canceled')
    for (const parameters of ['', '&proof=', `&proof=${'A'.repeat(43)}`]) {
      await goTo(attacker, `/providers/identity/return?request=${opened.idfc_id}${parameters}`)
      expect(await standing()).toBe('canceled')
    }
  })

  test('verifies nobody when the attacker returns first, without the proof', async () => {
    const { attacker, victim, window, opened, standing } = await relayed()
    const page = await goTo(victim, window.address.href)
    const form = fillForm(page, answers.approve, { 'Kim Haneul': true })
    const answer = await victim.visit(page.address.href, form)
    expect(answer.headers.get('Location')).toMatch(/&proof=[\w-]{43}$/)
    for (const parameters of ['', '&proof=', `&proof=${'A'.repeat(43)}`]) {
      await goTo(attacker, `/providers/identity/return?request=${opened.idfc_id}${parameters}`)
      expect(await standing()).toBe('requested')
    }
  })
})

test('expires', async () => {
  const browser = shop.browser()
  const opened = await beginVerification(browser)
  const window = await goTo(browser, opened.url)
  shop.pass(identityLimits.verifySeconds)
  expect((await goTo(browser, window.address.href)).html).toContain('This verification is over.')
})

test('does not know an unknown request', async () => {
  const page = await goTo(shop.browser(), '/sandbox/identity?request=made-up')
  expect(page.status).toBe(404)
})

test('answers in Korean on request', async () => {
  const browser = shop.browser()
  const window = await goTo(browser, (await beginVerification(browser)).url)
  const { html } = await goTo(browser, `${window.address.href}&lang=ko`)
  expect(html).toContain('<html lang="ko">')
  expect(html).toContain('누구로 확인할까요?')
})
