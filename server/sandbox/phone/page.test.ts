import { describe, expect, test } from 'vitest'
import { openQrLogin, qrLogin, qrLoginLimits, qrLoginStatus } from '#contract/accounts/qr-login.ts'
import { goTo, press } from '#tests/support/server/html-page.ts'
import type { Browser } from '#tests/support/server/http-browser.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { seedSandbox } from '#tests/support/server/social-login.ts'

const shop = await sampleShop()
await seedSandbox(shop)

async function shown() {
  const computer = shop.browser()
  const { content } = await computer.call(openQrLogin, '/v1/member/auth/did/qr')
  return { computer, code: content, phone: shop.browser({ host: 'm.shop.localhost:3000' }) }
}

/** Opens the code on the phone, which is on the other host. */
const scan = (phone: Browser, text: string) => goTo(phone, new URL(text).pathname + new URL(text).search)

async function standing(computer: Browser, qr_id: string) {
  return (await computer.call(qrLoginStatus, `/v1/member/auth/did/qr/${qr_id}`)).content.status
}

test('logs a student in on the computer that shows the code', async () => {
  const { computer, code, phone } = await shown()
  const page = await scan(phone, code.text)
  expect(page.html).toContain('Log in on this computer?')
  expect(await standing(computer, code.qr_id)).toBe('scanned')
  const done = await press(phone, page, 'Approve', { 김하늘: true })
  expect(done.html).toContain('Approved. Please look at the computer')
  const { content } = await computer.call(qrLogin, '/v1/member/auth/login/qr', { body: { qr_id: code.qr_id } })
  expect(content.username).toBe('김하늘')
})

test.each([
  ['deactivated01', 'MB20005400'],
  ['deleted01', 'MB20004400'],
])('shows what comes of a student who is gone: %s', async (userid, code) => {
  const { computer, code: qr, phone } = await shown()
  const page = await scan(phone, qr.text)
  const label = userid === 'deleted01' ? userid : '박서준'
  await press(phone, page, 'Approve', { [label]: true })
  const refused = await computer.expectError('POST', '/v1/member/auth/login/qr', { body: { qr_id: qr.qr_id } })
  expect(refused.code).toBe(code)
})

test('shows nothing to approve to a second phone', async () => {
  const { computer, code, phone } = await shown()
  await scan(phone, code.text)
  const second = shop.browser({ host: 'm.shop.localhost:3000' })
  expect((await scan(second, code.text)).html).toContain('This code doesn’t exist')
  expect(await standing(computer, code.qr_id)).toBe('scanned')
  expect((await scan(phone, code.text)).html).toContain('Log in on this computer?')
})

test('refuses', async () => {
  const { computer, code, phone } = await shown()
  const done = await press(phone, await scan(phone, code.text), 'Refuse')
  expect(done.html).toContain('<h1>Refused</h1>')
  expect(await standing(computer, code.qr_id)).toBe('refused')
})

test('reads a pasted code, the whole or only its parameter', async () => {
  for (const part of [(text: string) => text, (text: string) => new URL(text).searchParams.get('qr') ?? '']) {
    const { code, phone } = await shown()
    const empty = await goTo(phone, '/sandbox/phone')
    expect(empty.html).toContain('Contents of the code')
    const page = await press(phone, empty, 'Read', { 'Contents of the code': part(code.text) })
    expect(page.html).toContain('Log in on this computer?')
    // The typed secret of the code appears in no address.
    expect(page.address.search).toBe('')
    const done = await press(phone, page, 'Approve', { 김하늘: true })
    expect(done.html).toContain('Approved. Please look at the computer')
    expect((await goTo(phone, '/sandbox/phone')).html).toContain('Contents of the code')
  }
})

describe('there is nothing to approve', () => {
  test.each(['x', '00000000-0000-0000-0000-000000000000.secret', '<script>'])('for "%s"', async (text) => {
    const page = await goTo(shop.browser(), `/sandbox/phone?qr=${encodeURIComponent(text)}`)
    expect(page.html).toContain('This code doesn’t exist')
  })

  test('after the expiry, also on an open page', async () => {
    const { code, phone } = await shown()
    const page = await scan(phone, code.text)
    shop.pass(qrLoginLimits.codeSeconds)
    expect((await press(phone, page, 'Approve')).html).toContain('This code has expired')
  })

  test('a second time', async () => {
    const { code, phone } = await shown()
    const page = await scan(phone, code.text)
    await press(phone, page, 'Refuse')
    expect((await press(phone, page, 'Approve')).html).toContain('Refused')
  })
})
