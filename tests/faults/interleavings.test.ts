import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { confirmPayment } from '#contract/orders/checkout.ts'
import { beginConfirmation } from '#server/api/payments/confirm.ts'
import { sandboxLedger } from '#server/sandbox/payment/ledger.ts'
import { sandboxMessages } from '#server/sandbox/payment/webhook-messages.ts'
import { faultTimeout, runs } from '../support/server/fault-runs.ts'
import { deposit, returnParameters, settle, signInBuyer } from '../support/server/orders.ts'
import { approvedOrder, purchasesIn, sandboxBooks } from '../support/server/purchases.ts'
import { sampleShop } from '../support/server/shop.ts'

// What may happen at the same time while somebody pays: the browser's return and its repetitions, a double click, the
// provider's webhook and its copies, the job, a cancellation in another tab, and a deposit. In whatever order they
// happen, the order ends paid once or not paid.

const shop = await sampleShop()
const { services } = shop
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
