import { expect, test } from 'vitest'
import { sendEmailVerification } from '#contract/accounts/email-verification.ts'
import { requestFindIdCode } from '#contract/accounts/find-id.ts'
import { requestLimits } from '#contract/accounts/one-time-code.ts'
import { goTo, press } from '#tests/support/server/html-page.ts'
import { messagesTo } from '#tests/support/server/outbox.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const phone = '01012340001'
const email = 'outbox@shop.example'

const sendCode = (to = phone) =>
  shop.browser().call(requestFindIdCode, '/v1/member/auth/find/id/phone/otp', { body: { name: 'A', phone: to } })
const sendLink = () => {
  const address = '/v1/member/auth/join/verify/email'
  return shop.browser().call(sendEmailVerification, address, { body: { email } })
}
const open = (query = '') => goTo(shop.browser(), `/sandbox/outbox${query}`)
const post = (body: unknown, headers = { 'Content-Type': 'application/json' }) =>
  shop.sandbox.request('/sandbox/outbox', { method: 'POST', headers, body: JSON.stringify(body) })

test('shows nothing before anything was sent', async () => {
  expect((await open()).html).toContain('Nothing was sent.')
  expect((await open('?lang=ko')).html).toContain('보낸 것이 없어요.')
})

test('shows the newest message with its code or link, and its expiry', async () => {
  await sendLink()
  await sendCode()
  const [message] = await messagesTo(shop, phone)
  const { html } = await open()
  expect(html).toContain(`<p class="code">${message?.code}</p>`)
  expect(html).toContain('data-seconds="180"')
  const link = (await messagesTo(shop, email))[0]?.link ?? expect.fail()
  const mails = (await open('?kind=mail')).html
  expect(mails).toContain(`href="${link}"`)
  expect(mails).toContain('data-seconds="1800"')
  expect(mails).not.toContain(`<p class="code">`)
})

test('shows kind, recipient and text of each message', async () => {
  expect((await open('?kind=sms')).html).not.toContain(email)
  expect((await open(`?q=${email}`)).html).not.toContain(phone)
  expect((await open('?q=nothing-like-it')).html).toContain('Nothing was sent.')
  expect((await open('?q=%22%3E%3Cb%3E')).html).not.toContain('"><b>')
})

test('answers the newest first, for tests', async () => {
  await sendCode()
  await sendCode()
  const messages = await messagesTo(shop, phone)
  expect(messages.length).toBeGreaterThan(2)
  const other = await messagesTo(shop, 'nobody@shop.example')
  expect(other).toEqual([])
  expect(messages.every(({ code }) => /^\d{6}$/.test(code ?? ''))).toBe(true)
})

test('resets the counts on request', async () => {
  const to = '01012340002'
  for (let sent = 0; sent < requestLimits.perContact; sent++) await sendCode(to)
  expect(await (await post({ answer: 'forget-limits' })).json()).toEqual({ done: 'forget-limits' })
  expect((await sendCode(to)).content.sends_left).toBe(requestLimits.perContact - 1)
})

test('is emptied by its button, and by a call', async () => {
  const browser = shop.browser()
  await press(browser, await goTo(browser, '/sandbox/outbox'), 'Empty')
  expect(await messagesTo(shop, phone)).toEqual([])
  await sendCode()
  await post({ answer: 'empty' })
  expect(await messagesTo(shop, phone)).toEqual([])
})

test('moves the clock by its buttons, to see codes and links expire', async () => {
  await sendCode()
  const browser = shop.browser()
  const before = shop.services.clock.now().getTime()
  const { html } = await press(browser, await goTo(browser, '/sandbox/outbox'), '+30 minutes')
  expect(shop.services.clock.now().getTime() - before).toBe(1_800_000)
  expect(html).toContain('Expired.')
})

test('accepts no other answer, and none from another site', async () => {
  expect((await post({ answer: 'all' })).status).toBe(400)
  expect((await post({ answer: 'empty' }, { 'Content-Type': 'text/plain' })).status).toBe(403)
})
