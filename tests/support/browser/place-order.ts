import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { beginPayment, confirmPayment, createOrder, quote } from '#contract/orders/checkout.ts'
import type { OrderForm } from '#machines/checkout.data.ts'
import { form } from '#tests/flows/checkout.cases.ts'
import { expect } from './fixtures.ts'
import { callApi, signUp } from './sign-up.ts'

interface OrderOptions {
  /** Default: a pass for 69,000 won. */
  readonly items?: OrderForm['items']
  /** Default: `card`. */
  readonly payment?: 'card' | 'deposit' | 'awaited deposit'
  /** Number of a course whose lessons the member finishes. */
  readonly finishes?: number
}

/** A new member orders, and pays in the sandbox's windows; returns the number of the order. */
export async function placeOrder(
  context: BrowserContext,
  { items = form.items, payment = 'card', finishes }: OrderOptions = {},
): Promise<string> {
  const { session } = await signUp(context)
  const token = session.access_token
  const { total_amt } = await callApi(context, quote, '/v1/order/quote', { items }, token)
  const body = { items, buyer: form.buyer, total_amt, is_agreed: true, idempotency_key: randomUUID() }
  const { order_number } = await callApi(context, createOrder, '/v1/order', body, token)
  const asked = {
    method: payment === 'card' ? 'card' : 'virtual_account',
    return_path: `/mypage/history/detail?id=${order_number}`,
  }
  const { url } = await callApi(context, beginPayment, `/v1/order/${order_number}/payment`, asked, token)
  const window = await context.newPage()
  await window.goto(url)
  await window.locator('button[name=answer][value=approve]').click()
  await window.waitForURL(/\/order-complete/, { waitUntil: 'commit' })
  const { searchParams } = new URL(window.url())
  const returned = {
    payment_id: searchParams.get('payment'),
    payment_key: searchParams.get('payment_key'),
    amount: Number(searchParams.get('amount')),
  }
  const ask = () => callApi(context, confirmPayment, '/v1/pay/confirm', returned, token)
  const { status, virtual_account: account } = await ask()
  expect(status).toBe(payment === 'card' ? 'paid' : 'waiting_for_deposit')
  if (payment === 'deposit') {
    await window.goto(`/sandbox/bank?account=${account?.number}`)
    await window.locator('.actions').getByRole('button').click()
    await expect.poll(async () => (await ask()).status).toBe('paid')
  }
  if (finishes !== undefined) {
    await window.goto('/sandbox/learning')
    await window.locator(`a[href$="course=${finishes}"]`, { hasText: session.userid }).click()
    for (const box of await window.locator('input[name=lesson]').all()) await box.check()
    await window.locator('.actions button').click()
    await expect(window.locator('input[name=lesson]').first()).toBeChecked()
  }
  await window.close()
  return order_number
}
