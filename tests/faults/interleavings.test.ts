import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { confirmPayment, createOrder } from '../../contract/orders/checkout.ts'
import { beginConfirmation } from '../../server/api/payments/confirm.ts'
import { orders } from '../../server/db/schema/orders.ts'
import { sandboxLedger } from '../../server/sandbox/payment/ledger.ts'
import { sandboxMessages } from '../../server/sandbox/payment/webhook-messages.ts'
import { faultTimeout, runs } from '../support/server/fault-runs.ts'
import {
  startPayment,
  returnParameters,
  signInBuyer,
  confirm,
  deposit,
  monthPass,
  openPaymentWindow,
  orderForm,
  settle,
  windowAnswers,
} from '../support/server/orders.ts'
import { approvedOrder, purchasesIn, sandboxBooks } from '../support/server/purchases.ts'
import { sampleShop } from '../support/server/shop.ts'
import { press } from '../support/server/html-page.ts'

/**
 * What may happen at the same time while somebody pays: the browser's return and its repetitions, a double click, the
 * provider's webhook and its copies, the job, a cancellation in another tab, and a deposit. In whatever order they
 * happen, the order ends paid once or not paid.
 */
const shop = await sampleShop()
const { services } = shop
const { db } = services
const ledger = sandboxLedger(services)
const messages = sandboxMessages(services)
const { paymentOf, recover, endOf } = purchasesIn(shop, sandboxBooks(services))

const cardSteps = [
  'return',
  'return again',
  'double click',
  'begin',
  'begin again',
  'message',
  'message again',
  'job',
  'cancel',
  'cancel again',
  'intent',
] as const
type Step = (typeof cardSteps)[number] | 'deposit'

/** Makes an approved payment; returns everything that may happen to it, by name. */
async function createApprovedPayment(answer: 'approve' | 'account') {
  const buying = await signInBuyer(shop)
  const { browser, token } = buying
  const { number, address, paymentId, brought } = await approvedOrder(shop, buying, answer)
  const { providerOrderId } = await paymentOf(number)
  const message = await messages.sign(randomUUID(), providerOrderId)
  const send = () => shop.api.request('/v1/pay/webhook/sandbox', { method: 'POST', ...message })
  const comeBack = () => browser.call(confirmPayment, '/v1/pay/confirm', { token, body: returnParameters(address) })
  const payment = { method: 'card', return_path: '/order?course=101&option=101001' }
  const beginAgain = () => browser.request('POST', `/v1/order/${number}/payment`, { token, body: payment })
  const input = { idempotency_key: randomUUID(), reason: 'mistake', expected_refund_amt: 0 }
  const cancel = () => browser.request('POST', `/v1/member/my/order/${number}/cancel`, { token, body: input })
  const work: Record<Step, () => Promise<unknown>> = {
    return: comeBack,
    'return again': comeBack,
    'double click': () => Promise.all([comeBack(), comeBack()]),
    begin: beginAgain,
    'begin again': beginAgain,
    message: async () => send(),
    'message again': async () => send(),
    job: () => settle(shop),
    cancel,
    'cancel again': cancel,
    intent: () => beginConfirmation(services, paymentId, brought),
    deposit: async () => {
      const account = (await ledger.find(providerOrderId))?.account
      if (account) await deposit(buying, account.number)
    },
  }
  return { number, work }
}

test.each([
  ['by card', 'approve', cardSteps],
  ['by virtual account', 'account', [...cardSteps, 'deposit', 'deposit']],
] as const)(
  'an order ends paid once or not paid, in whatever order things happen: %s',
  async (_, answer, steps) => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.shuffledSubarray<Step>([...steps], { minLength: 3 }),
        async (scheduler, chosen) => {
          const { number, work } = await createApprovedPayment(answer)
          const running = chosen.map((step) => scheduler.schedule(Promise.resolve(step), step).then(() => work[step]()))
          await scheduler.waitAll()
          const done = await Promise.all(running)
          for (const reply of done) if (reply instanceof Response) expect(reply.status).toBeLessThan(500)
          await recover()
          // Unpaid accounts expire.
          shop.pass(24 * 60 * 60)
          await recover()
          expect(['paid', 'canceled', 'expired']).toContain(await endOf(number))
        },
      ),
      { numRuns: runs(15, 1_000) },
    )
  },
  faultTimeout,
)

test(
  'makes one order and takes one payment, however often each button is pressed',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 4 }), async (scheduler, presses) => {
        const buying = await signInBuyer(shop)
        const { browser, token } = buying
        const pressed = async <Result>(what: string, work: () => Promise<Result>): Promise<Result[]> => {
          const all = Array.from({ length: presses }, (_, index) =>
            scheduler.schedule(Promise.resolve(), `${what} ${index + 1}`).then(work),
          )
          await scheduler.waitAll()
          return Promise.all(all)
        }
        const body = await orderForm(shop, [monthPass])
        const send = () => browser.request('POST', '/v1/order', { token, body })
        const replies = await pressed('order', send)
        // While the first one is in progress the others answer 409 and may be repeated.
        for (const { status } of replies) expect([201, 409]).toContain(status)
        const { content } = v.parse(v.object({ content: createOrder.content }), await (await send()).json())
        expect(await db.select().from(orders).where(eq(orders.memberId, buying.memberId))).toHaveLength(1)
        const number = content.order_number

        const windows = await pressed('pay', () => startPayment(buying, number))
        const addresses: URL[] = []
        for (const { url } of windows) {
          const window = await openPaymentWindow(browser, url)
          if (window.status === 200) addresses.push((await press(browser, window, windowAnswers.approve)).address)
        }
        const [address] = addresses
        if (!address || addresses.length > 1) throw new Error(`${addresses.length} windows are open`)
        await pressed('return', () => confirm(buying, address))
        await recover()
        expect(await endOf(number)).toBe('paid')
      }),
      { numRuns: runs(5, 100) },
    )
  },
  faultTimeout,
)
