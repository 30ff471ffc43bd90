import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import type { SelectedItem } from '#contract/addresses/order-selection.ts'
import { beginPayment, confirmPayment, orderProgress } from '#contract/orders/checkout.ts'
import { orderDetail, orderLimits } from '#contract/orders/orders.ts'
import { enrolments } from '#server/db/schema/learning.ts'
import { orderEvents, orders } from '#server/db/schema/orders.ts'
import { payments, refunds, webhookEvents } from '#server/db/schema/payments.ts'
import { sandboxLedger } from '#server/sandbox/payment/ledger.ts'
import { sandboxMessages } from '#server/sandbox/payment/webhook-messages.ts'
import { press } from '#tests/support/server/html-page.ts'
import {
  answerWindow,
  type BuyerSession,
  confirm,
  deposit,
  monthPass,
  openPaymentWindow,
  order,
  paidOrder,
  returnParameters,
  settle,
  signInBuyer,
  startPayment,
  type WindowAnswer,
  waitingOrder,
  windowAnswers,
} from '#tests/support/server/orders.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { throwsAny } from '#tests/support/server/throws-any.ts'
import { openSession } from '../session/open-session.ts'
import { paymentWindowUrl } from './begin.ts'
import { settlePayment } from './settle.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const ledger = sandboxLedger(shop.services)
const messages = sandboxMessages(shop.services)
const headset: SelectedItem = { kind: 'device', device: 11, sale_type: 'rental', months: 1, quantity: 1 }

/** With a new token, because the clock may have been moved. */
async function progress({ browser, memberId }: BuyerSession, number: string) {
  const token = (await openSession({ ...shop.services, ...throwsAny }, browser.asCaller(), memberId)).access_token
  return (await browser.call(orderProgress, `/v1/order/${number}/progress`, { token })).content
}
const enrolmentsOf = (number: string) => db.select().from(enrolments).where(eq(enrolments.orderNumber, number))
const eventsOf = async (number: string) =>
  (await db.select().from(orderEvents).where(eq(orderEvents.orderNumber, number))).map(
    ({ from, to }) => `${from} ${to}`,
  )
const tryOfOrder = async (number: string) => {
  const [payment] = await db.select().from(payments).where(eq(payments.orderNumber, number))
  if (!payment) throw new Error('there is a payment')
  return payment
}
const booksOf = async (number: string) => {
  const books = await ledger.find((await tryOfOrder(number)).providerOrderId)
  if (!books) throw new Error('the provider knows it')
  return books
}
const send = (message: { headers: Record<string, string>; body: string }) =>
  shop.api.request('/v1/pay/webhook/sandbox', { method: 'POST', ...message })

describe('payment window', () => {
  test('returns to the completed order, which is paid after the confirmation', async () => {
    const buying = await signInBuyer(shop)
    const number = await order(shop, buying)
    const { address } = await answerWindow(buying, number)
    expect(address.pathname).toBe('/order-complete')
    expect(address.searchParams.get('order')).toBe(number)
    expect(await progress(buying, number)).toMatchObject({ status: 'pending', is_settling: false })
    expect(await confirm(buying, address)).toMatchObject({
      status: 'paid',
      method: 'card',
      approved_at: '2026-11-20T18:00:00.000Z',
      reason: null,
    })
    expect(await enrolmentsOf(number)).toMatchObject([
      { courseIdx: 101, startsOn: '2026-11-21', endsOn: '2026-12-20', revokedAt: null },
    ])
    expect(await eventsOf(number)).toEqual(['pending pending', 'pending paid'])
    expect((await booksOf(number)).charges).toBe(1)
  })

  test('answers the charged card by its code, with instalments', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying)
    const { content } = await buying.browser.call(orderDetail, `/v1/member/my/order/${number}`, buying)
    expect(content.payment).toMatchObject({
      method: 'card',
      instrument: { kind: 'card', code: 'kookmin' },
      installment_months: 0,
    })
    expect(content.can).toEqual({ pay: false, cancel: true, request_cash_receipt: false })
  })

  test('names the items in the language of the window', async () => {
    const buying = await signInBuyer(shop)
    const kit = { kind: 'course', option: 101_500, quantity: 1 } as const
    const english = await startPayment(buying, await order(shop, buying, [monthPass, kit]))
    expect((await openPaymentWindow(buying.browser, english.url)).html).toContain('&lt;hands on&gt; and 1 more')
    const korean = new URL((await startPayment(buying, await order(shop, buying, [monthPass, kit]))).url)
    korean.searchParams.set('lang', 'ko')
    expect((await openPaymentWindow(buying.browser, korean.href)).html).toContain('정맥주사 놓기 외 1건')
  })

  test('shows the card and the instalments that were chosen before, as does the receipt', async () => {
    const buying = await signInBuyer(shop)
    const number = await order(shop, buying, [{ kind: 'course', option: 101_003, quantity: 1 }])
    const card = { company: 'shinhan', installment_months: 3 } as const
    const { url } = await startPayment(buying, number, 'card', { card })
    const window = await openPaymentWindow(buying.browser, url)
    expect(window.html).toContain('Credit card, Shinhan Card, 3 Months')
    await confirm(buying, (await press(buying.browser, window, windowAnswers.approve)).address)
    const { content } = await buying.browser.call(orderDetail, `/v1/member/my/order/${number}`, buying)
    expect(content.payment).toMatchObject({
      method: 'card',
      instrument: { kind: 'card', code: 'shinhan' },
      installment_months: 3,
    })
  })

  test('ignores the choice of a card for another method', async () => {
    const buying = await signInBuyer(shop)
    const number = await order(shop, buying, [{ kind: 'course', option: 101_003, quantity: 1 }])
    const card = { company: 'shinhan', installment_months: 3 } as const
    await startPayment(buying, number, 'transfer', { card })
    const attempts = await db
      .select({ details: payments.details })
      .from(payments)
      .where(eq(payments.orderNumber, number))
    expect(attempts).toEqual([{ details: {} }])
  })

  test('rejects instalments that the amount does not allow', async () => {
    const { browser, token, ...buying } = await signInBuyer(shop)
    const number = await order(shop, { browser, token, ...buying })
    const body = {
      method: 'card',
      card: { company: null, installment_months: 3 },
      return_path: '/order?course=101&option=101001',
    }
    expect(await browser.expectError('POST', `/v1/order/${number}/payment`, { token, body })).toMatchObject({
      status: 400,
      code: 'PR10002400',
      content: { field: 'card.installment_months' },
    })
  })

  test.each<[WindowAnswer, string]>([
    ['cancel', 'user_cancel'],
    ['invalid', 'invalid_amount'],
    ['duplicate', 'duplicate_order'],
    ['session', 'session_expired'],
    ['unknown', 'unknown'],
  ])('returns to the failed order: %s', async (answer, reason) => {
    const buying = await signInBuyer(shop)
    const number = await order(shop, buying)
    const { address } = await answerWindow(buying, number, answer)
    expect(address.pathname).toBe('/order-failed')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      order: number,
      reason,
      again: '/order?course=101&option=101001',
    })
    expect(await progress(buying, number)).toMatchObject({ status: 'failed', reason })
    expect((await booksOf(number)).charges).toBe(0)
  })

  test('returns to the order form after a decline, where the same order is paid by another attempt', async () => {
    const buying = await signInBuyer(shop)
    const number = await order(shop, buying)
    const { address } = await answerWindow(buying, number, 'decline')
    expect(address.pathname).toBe('/order')
    expect(address.searchParams.get('course')).toBe('101')
    expect(address.searchParams.get('decline')).toBe('over_limit')
    expect(await progress(buying, number)).toMatchObject({ status: 'pending', decline: 'over_limit' })
    const again = await answerWindow(buying, number)
    expect(await confirm(buying, again.address)).toMatchObject({ status: 'paid', decline: null })
  })

  test('returns to the purchase history when the payment began there, or to a rebuilt order form', async () => {
    const buying = await signInBuyer(shop)
    const number = await order(shop, buying, [monthPass, { kind: 'course', option: 101_500, quantity: 2 }])
    const return_path = `/mypage/history/detail?id=${number}`
    const declined = await answerWindow(buying, number, 'decline', 'card', { return_path })
    expect(declined.address.pathname).toBe('/mypage/history/detail')
    expect(declined.address.searchParams.get('id')).toBe(number)
    expect(declined.address.searchParams.get('decline')).toBe('over_limit')
    const { address } = await answerWindow(buying, number, 'cancel', 'card', { return_path })
    expect(address.pathname).toBe('/order-failed')
    expect(address.searchParams.get('again')).toBe('/order?course=101&option=101001_101500x2')
  })

  test('takes no money after the order was paid from another tab', async () => {
    const buying = await signInBuyer(shop)
    const number = await order(shop, buying)
    const { url } = await startPayment(buying, number)
    const abandoned = await openPaymentWindow(buying.browser, url)
    const return_path = `/mypage/history/detail?id=${number}`
    const { address } = await answerWindow(buying, number, 'approve', 'card', { return_path })
    expect(await confirm(buying, address)).toMatchObject({ status: 'paid' })
    const late = await press(buying.browser, abandoned, windowAnswers.approve)
    expect(await confirm(buying, late.address)).toMatchObject({ status: 'paid' })
    const tries = await db.select().from(payments).where(eq(payments.orderNumber, number))
    expect(tries.map(({ status, paid }) => ({ status, paid })).toSorted((one, other) => one.paid - other.paid)).toEqual(
      [
        { status: 'abandoned', paid: 0 },
        { status: 'paid', paid: 20_000 },
      ],
    )
  })

  test('fails the order before money is taken when the amount differs', async () => {
    const buying = await signInBuyer(shop)
    const number = await order(shop, buying)
    const { address } = await answerWindow(buying, number, 'mismatch')
    expect(address.searchParams.get('amount')).toBe('19000')
    expect(await confirm(buying, address)).toMatchObject({ status: 'failed', reason: 'amount_mismatch' })
    expect((await booksOf(number)).charges).toBe(0)
  })

  test('is settled by the job when the provider answers late', async () => {
    const buying = await signInBuyer(shop)
    const number = await order(shop, buying)
    const { address } = await answerWindow(buying, number, 'late')
    expect(await confirm(buying, address)).toMatchObject({ status: 'pending', is_settling: true })
    const { content } = await buying.browser.call(orderDetail, `/v1/member/my/order/${number}`, buying)
    expect(content.can).toMatchObject({ pay: false, cancel: false })
    shop.pass(60)
    await settle(shop)
    expect(await progress(buying, number)).toMatchObject({ status: 'paid', is_settling: false })
    expect((await booksOf(number)).charges).toBe(1)
  })

  test('ends unpaid when the provider never answers', async () => {
    const buying = await signInBuyer(shop)
    const number = await order(shop, buying)
    const { address } = await answerWindow(buying, number, 'silent')
    expect(await confirm(buying, address)).toMatchObject({ is_settling: true })
    shop.pass(11 * 60)
    await settle(shop)
    expect(await progress(buying, number)).toMatchObject({ status: 'failed', reason: 'unknown', is_settling: false })
    expect((await booksOf(number)).charges).toBe(0)
  })

  test('is answered once: a second press changes nothing', async () => {
    const buying = await signInBuyer(shop)
    const number = await order(shop, buying)
    const { url } = await startPayment(buying, number)
    const window = await openPaymentWindow(buying.browser, url)
    await press(buying.browser, window, windowAnswers.approve)
    const again = await press(buying.browser, window, windowAnswers.cancel)
    expect(again.html).toContain('This payment is already complete')
    expect((await booksOf(number)).status).toBe('approved')
  })
})

describe('payment ticket', () => {
  test('opens its window once', async () => {
    const buying = await signInBuyer(shop)
    const { url } = await startPayment(buying, await order(shop, buying))
    expect((await openPaymentWindow(buying.browser, url)).status).toBe(200)
    expect((await openPaymentWindow(shop.browser({ host: 'localhost:3000' }), url)).status).toBe(404)
  })

  test('is valid for exactly two minutes', async () => {
    const buying = await signInBuyer(shop)
    const number = await order(shop, buying)
    const first = await startPayment(buying, number)
    shop.pass(orderLimits.ticketSeconds - 1)
    expect((await openPaymentWindow(buying.browser, first.url)).status).toBe(200)
    const second = await startPayment(buying, number)
    shop.pass(orderLimits.ticketSeconds)
    expect((await openPaymentWindow(buying.browser, second.url)).status).toBe(404)
  })

  test('leads to the payment host from the shop’s hosts, and stays on any other host', async () => {
    const known = await signInBuyer(shop, {}, 'shop.localhost:3000')
    expect((await startPayment(known, await order(shop, known))).url).toMatch(
      /^http:\/\/pay\.shop\.localhost:3000\/providers\/payment\?lang=en#ticket=[\w-]{43}$/,
    )
    const other = await signInBuyer(shop, {}, '192.0.2.7:3000')
    expect((await startPayment(other, await order(shop, other))).url).toMatch(/^http:\/\/192\.0\.2\.7:3000\/providers/)
  })

  test('leads to the payment host only when the shop is live', () => {
    const config = { ...shop.services.config, mode: 'live' } as const
    const address = paymentWindowUrl(config, 'http://192.0.2.7:3000', { ticket: 'T', locale: 'ko' })
    expect(address).toBe('http://pay.shop.localhost:3000/providers/payment?lang=ko#ticket=T')
  })

  test('is invalid after a newer attempt has begun', async () => {
    const buying = await signInBuyer(shop)
    const number = await order(shop, buying)
    const first = await startPayment(buying, number)
    await startPayment(buying, number)
    expect((await openPaymentWindow(buying.browser, first.url)).status).toBe(404)
  })
})

test('the payment window shows its own order and buyer', async () => {
  const opened = vi.spyOn(shop.services.providers.payment, 'window')
  for (const { email, items, orderName } of [
    { email: 'one@member.example', items: [monthPass], orderName: 'IV "insertion" <hands on>' },
    { email: 'two@member.example', items: [headset], orderName: 'Headset' },
  ]) {
    const buying = await signInBuyer(shop, { email })
    const { url } = await startPayment(buying, await order(shop, buying, items))
    await openPaymentWindow(buying.browser, url)
    expect(opened.mock.lastCall?.[0]).toMatchObject({ orderName, customer: { email } })
  }
  opened.mockRestore()
})

describe('payment', () => {
  test('cannot be confirmed under an unknown id', async () => {
    const { browser, token } = await signInBuyer(shop)
    const body = { payment_id: randomUUID(), payment_key: 'key', amount: 1 }
    expect((await browser.expectError('POST', '/v1/pay/confirm', { token, body })).status).toBe(404)
  })

  test('cannot be begun, confirmed or followed for another member’s order', async () => {
    const owner = await signInBuyer(shop)
    const number = await order(shop, owner)
    const { address } = await answerWindow(owner, number)
    const { browser, token } = await signInBuyer(shop)
    const body = { method: 'card', return_path: '/order' }
    expect((await browser.expectError('POST', `/v1/order/${number}/payment`, { token, body })).status).toBe(404)
    expect(
      (await browser.expectError('POST', '/v1/pay/confirm', { token, body: returnParameters(address) })).status,
    ).toBe(404)
    expect((await browser.expectError('GET', `/v1/order/${number}/progress`, { token })).status).toBe(404)
    expect((await booksOf(number)).charges).toBe(0)
  })

  test('cannot begin for a paid order, nor after half an hour', async () => {
    const buying = await signInBuyer(shop)
    const paid = await paidOrder(shop, buying)
    const body = { method: 'card', return_path: '/order' }
    const refused = (number: string) =>
      buying.browser.expectError('POST', `/v1/order/${number}/payment`, { token: buying.token, body })
    expect(await refused(paid)).toMatchObject({ code: 'PR30009400' })
    const late = await signInBuyer(shop)
    const number = await order(shop, late)
    await db.update(orders).set({ expiresAt: shop.services.clock.now() }).where(eq(orders.number, number))
    const { token } = late
    expect(await late.browser.expectError('POST', `/v1/order/${number}/payment`, { token, body })).toMatchObject({
      code: 'PR30009400',
    })
  })

  test.each(['https://evil.example/order', '//evil.example/order', '/mypage', '/orders'])(
    'does not come back to %s',
    async (return_path) => {
      const { browser, token } = await signInBuyer(shop)
      const number = await order(shop, { browser, token, memberId: '' })
      const body = { method: 'card', return_path }
      const refused = await browser.expectError('POST', `/v1/order/${number}/payment`, { token, body })
      expect(refused.content.field).toBe('return_path')
    },
  )

  test('takes the order’s amount, whatever the address says', async () => {
    const buying = await signInBuyer(shop)
    for (const amount of [0, 1, 19_999, 20_001, 200_000]) {
      const number = await order(shop, buying)
      const { address } = await answerWindow(buying, number)
      address.searchParams.set('amount', String(amount))
      expect(await confirm(buying, address)).toMatchObject({ status: 'failed', reason: 'amount_mismatch' })
      expect((await booksOf(number)).charges).toBe(0)
    }
  })

  test('is not confirmed by the key of a cheaper payment', async () => {
    const buying = await signInBuyer(shop)
    const cheap = await answerWindow(buying, await order(shop, buying))
    const dear = await order(shop, buying, [{ kind: 'course', option: 101_003, quantity: 1 }])
    const { address } = await answerWindow(buying, dear)
    address.searchParams.set('payment_key', returnParameters(cheap.address).payment_key)
    expect((await confirm(buying, address)).status).not.toBe('paid')
    expect((await booksOf(dear)).charges).toBe(0)
  })

  test.each(['cancel', 'decline'] as const)(
    'continues or is refunded when an abandoned window is paid: %s',
    async (answer) => {
      const buying = await signInBuyer(shop)
      const number = await order(shop, buying)
      await answerWindow(buying, number, answer)
      // The same window was still open elsewhere, and its webhook never arrives.
      const { providerOrderId } = await tryOfOrder(number)
      const approvedAt = clock.now().toISOString()
      await ledger.change(providerOrderId, (books) => ({ ...books, status: 'done', approvedAt, charges: 1 }))
      for (let round = 0; round < 3; round++) {
        shop.pass(60)
        await settle(shop)
      }
      const isPaid = answer === 'decline'
      expect(await progress(buying, number)).toMatchObject({ status: isPaid ? 'paid' : 'failed' })
      expect((await booksOf(number)).refunds.map(({ amount }) => amount)).toEqual(isPaid ? [] : [20_000])
    },
  )

  test('lets the order expire when nothing is paid within half an hour', async () => {
    const buying = await signInBuyer(shop)
    const number = await order(shop, buying)
    await startPayment(buying, number)
    shop.pass(orderLimits.pendingSeconds - 1)
    await settle(shop)
    expect((await progress(buying, number)).status).toBe('pending')
    shop.pass(1)
    await settle(shop)
    expect((await progress(buying, number)).status).toBe('expired')
  })
})

describe('virtual account', () => {
  test('is paid by its deposit', async () => {
    const buying = await signInBuyer(shop)
    const { number, account } = await waitingOrder(shop, buying)
    expect(await progress(buying, number)).toMatchObject({
      status: 'waiting_for_deposit',
      virtual_account: { bank: { kind: 'bank', code: 'kookmin' }, number: account, holder: 'Practicum' },
    })
    expect(await enrolmentsOf(number)).toEqual([])
    await deposit(buying, account)
    expect(await progress(buying, number)).toMatchObject({ status: 'paid', virtual_account: null })
    expect(await enrolmentsOf(number)).toHaveLength(1)
  })

  test('is paid once when a deposit is reported twice', async () => {
    const buying = await signInBuyer(shop)
    const { number, account } = await waitingOrder(shop, buying)
    await deposit(buying, account, { 'Tell the shop twice': true })
    expect((await eventsOf(number)).filter((event) => event.endsWith(' paid'))).toHaveLength(1)
    expect(await enrolmentsOf(number)).toHaveLength(1)
  })

  test('rejects another amount', async () => {
    const buying = await signInBuyer(shop)
    const { number, account } = await waitingOrder(shop, buying)
    const { html } = await deposit(buying, account, { 'Amount, won': '19000' })
    expect(html).toContain('Another amount')
    expect((await progress(buying, number)).status).toBe('waiting_for_deposit')
  })

  test('is awaited when it is issued after a decline in the same window', async () => {
    const buying = await signInBuyer(shop)
    const number = await order(shop, buying)
    await answerWindow(buying, number, 'decline')
    const { id, providerOrderId: orderId, amount } = await tryOfOrder(number)
    const until = new Date(clock.now().getTime() + 60_000)
    const bank = { kind: 'bank', code: 'kookmin' } as const
    const account = { bank, number: '1234567890', holder: '프랙티컴', until }
    await settlePayment(shop.services, id, { outcome: 'waiting', orderId, key: 'key', amount, account }, 'job')
    expect(await progress(buying, number)).toMatchObject({
      status: 'waiting_for_deposit',
      virtual_account: { number: '1234567890' },
    })
  })

  test('expires its order and refunds the money when another amount was paid', async () => {
    const buying = await signInBuyer(shop)
    const { number } = await waitingOrder(shop, buying)
    const { id, providerOrderId, providerKey } = await tryOfOrder(number)
    const paid = {
      orderId: providerOrderId,
      key: providerKey ?? '',
      amount: 19_000,
      approvedAt: clock.now(),
      details: {},
    }
    await settlePayment(shop.services, id, { outcome: 'paid', ...paid }, 'provider')
    expect(await progress(buying, number)).toMatchObject({ status: 'expired', virtual_account: null })
    expect(await tryOfOrder(number)).toMatchObject({ paid: 19_000, refunded: 19_000 })
    expect(await enrolmentsOf(number)).toEqual([])
  })

  test.each([
    ['a second before its deadline is paid', -1, 'paid', false],
    ['on its deadline is paid', 0, 'paid', false],
    ['a second after it is expired, and the money goes back', 1, 'expired', true],
  ])('receives a deposit %s', async (_, seconds, status, isBack) => {
    const buying = await signInBuyer(shop)
    const { number, account } = await waitingOrder(shop, buying)
    shop.pass(orderLimits.depositSeconds + seconds)
    await deposit(buying, account)
    await settle(shop)
    await settle(shop)
    expect((await progress(buying, number)).status).toBe(status)
    const payment = await tryOfOrder(number)
    const { amount } = payment
    const back = isBack ? amount : 0
    expect(payment).toMatchObject({ status: 'paid', paid: amount, refunded: back })
    expect((await booksOf(number)).refunds.map((each) => each.amount)).toEqual(isBack ? [amount] : [])
    expect(await enrolmentsOf(number)).toHaveLength(status === 'paid' ? 1 : 0)
  })

  test('finds an unreported deposit at the deadline', async () => {
    const buying = await signInBuyer(shop)
    const { number } = await waitingOrder(shop, buying)
    const { providerOrderId } = await tryOfOrder(number)
    await ledger.change(providerOrderId, (books) => ({
      ...books,
      status: 'done',
      approvedAt: shop.services.clock.now().toISOString(),
      charges: 1,
    }))
    shop.pass(orderLimits.depositSeconds + 60)
    await settle(shop)
    expect((await db.select().from(orders).where(eq(orders.number, number)))[0]?.status).toBe('paid')
  })

  test('expires with its order when nothing is paid, and takes no money afterwards', async () => {
    const buying = await signInBuyer(shop)
    const { number, account } = await waitingOrder(shop, buying)
    shop.pass(orderLimits.depositSeconds + 1)
    await settle(shop)
    expect((await db.select().from(orders).where(eq(orders.number, number)))[0]?.status).toBe('expired')
    expect((await tryOfOrder(number)).status).toBe('canceled')
    expect((await deposit(buying, account)).html).toContain('Account closed')
    expect(await db.select().from(refunds).where(eq(refunds.orderNumber, number))).toEqual([])
  })

  test('waits again when the bank takes the deposit back', async () => {
    const buying = await signInBuyer(shop)
    const { number, account } = await waitingOrder(shop, buying)
    await deposit(buying, account)
    const { providerOrderId } = await tryOfOrder(number)
    await ledger.change(providerOrderId, (books) => ({ ...books, status: 'waiting', charges: 0 }))
    await send(await messages.sign(randomUUID(), providerOrderId))
    expect(await progress(buying, number)).toMatchObject({ status: 'waiting_for_deposit' })
    expect(await enrolmentsOf(number)).toEqual([])
    await deposit(buying, account)
    expect(await progress(buying, number)).toMatchObject({ status: 'paid' })
    expect(await enrolmentsOf(number)).toHaveLength(1)
  })
})

describe('webhook message', () => {
  const waiting = async () => {
    const buying = await signInBuyer(shop)
    const { number } = await waitingOrder(shop, buying)
    const { providerOrderId } = await tryOfOrder(number)
    return { buying, number, providerOrderId }
  }
  const countEvents = async () => (await db.select().from(webhookEvents)).length

  test('only makes the shop query the provider', async () => {
    const { buying, number, providerOrderId } = await waiting()
    expect((await send(await messages.sign(randomUUID(), providerOrderId))).status).toBe(200)
    expect((await progress(buying, number)).status).toBe('waiting_for_deposit')
  })

  test('is recorded once, however often it arrives', async () => {
    const { providerOrderId } = await waiting()
    const before = await countEvents()
    const message = await messages.sign(randomUUID(), providerOrderId)
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(message)))
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(await countEvents()).toBe(before + 1)
  })

  test.each<[string, (message: Awaited<ReturnType<typeof messages.sign>>) => typeof message]>([
    ['without a signature', ({ body }) => ({ body, headers: {} })],
    ['with another body', ({ headers }) => ({ headers, body: '{"type":"payment","orderId":"20261121-AAAAAAAA-1"}' })],
    ['with another id', ({ headers, body }) => ({ body, headers: { ...headers, 'webhook-id': 'other' } })],
    ['with another time', ({ headers, body }) => ({ body, headers: { ...headers, 'webhook-timestamp': '1' } })],
    [
      'signed by somebody else',
      ({ headers, body }) => ({ body, headers: { ...headers, 'webhook-signature': 'v1,AAAA' } }),
    ],
    ['that is no JSON', ({ headers }) => ({ headers, body: 'paid!' })],
  ])('is rejected %s', async (_, change) => {
    const { providerOrderId } = await waiting()
    const before = await countEvents()
    const reply = await send(change(await messages.sign(randomUUID(), providerOrderId)))
    expect(reply.status).toBe(400)
    expect(await countEvents()).toBe(before)
  })

  test('is rejected when it is more than five minutes old', async () => {
    const { providerOrderId } = await waiting()
    const old = new Date(Date.now() - 6 * 60 * 1000)
    expect((await send(await messages.sign(randomUUID(), providerOrderId, old))).status).toBe(400)
  })

  test('of an unknown provider is not found', async () => {
    expect((await shop.api.request('/v1/pay/webhook/toss', { method: 'POST', body: '{}' })).status).toBe(404)
  })
})

describe('strangers', () => {
  itRejectsStrangers(shop, confirmPayment, '/v1/pay/confirm', {
    payment_id: randomUUID(),
    payment_key: 'key',
    amount: 1,
  })
  itRejectsStrangers(shop, beginPayment, '/v1/order/20261121-AAAAAAAA/payment', {
    method: 'card',
    return_path: '/order',
  })
})
