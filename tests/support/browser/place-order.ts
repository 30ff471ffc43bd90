import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { beginPayment, confirmPayment, createOrder, quote } from '../../../contract/orders/checkout.ts'
import type { SelectedItem } from '../../../contract/addresses/order-selection.ts'
import { form } from '../../../machines/models/checkout.cases.ts'
import { expect } from './fixtures.ts'
import { callApi, signUp } from './sign-up.ts'

interface OrderOptions {
  /** Default: a pass for 69,000 won. */
  readonly items?: readonly SelectedItem[]
  /** Default: `card`. A virtual account leaves the order waiting for its deposit. */
  readonly method?: 'card' | 'virtual_account'
}

/** A new member orders, and answers in the payment window; returns the number of the order. */
export async function placeOrder(
  context: BrowserContext,
  { items = form.items, method = 'card' }: OrderOptions = {},
): Promise<string> {
  const { session } = await signUp(context)
  const token = session.access_token
  const { total_amt } = await callApi(context, quote, '/v1/order/quote', { items }, token)
  const body = { items, buyer: form.buyer, total_amt, is_agreed: true, idempotency_key: randomUUID() }
  const { order_number } = await callApi(context, createOrder, '/v1/order', body, token)
  const payment = { method, return_path: `/mypage/history/detail?id=${order_number}` }
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
  const { status } = await callApi(context, confirmPayment, '/v1/pay/confirm', returned, token)
  expect(status).toBe(method === 'card' ? 'paid' : 'waiting_for_deposit')
  return order_number
}
