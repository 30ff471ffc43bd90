import { expect, test } from 'vitest'
import { goTo, press } from '#tests/support/server/html-page.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { momentText } from './page.ts'

const shop = await sampleShop()
const { clock } = shop.services
const address = '/sandbox/clock'

const send = (body: string) =>
  shop.sandbox.request(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })

test('shows the time of the shop', async () => {
  expect((await goTo(shop.browser(), address)).html).toContain(momentText(clock.now()))
})

test.each([
  ['3 minutes on', 180],
  ['1 day on', 86_400],
])('moves it by a button: %s', async (button, seconds) => {
  const browser = shop.browser()
  const before = clock.now().getTime()
  const page = await press(browser, await goTo(browser, address), button)
  expect(clock.now().getTime() - before).toBe(seconds * 1000)
  expect(page.html).toContain(momentText(clock.now()))
})

test('moves it by the typed seconds, forward and back', async () => {
  const browser = shop.browser()
  const before = clock.now().getTime()
  for (const typed of ['90', '-30']) {
    await press(browser, await goTo(browser, address), 'Move by that', { Seconds: typed })
  }
  expect(clock.now().getTime() - before).toBe(60_000)
})

test('goes back to the real clock', async () => {
  const browser = shop.browser()
  await send('{"advance_seconds": 500}')
  await press(browser, await goTo(browser, address), 'Back to the real clock')
  expect(clock.offset?.milliseconds).toBe(0)
})

test('can be moved by a call', async () => {
  const before = clock.now().getTime()
  const response = await send('{"advance_seconds": 42}')
  expect(response.status).toBe(200)
  expect(clock.now().getTime() - before).toBe(42_000)
  expect(await response.json()).toEqual({ now: clock.now().toISOString() })
})

test.each(['{"advance_seconds": "60"}', '{"advance_seconds": 1.5}', '{"advance_seconds": 1e12}', '{}', 'x', ''])(
  'refuses %s, and stays',
  async (body) => {
    const before = clock.now().getTime()
    expect((await send(body)).status).toBe(400)
    expect(clock.now().getTime()).toBe(before)
  },
)

test('refuses to move beyond twenty years in several steps', async () => {
  expect((await send('{"advance_seconds": 600000000}')).status).toBe(200)
  expect((await send('{"advance_seconds": 600000000}')).status).toBe(400)
})
