import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { beginPayment, confirmPayment, createOrder } from '../../contract/orders/checkout.ts'
import { form } from '../../machines/models/checkout.cases.ts'
import { deskOriginOf, openDesk } from '../support/browser/desk.ts'
import { expect, expectAccessible, test } from '../support/browser/fixtures.ts'
import { findLayoutFaults } from '../support/browser/measure-page.ts'
import { callApi, signUp } from '../support/browser/sign-up.ts'

/** A pass for 69,000 won that a new member has paid by card; returns the number of the order. */
async function paidOrder(context: BrowserContext): Promise<string> {
  const { session } = await signUp(context)
  const token = session.access_token
  const { buyer, total_amt } = form
  const items = [{ kind: 'course', option: 101_003, quantity: 1 }]
  const body = { items, buyer, total_amt, is_agreed: true, idempotency_key: randomUUID() }
  const { order_number } = await callApi(context, createOrder, '/v1/order', body, token)
  const payment = { method: 'card', return_path: `/mypage/history/detail?id=${order_number}` }
  const { url } = await callApi(context, beginPayment, `/v1/order/${order_number}/payment`, payment, token)
  const window = await context.newPage()
  await window.goto(url)
  await window.locator('button[name=answer][value=approve]').click()
  await window.waitForURL(/\/order-complete/, { waitUntil: 'commit' })
  const { searchParams } = new URL(window.url())
  await window.close()
  const returned = {
    payment_id: searchParams.get('payment'),
    payment_key: searchParams.get('payment_key'),
    amount: Number(searchParams.get('amount')),
  }
  expect((await callApi(context, confirmPayment, '/v1/pay/confirm', returned, token)).status).toBe('paid')
  return order_number
}

/** Orders at the operators' desk. Its passkeys need Chromium's own protocol. */
test.describe('orders at the desk', { tag: '@chromium' }, () => {
  test('an operator finds an order, notes on it and refunds it', async ({ page, context, baseURL, say }) => {
    const number = await paidOrder(context)
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

  test('its pages have room for everything, and no fault that axe finds', async ({ page, context, baseURL }) => {
    const number = await paidOrder(context)
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
})
