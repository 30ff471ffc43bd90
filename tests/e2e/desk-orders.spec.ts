import { deskOriginOf, openDesk } from '../support/browser/desk.ts'
import { expect, expectAccessible, test } from '../support/browser/fixtures.ts'
import { findLayoutFaults } from '../support/browser/measure-page.ts'
import { placeOrder } from '../support/browser/place-order.ts'

/** Orders at the operators' desk. Its passkeys need Chromium's own protocol. */
test.describe('orders at the desk', { tag: '@chromium' }, () => {
  test('an operator finds an order, notes on it and refunds it', async ({ page, context, baseURL, say }) => {
    const number = await placeOrder(context)
    await openDesk(page, ['money'])
    await page.goto(`${deskOriginOf(baseURL)}/orders`)
    await page.getByRole('textbox', { name: say('주문번호', 'Order number') }).fill(number.toLowerCase())
    await page.getByRole('button', { name: say('검색', 'Search'), exact: true }).click()
    await expect(page.getByText(say('모두 1개', '1 in all'))).toBeVisible()
    await page.getByRole('link', { name: number }).click()
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()

    const write = say('메모 작성', 'Write a note')
    await page.getByRole('button', { name: write }).click()
    const note = page.getByRole('group', { name: write })
    await note.getByRole('textbox').fill('Called at ten')
    await note.getByRole('button').click()
    await expect(page.getByRole('list').getByText('Called at ten')).toBeVisible()

    await page.getByRole('link', { name: say('환불', 'Refund'), exact: true }).click()
    const reason = page.getByRole('textbox', { name: say('기록에 남길 이유', 'Reason, for the record') })
    await reason.fill('Bought twice')
    const check = page.getByRole('button', { name: say('환불 확인', 'Check the refund') })
    await check.click()
    const confirmation = page.getByRole('heading', { name: say('69,000원을 환불할까요?', 'Refund ₩69,000?') })
    await expect(confirmation).toBeFocused()
    // What was typed stays on the way back.
    await page.getByRole('button', { name: say('이전', 'Back'), exact: true }).click()
    await expect(reason).toHaveValue('Bought twice')
    await check.click()
    await page.getByRole('button', { name: say('69,000원 환불', 'Refund ₩69,000'), exact: true }).click()
    await expect(page.locator('[data-flow=desk-refund]')).toHaveAttribute('data-state', 'refunded')
    await page.getByRole('link', { name: number }).click()
    await expect(page.getByText(say('환불 완료', 'Refund completed')).first()).toBeVisible()
    await expect(page.getByRole('list').getByText('Bought twice').first()).toBeVisible()
  })

  test('its pages have room for everything, and no fault that axe finds', { tag: '@drawn' }, async ({
    page,
    context,
    baseURL,
  }) => {
    const number = await placeOrder(context)
    // Its state has the longest name.
    await placeOrder(context, { payment: 'awaited deposit' })
    await openDesk(page, ['owner'])
    for (const path of ['/orders', `/orders/${number}`, `/orders/${number}/refund`, '/shipments', '/approvals', '/']) {
      await page.goto(`${deskOriginOf(baseURL)}${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 900 })
        expect({ path, width, faults: await findLayoutFaults(page) }).toEqual({ path, width, faults: [] })
      }
      await expectAccessible(page)
    }
  })

  test('without a connection what was typed stays, and another tab shows what was done', async ({
    page,
    context,
    baseURL,
    say,
  }) => {
    const number = await placeOrder(context)
    await openDesk(page, ['support'])
    const address = `${deskOriginOf(baseURL)}/orders/${number}`
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto(address)
      await expect(tab.getByRole('heading', { level: 1, name: number })).toBeVisible()
    }
    const write = say('메모 작성', 'Write a note')
    await page.getByRole('button', { name: write }).click()
    const note = page.getByRole('group', { name: write })
    await note.getByRole('textbox').fill('Called at noon')
    await context.setOffline(true)
    await note.getByRole('button').click()
    await expect(page.getByRole('alert')).toContainText(say('서버에 연결할 수 없어요', 'can’t be reached'))
    await expect(note.getByRole('textbox')).toHaveValue('Called at noon')
    await context.setOffline(false)
    await note.getByRole('button').click()
    await expect(page.getByRole('list').getByText('Called at noon')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)

    await expect(other.getByText('Called at noon')).toHaveCount(0)
    // As when the operator returns to the tab: pages of a test are always in sight.
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(other.getByRole('list').getByText('Called at noon')).toBeVisible()
  })
})
