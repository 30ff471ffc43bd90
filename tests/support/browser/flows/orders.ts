import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { beginPayment, confirmPayment, createOrder } from '#contract/orders/checkout.ts'
import { cancelOrder, type PaymentMethod, type RefundAccount, requestCashReceipt } from '#contract/orders/orders.ts'
import { form } from '#tests/flows/checkout.cases.ts'
import { sampleId } from '#tests/flows/samples/samples.ts'
import type { OrderEnvironment, PreparedOrder } from '#tests/flows/user-driver.ts'
import { callApi } from '../sign-up.ts'
import type { Tab } from '../tab.ts'

/** Value of a button in the payment window. */
type WindowAnswer = 'approve' | 'late' | 'silent'

/** A course whose lessons no other test finishes. */
const practisedCourse = { number: 102, option: 102_001, total_amt: 29_000 } as const

/** Places orders and pays them by calls and in the sandbox's windows, and opens the page of the order. */
export function driveOrders({ context, page, say, open }: Tab): OrderEnvironment {
  const readAccessToken = () => page.evaluate(() => localStorage.getItem('accessToken') ?? '')
  const pageOf = (order: string) => `/mypage/history/detail?id=${order}`
  const place = async (token: string, option = 101_003, total_amt = form.total_amt): Promise<string> => {
    const { buyer } = form
    const items = [{ kind: 'course', option }]
    const body = { items, buyer, total_amt, is_agreed: true, idempotency_key: randomUUID() }
    return (await callApi(context, createOrder, '/v1/order', body, token)).order_number
  }
  /** Answers in the payment window. Returns the function that asks the shop how the payment is. */
  const pay = async (token: string, order: string, method: PaymentMethod, answer: WindowAnswer) => {
    const body = { method, return_path: pageOf(order) }
    const { url } = await callApi(context, beginPayment, `/v1/order/${order}/payment`, body, token)
    await page.goto(url)
    await page.waitForURL(/\/sandbox\/payment/)
    await page.locator(`button[name=answer][value=${answer}]`).click()
    await page.waitForURL(/\/order-complete/, { waitUntil: 'commit' })
    const returned = new URL(await page.url()).searchParams
    return () => {
      const payment = {
        payment_id: returned.get('payment'),
        payment_key: returned.get('payment_key'),
        amount: Number(returned.get('amount')),
      }
      return callApi(context, confirmPayment, '/v1/pay/confirm', payment, token)
    }
  }
  const deposit = async (token: string): Promise<string> => {
    const order = await place(token)
    const ask = await pay(token, order, 'virtual_account', 'approve')
    const { virtual_account: account } = await ask()
    await page.goto(`/sandbox/bank?account=${account?.number}`)
    await page.locator('.actions').getByRole('button').click()
    await expect.poll(async () => (await ask()).status).toBe('paid')
    return order
  }
  /** Finishes every lesson of a course in the sandbox's learning system. */
  const finishLessons = async (course: number): Promise<void> => {
    await page.goto('/sandbox/learning')
    await page.locator(`a[href$="course=${course}"]`, { hasText: 'practice01' }).click()
    for (const box of await page.locator('input[name=lesson]').all()) await box.check()
    await page.locator('.actions button').click()
    await expect.poll(() => page.locator('input[name=lesson]').first().isChecked()).toBe(true)
  }
  const prepared: Record<PreparedOrder, (token: string, reply: string | undefined) => Promise<string>> = {
    unpaid: async (token) => pageOf(await place(token)),
    declined: async (token) => `${pageOf(await place(token))}&payment=${sampleId}&decline=over_limit`,
    confirming: async (token, reply) => {
      const order = await place(token)
      const ask = await pay(token, order, 'card', reply === 'watchPayment failed' ? 'silent' : 'late')
      expect((await ask()).is_settling).toBe(true)
      return pageOf(order)
    },
    paid: async (token, reply) => {
      const isPractised = reply === 'refundPreview nothing'
      const order = isPractised
        ? await place(token, practisedCourse.option, practisedCourse.total_amt)
        : await place(token)
      const ask = await pay(token, order, 'card', 'approve')
      expect((await ask()).status).toBe('paid')
      if (isPractised) await finishLessons(practisedCourse.number)
      return pageOf(order)
    },
    deposited: async (token) => pageOf(await deposit(token)),
    canceling: async (token, reply) => {
      const order = await deposit(token)
      const number = reply === 'watchRefund refused' ? '110023452222' : '110023451111'
      await cancel(token, order, { bank: 'kookmin', number, holder: form.buyer.name })
      return pageOf(order)
    },
    'receipt requested': async (token, reply) => {
      const order = await deposit(token)
      const number = reply === 'watchReceipt refused' ? '01023452222' : '01023451111'
      const path = `/v1/member/my/order/${order}/cash-receipt`
      await callApi(context, requestCashReceipt, path, { type: 'personal', number }, token)
      return pageOf(order)
    },
  }
  const cancel = (token: string, order: string, account: RefundAccount | undefined) =>
    callApi(
      context,
      cancelOrder,
      `/v1/member/my/order/${order}/cancel`,
      {
        idempotency_key: randomUUID(),
        reason: 'mistake',
        expected_refund_amt: account === undefined ? 0 : form.total_amt,
        account,
      },
      token,
    )
  return {
    openOrder: async (as, reply) => {
      // A page of the shop's origin that loads nothing else.
      await page.goto('/sandbox/faults')
      await open(await prepared[as](await readAccessToken(), reply))
    },
    cancelInOtherTab: async () => {
      const order = new URL(await page.url()).searchParams.get('id') ?? ''
      const account = { bank: 'kookmin', number: '110023456789', holder: form.buyer.name } as const
      const isPaid = (await page.getByRole('button', { name: say('Request a cash receipt') }).count()) > 0
      await cancel(await readAccessToken(), order, isPaid ? account : undefined)
    },
  }
}
