import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderLimits } from '#contract/orders/orders.ts'
import { refundAsOperator } from '#server/operator/orders.ts'
import { sandboxLedger } from '#server/sandbox/payment/ledger.ts'
import { faultTimeout, runs } from '../support/server/fault-runs.ts'
import { kim } from '../support/server/operators.ts'
import { confirm, deposit, order, settle, signInBuyer, waitingOrder } from '../support/server/orders.ts'
import { shopAtToss, shopPaidBy, windowAtToss } from '../support/server/provider-shop.ts'
import { purchasesIn, sandboxBooks, tossBooks } from '../support/server/purchases.ts'
import { type Shop, sampleShop } from '../support/server/shop.ts'

// Deposits around the deadline of a virtual account, while the job that closes it runs before, after or at the same
// time. A deposit in time pays, a late one is given back, and no order is both paid and expired.

const sample = await sampleShop()
const ledger = sandboxLedger(sample.services)
const { shop: tossShop, toss } = shopAtToss(sample)

interface Account {
  readonly number: string
  /** Pays into the account, unless the bank refuses it. */
  readonly deposit: () => Promise<unknown>
  /** Sends the provider's webhook, unless it was sent with the deposit. */
  readonly tell: () => Promise<unknown>
}
interface Bank {
  readonly shop: Shop
  readonly purchases: ReturnType<typeof purchasesIn>
  readonly open: () => Promise<Account>
}

const sandboxPurchases = purchasesIn(sample, sandboxBooks(sample.services))
const banks: Record<'the sandbox' | 'Toss Payments', Bank> = {
  'the sandbox': {
    shop: sample,
    purchases: sandboxPurchases,
    open: async () => {
      const buying = await signInBuyer(sample)
      const { number, account } = await waitingOrder(sample, buying)
      return { number, deposit: () => deposit(buying, account), tell: async () => {} }
    },
  },
  'Toss Payments': {
    shop: tossShop,
    purchases: purchasesIn(tossShop, tossBooks(toss)),
    open: async () => {
      const buying = await signInBuyer(tossShop)
      const number = await order(tossShop, buying)
      const { address, orderId } = await windowAtToss(toss, buying, number, 'VIRTUAL_ACCOUNT')
      await confirm(buying, address)
      return {
        number,
        deposit: async () => toss.deposit(orderId),
        tell: async () => {
          const body = toss.message(orderId)
          return tossShop.api.request('/v1/pay/webhook/toss', { method: 'POST', body })
        },
      }
    },
  },
}
const offsets = [-1, 0, 1] as const
const jobs = ['job before', 'job after', 'job at the same time', 'no webhook'] as const
const cases = (['the sandbox', 'Toss Payments'] as const).flatMap((bank) =>
  offsets.flatMap((offset) => jobs.map((job) => [bank, offset, job] as const)),
)

/** Makes a deposit `offset` seconds after the deadline and runs the job as named; returns how the order ends. */
async function depositAt(
  { shop, purchases, open }: Bank,
  offset: number,
  job: (typeof jobs)[number],
  scheduler?: fc.Scheduler,
): Promise<string> {
  const { number, deposit: pay, tell } = await open()
  shop.pass(orderLimits.depositSeconds + offset)
  if (job === 'job before') {
    await settle(shop)
    await pay()
    await tell()
  } else if (job === 'job at the same time') {
    const turn = (name: string) => scheduler?.schedule(Promise.resolve(), name) ?? Promise.resolve()
    const running = [
      turn('deposit').then(pay).then(tell),
      turn('job').then(() => settle(shop)),
      turn('another job').then(() => settle(shop)),
    ]
    await scheduler?.waitAll()
    await Promise.all(running)
  } else {
    await pay()
    if (job === 'job after') await tell()
    await settle(shop)
  }
  await purchases.recover()
  // A late deposit may have no way back but an account that the buyer names to the operator.
  const account = { bank: 'kookmin' as const, number: '12345678901', holder: '김하늘' }
  const isStuck = (await purchases.openRefunds(number)) > 0
  if (isStuck) {
    await refundAsOperator(shop.services, number, {
      by: kim,
      reason: 'late deposit',
      amount: undefined,
      account,
    })
  }
  return purchases.endOf(number)
}

test.each(cases)(
  'pays or expires an order, never both: %s, deposit %d s after the deadline, %s',
  async (bank, offset, job) => {
    expect(await depositAt(banks[bank], offset, job)).toBe(offset > 0 ? 'expired' : 'paid')
  },
)

test(
  'accepts every deposit in time and no late one, in whatever order deposit, webhook and jobs run',
  async () => {
    const any = fc.tuple(fc.scheduler(), fc.constantFrom('the sandbox', 'Toss Payments'), fc.constantFrom(...offsets))
    await fc.assert(
      fc.asyncProperty(any, async ([scheduler, bank, offset]) => {
        expect(await depositAt(banks[bank], offset, 'job at the same time', scheduler)).toBe(
          offset > 0 ? 'expired' : 'paid',
        )
      }),
      { numRuns: runs(6, 300), endOnFailure: true },
    )
  },
  faultTimeout,
)

test('finds a deposit made just before the account was closed, although the provider stops answering', async () => {
  const { payment } = sample.services.providers
  const buying = await signInBuyer(sample)
  const { number } = await waitingOrder(sample, buying)
  const { providerOrderId } = await sandboxPurchases.paymentOf(number)
  let isSilent = false
  const shop = shopPaidBy(sample, {
    ...payment,
    query: async (known) => (isSilent ? { outcome: 'unanswered' } : payment.query(known)),
    cancel: async (known, refund) => {
      const approvedAt = sample.services.clock.now().toISOString()
      await ledger.change(providerOrderId, (books) => ({ ...books, status: 'done', approvedAt, charges: 1 }))
      isSilent = true
      return payment.cancel(known, { ...refund, amount: refund.amount === 0 ? 1_000_000_000 : refund.amount })
    },
  })
  sample.pass(orderLimits.depositSeconds + 1)
  await settle(shop)
  expect((await sandboxPurchases.orderOf(number)).status).toBe('expired')
  // Later it answers again.
  await sandboxPurchases.recover()
  expect(await sandboxPurchases.endOf(number)).toBe('expired')
})
