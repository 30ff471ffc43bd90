import { randomUUID } from 'node:crypto'
import type { SelectedItem } from '#contract/addresses/order-selection.ts'
import type { CardChoice } from '#contract/orders/card-choice.ts'
import { type Buyer, beginPayment, confirmPayment, createOrder, type OrderProgress } from '#contract/orders/checkout.ts'
import type { PaymentMethod } from '#contract/orders/orders.ts'
import { priceItems, sumItems } from '#server/api/orders/prices.ts'
import type { members } from '#server/db/schema/members.ts'
import { settleOrders } from '#server/jobs/settle-orders.ts'
import { goTo, type Page, press } from './html-page.ts'
import type { Browser } from './http-browser.ts'
import { watchedLog } from './log-lines.ts'
import { addMember, signIn } from './members.ts'
import type { Shop } from './shop.ts'
import { throwsAny } from './throws-any.ts'

/** Things of the sample catalogue: a pass for 20,000 won, goods for 12,000 and 3,000 of delivery, a course for good. */
export const monthPass: SelectedItem = { kind: 'course', option: 101_001, quantity: 1 }

/** A headset for twelve months. */
export const headsetRental: SelectedItem = {
  kind: 'device',
  device: 11,
  sale_type: 'rental',
  months: 12,
  quantity: 1,
}

export const buyer: Buyer = {
  name: '김하늘',
  phone: '01023450142',
  postcode: '04799',
  address: '서울 성동구 아차산로 104',
  address_detail: '1203호',
  delivery: '문 앞에 놓아 주세요',
}

/** A signed-in member's browser, on a foreign host, so that windows do not redirect to the shop's host. */
export interface BuyerSession {
  readonly browser: Browser
  readonly memberId: string
  readonly token: string
}

let index = 0

export async function signInBuyer(
  shop: Shop,
  special: Partial<typeof members.$inferInsert> = {},
  host = 'localhost:3000',
): Promise<BuyerSession> {
  index += 1
  const browser = shop.browser({ host, address: `198.51.${index >> 8}.${index & 255}` })
  const member = await addMember(shop, { name: '김하늘', ...special })
  const { access_token } = await signIn(shop, browser, member)
  return { browser, memberId: member.id, token: access_token }
}

/** The body of an order, with the total that was shown. */
export async function orderForm(shop: Shop, items: readonly SelectedItem[]) {
  const { db, clock } = shop.services
  const { total } = sumItems(await priceItems(db, clock.today(), items, throwsAny))
  return {
    idempotency_key: randomUUID(),
    items: [...items],
    buyer,
    total_amt: total,
    is_agreed: true as const,
  }
}

/** Places an order; returns its number. */
export async function order(
  shop: Shop,
  { browser, token }: BuyerSession,
  items: readonly SelectedItem[] = [monthPass],
) {
  const body = await orderForm(shop, items)
  return (await browser.call(createOrder, '/v1/order', { token, body })).content.order_number
}

/** Begins a payment. */
export async function startPayment(
  { browser, token }: BuyerSession,
  number: string,
  method: PaymentMethod = 'card',
  special: { readonly card?: CardChoice; readonly return_path?: string } = {},
) {
  const body = { method, return_path: '/order?course=101&option=101001', ...special }
  return (await browser.call(beginPayment, `/v1/order/${number}/payment`, { token, body })).content
}

/** Opens the payment window with its ticket, as the window's script does. */
export async function openPaymentWindow(browser: Browser, url: string): Promise<Page> {
  const address = new URL(url)
  const ticket = new URLSearchParams(address.hash.slice(1)).get('ticket') ?? ''
  return goTo(browser, `${address.origin}${address.pathname}/open${address.search}`, new URLSearchParams({ ticket }))
}

export const windowAnswers = {
  approve: 'Approve',
  account: 'Issue a virtual account',
  late: 'Approve late',
  decline: 'Decline',
  cancel: 'The buyer cancels',
  mismatch: 'Another amount',
  invalid: 'Invalid amount',
  duplicate: 'Duplicate order number',
  session: 'Login expired',
  silent: 'Don’t respond',
  unknown: 'Unknown error',
} as const
export type WindowAnswer = keyof typeof windowAnswers

/** Begins a payment and presses a button of the window; returns the address it returns to. */
export async function answerWindow(
  buying: BuyerSession,
  number: string,
  answer: WindowAnswer = 'approve',
  method: PaymentMethod = answer === 'account' ? 'virtual_account' : 'card',
  special: Parameters<typeof startPayment>[3] = {},
): Promise<{ readonly address: URL; readonly payment: string }> {
  const { payment_id, url } = await startPayment(buying, number, method, special)
  const window = await openPaymentWindow(buying.browser, url)
  const { address } = await press(buying.browser, window, windowAnswers[answer])
  return { address, payment: payment_id }
}

/** The confirmation that `/order-complete` makes from its search parameters. */
export function returnParameters({ searchParams }: URL) {
  return {
    payment_id: searchParams.get('payment') ?? '',
    payment_key: searchParams.get('payment_key') ?? '',
    amount: Number(searchParams.get('amount')),
  }
}

export async function confirm({ browser, token }: BuyerSession, address: URL): Promise<OrderProgress> {
  return (await browser.call(confirmPayment, '/v1/pay/confirm', { token, body: returnParameters(address) })).content
}

/** Makes a paid order of this member, from the form to the confirmation. */
export async function paidOrder(
  shop: Shop,
  buying: BuyerSession,
  items: readonly SelectedItem[] = [monthPass],
  method: PaymentMethod = 'card',
): Promise<string> {
  const number = await order(shop, buying, items)
  // So that the moments of order, payment and confirmation differ.
  shop.pass(20)
  const { address } = await answerWindow(buying, number, 'approve', method)
  shop.pass(5)
  await confirm(buying, address)
  return number
}

/** Makes an order that waits for a deposit; returns the numbers of order and account. */
export async function waitingOrder(
  shop: Shop,
  buying: BuyerSession,
  items: readonly SelectedItem[] = [monthPass],
): Promise<{ number: string; account: string }> {
  const number = await order(shop, buying, items)
  shop.pass(20)
  const progress = await confirm(buying, (await answerWindow(buying, number, 'account')).address)
  return { number, account: progress.virtual_account?.number ?? '' }
}

/** Makes a deposit at the sandbox's bank. */
export async function deposit(
  { browser }: BuyerSession,
  account: string,
  fields: Readonly<Record<string, string | boolean>> = {},
): Promise<Page> {
  return press(browser, await goTo(browser, `/sandbox/bank?account=${account}`), 'Deposit', fields)
}

/** Runs the job once. */
export function settle({ services }: Pick<Shop, 'services'>): Promise<void> {
  return settleOrders({ ...services, log: watchedLog().log })
}
