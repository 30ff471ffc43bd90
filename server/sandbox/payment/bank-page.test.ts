import { expect, test } from 'vitest'
import { goTo, press } from '#tests/support/server/html-page.ts'
import { signInBuyer, waitingOrder } from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()

test('opens a typed account and accepts the deposit, without its number in an address', async () => {
  const { account } = await waitingOrder(shop, await signInBuyer(shop))
  const browser = shop.browser({ host: 'localhost:3000' })
  const empty = await goTo(browser, '/sandbox/bank')
  const typed = account.replace(/(\d{3})(?=\d)/g, '$1-')
  const opened = await press(browser, empty, 'Open', { 'Account number': typed })
  const [, ...groups] = /^(\d{4})(\d{4})(\d{4})(\d+)$/.exec(account) ?? []
  expect(opened.html).toContain(groups.join(' '))
  // A day, which the account was opened a moment ago for.
  expect(opened.html).toMatch(/role="timer".*<b>(23:59:[0-5]\d|24:00:00)<\/b>/)
  expect(opened.address.search).not.toContain('account')
  const done = await press(browser, opened, 'Deposit')
  expect(done.address.search).not.toContain('account')
  expect(done.html).toContain('<table class="records">')
  // The next account can be opened from there.
  const unknown = await press(browser, done, 'Open', { 'Account number': '999' })
  expect(unknown.html).toContain('This virtual account doesn’t exist.')
})
