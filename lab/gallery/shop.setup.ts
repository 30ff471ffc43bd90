import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from '../../tests/support/browser/fixtures.ts'
import { driveOrders } from '../../tests/support/browser/flows/orders.ts'
import { logIn } from '../../tests/support/browser/log-in.ts'
import { createTab } from '../../tests/support/browser/tab.ts'
import { memberFile, ordersFile } from './prepared.ts'
import { preparedOrders } from './views.ts'

/** Days before the gallery's moment on which the orders are placed, the oldest first. */
const daysBefore = [12, 5, 0]

test('prepares a member with orders', async ({ page, context, language }) => {
  const moveClock = async (days: number) => {
    const answer = await context.request.post('/sandbox/clock', { data: { advance_seconds: days * 24 * 60 * 60 } })
    expect(answer.ok()).toBe(true)
  }
  const placed: Record<string, string | null> = {}
  const shop = driveOrders(createTab(context, page, language))
  let days = 0
  for (const [index, order] of preparedOrders.entries()) {
    const ago = daysBefore[index] ?? 0
    // An open page calls the shop now and then, and would begin a session on the day that ends here.
    await page.goto('about:blank')
    await moveClock(days - ago)
    days = ago
    await logIn(context)
    await shop.openOrder(order, undefined)
    placed[order] = new URL(page.url()).searchParams.get('id')
  }
  mkdirSync(dirname(ordersFile), { recursive: true })
  writeFileSync(ordersFile, JSON.stringify(placed))
  await context.storageState({ path: memberFile })
})
