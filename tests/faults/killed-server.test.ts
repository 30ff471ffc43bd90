import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import type { SelectedItem } from '#contract/addresses/order-selection.ts'
import { beginPayment, createOrder } from '#contract/orders/checkout.ts'
import { devices } from '#server/db/schema/boards.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { moveClock, watchClock } from '#server/sandbox/movable-clock.ts'
import { registerCleanup } from '../support/server/cleanup.ts'
import { faultTimeout, runs } from '../support/server/fault-runs.ts'
import { goTo } from '../support/server/html-page.ts'
import { openBrowser, type RequestTarget } from '../support/server/http-browser.ts'
import { addMember, signIn } from '../support/server/members.ts'
import { monthPass, openPaymentWindow, orderForm } from '../support/server/orders.ts'
import { agreeAtToss, tossRequestOf } from '../support/server/provider-shop.ts'
import { purchasesIn, tossBooks } from '../support/server/purchases.ts'
import { nightOf, today } from '../support/server/sample-catalogue.ts'
import { shopWith, testConfig } from '../support/server/shop.ts'
import { databaseSettings, freePort, startShopProcess } from '../support/server/shop-process.ts'
import { testDatabase } from '../support/server/test-database.ts'
import {
  serveTossPayments,
  type TossMoment,
  type TossOperation,
  tossPayments,
} from '../support/server/toss-payments.ts'

// The shop as a process of its own, killed with SIGKILL between any two steps of a purchase and at random moments. The
// provider is another process with its own books. The buyer comes back and tries again, or never does.

const { database, target } = await testDatabase('sample')
const clock = await watchClock(database, () => {})
registerCleanup(() => clock.close())
const { db } = database
const pass = (seconds: number) => moveClock(db, clock, seconds * 1000)
await pass(Math.round((nightOf(today) - clock.now().getTime()) / 1000))

const wheel: SelectedItem = { kind: 'device', device: 21, sale_type: 'purchase', months: 0, quantity: 1 }
const stock = 10_000
await db.update(devices).set({ stock }).where(eq(devices.idx, 21))

/** When the server is killed: at a point of a provider's call, some milliseconds into a step, or right after it. */
type Boundary =
  | { readonly operation: TossOperation; readonly moment: TossMoment }
  | { readonly during: Step; readonly milliseconds: number }
  | { readonly after: Step }
type Step = 'order' | 'begin' | 'window' | 'return' | 'confirm' | 'message' | 'cancel'

interface Scenario {
  readonly buys: 'by card' | 'by account'
  readonly cancels?: boolean
  /** Whether anybody pays into the account. */
  readonly deposits?: boolean
  readonly killed: Boundary
  /** Nobody comes back: so many seconds later the server starts anew, and its job is killed as well. */
  readonly thenInJob?: { readonly seconds: number; readonly killed: Boundary }
  /** Whether the buyer comes back and tries again. */
  readonly returns: boolean
}

const moments = ['arrived', 'done', 'answered'] as const
const steps = ['order', 'begin', 'window', 'return', 'confirm'] as const
const returning = [true, false]

/** Every boundary, with a buyer who comes back and with one who does not. */
const scenarios: readonly Scenario[] = returning.flatMap((returns): Scenario[] => [
  ...moments.flatMap((moment): Scenario[] => [
    { buys: 'by card', returns, killed: { operation: 'confirm', moment } },
    { buys: 'by account', returns, killed: { operation: 'confirm', moment } },
    { buys: 'by card', returns, cancels: true, killed: { operation: 'cancel', moment } },
  ]),
  ...steps.flatMap((step): Scenario[] => [
    { buys: 'by card', returns, killed: { after: step } },
    { buys: 'by card', returns, killed: { during: step, milliseconds: randomInt(30) } },
  ]),
  { buys: 'by account', returns, deposits: true, killed: { during: 'message', milliseconds: randomInt(10) } },
  { buys: 'by account', returns, deposits: true, killed: { operation: 'query', moment: 'arrived' } },
  { buys: 'by account', returns, deposits: true, killed: { operation: 'query', moment: 'answered' } },
  { buys: 'by card', returns, cancels: true, killed: { during: 'cancel', milliseconds: randomInt(30) } },
])

const toJob = { returns: false, buys: 'by card' } as const
/** The job is killed while it finishes what an earlier death has left. */
const jobScenarios: readonly Scenario[] = moments.flatMap((moment): Scenario[] => [
  {
    ...toJob,
    killed: { operation: 'confirm', moment: 'arrived' },
    thenInJob: { seconds: 10, killed: { operation: 'confirm', moment } },
  },
  {
    ...toJob,
    killed: { after: 'begin' },
    thenInJob: { seconds: 31 * 60, killed: { operation: 'query', moment } },
  },
  {
    ...toJob,
    buys: 'by account',
    killed: { after: 'confirm' },
    thenInJob: { seconds: 24 * 60 * 60 + 1, killed: { operation: 'cancel', moment } },
  },
  {
    ...toJob,
    cancels: true,
    killed: { operation: 'cancel', moment: 'arrived' },
    thenInJob: { seconds: 10, killed: { operation: 'cancel', moment } },
  },
])

/** Where the next death is; undefined while the server is left alone. */
let armed: Boundary | undefined
let kills = 0

const toss = tossPayments({
  now: () => clock.now(),
  onMoment: (operation, moment) => {
    if (!armed || !('operation' in armed) || armed.operation !== operation || armed.moment !== moment) return undefined
    killServer()
    return moment === 'arrived' ? 'drop' : undefined
  },
})
const apiUrl = await serveTossPayments(toss)
const port = await freePort()
const environment = {
  HOST: '127.0.0.1',
  PORT: String(port),
  ...databaseSettings(target),
  LOG_LEVEL: 'silent',
  TRUST_PROXY: '1',
  TOSS_CLIENT_KEY: 'test_ck',
  TOSS_SECRET_KEY: 'test_sk',
  TOSS_API_URL: apiUrl,
}
const startMilliseconds: number[] = []
const start = async () => {
  const began = performance.now()
  const server = await startShopProcess(environment)
  startMilliseconds.push(performance.now() - began)
  return server
}
/** The running server, or the one that is starting in its place. */
let server = start()
registerCleanup(async () => (await server).kill())
await server

let deaths: Scenario['thenInJob'][] = []
/** Kills the server and starts another one. */
function killServer(): void {
  const dying = server
  const next = deaths.shift()
  armed = undefined
  kills += 1
  server = (async () => {
    await (await dying).kill()
    if (next) {
      await pass(next.seconds)
      armed = next.killed
    }
    return start()
  })()
}

const placeAt = (prefix: string): RequestTarget => ({
  request: async (path, init) => {
    await server
    return fetch(`http://127.0.0.1:${port}${prefix}${path}`, { redirect: 'manual', ...init })
  },
})
const shop = await shopWith(database, clock, {
  ...testConfig,
  toss: { clientKey: 'test_ck', secretKey: 'test_sk', apiUrl, scriptUrl: 'https://js.tosspayments.com/v2/standard' },
})
const { paymentOf, recover, endOf } = purchasesIn(shop, tossBooks(toss), pass)

/** Thrown when the buyer gives up because the server is gone. */
class BuyerLeft extends Error {
  override readonly name = 'Left'
}

let index = 0
/** Buys a pass and a wheel in a browser; returns the number of the order, if one was made. */
async function purchase({ buys, cancels, deposits, returns }: Omit<Scenario, 'killed'>): Promise<string | undefined> {
  index += 1
  const from = { host: `127.0.0.1:${port}`, address: `198.51.${index >> 8}.${index & 255}` }
  const browser = openBrowser(placeAt('/api'), from, undefined, placeAt(''))
  const member = await addMember(shop)
  let { access_token: token } = await signIn(shop, browser, member)
  let number: string | undefined

  /** Takes a step of the purchase. When the server dies meanwhile, the buyer repeats it until it is done, or leaves. */
  const step = async <Result>(name: Step, work: () => Promise<Result | 'again'>): Promise<Result> => {
    for (;;) {
      const deaths = kills
      try {
        const working = work()
        if (armed && 'during' in armed && armed.during === name) {
          void setTimeout(armed.milliseconds).then(killServer)
          armed = undefined
        }
        const done = await working
        if (done !== 'again') {
          if (armed && 'after' in armed && armed.after === name) killServer()
          if (kills > deaths && !returns) throw new BuyerLeft()
          return done
        }
      } catch (error) {
        // Only a killed server may make a step fail.
        if (kills === deaths) throw error
      }
      if (kills > deaths && !returns) throw new BuyerLeft()
      await server
      token = (await signIn(shop, browser, member)).access_token
    }
  }
  /** Repeats a request after a minute when its idempotency key is locked. */
  const answered = async (response: Response): Promise<Response | 'again'> => {
    if (response.status === 503) return 'again'
    if (response.status !== 409) return response
    await pass(61)
    return 'again'
  }
  const post = async (address: string, body: unknown) =>
    answered(await browser.request('POST', address, { token, body }))

  try {
    const form = await orderForm(shop, [monthPass, wheel])
    number = await step('order', async () => {
      const reply = await post('/v1/order', form)
      if (reply === 'again') return reply
      return v.parse(v.object({ content: createOrder.content }), await reply.json()).content.order_number
    })
    const method = buys === 'by card' ? 'card' : 'virtual_account'
    const page = await step('window', async () => {
      const url = await step('begin', async () => {
        const reply = await post(`/v1/order/${number}/payment`, {
          method,
          return_path: '/order?course=101&option=101001',
        })
        if (reply === 'again') return reply
        return v.parse(v.object({ content: beginPayment.content }), await reply.json()).content.url
      })
      const window = await openPaymentWindow(browser, url)
      // A ticket used by a server that then died opens nothing: the buyer goes back and presses "Pay" again.
      return window.status === 200 ? window : 'again'
    })
    const request = tossRequestOf(page.html)
    const { orderId } = request
    const back = agreeAtToss(toss, request, buys === 'by card' ? 'CARD' : 'VIRTUAL_ACCOUNT')
    const { address } = await step('return', () => goTo(browser, back.href))
    const { searchParams } = address
    await step('confirm', () =>
      post('/v1/pay/confirm', {
        payment_id: searchParams.get('payment'),
        payment_key: searchParams.get('payment_key'),
        amount: Number(searchParams.get('amount')),
      }),
    )
    if (deposits && toss.deposit(orderId)) {
      const body = toss.message(orderId)
      // The provider repeats a webhook until it is answered, whether or not the buyer has left.
      for (let heard = 0; heard !== 200; ) {
        heard = await step('message', async () => {
          const reply = await placeAt('/api').request('/v1/pay/webhook/toss', {
            method: 'POST',
            headers: { 'X-Forwarded-For': from.address },
            body,
          })
          return reply.status
        })
      }
    }
    if (cancels) {
      const input = { idempotency_key: randomUUID(), reason: 'mistake', expected_refund_amt: form.total_amt }
      const reply = await step('cancel', () => post(`/v1/member/my/order/${number}/cancel`, input))
      expect(reply.status, await reply.text()).toBe(200)
    }
  } catch (error) {
    if (!(error instanceof BuyerLeft)) throw error
  }
  const [known] = await db.select({ number: orders.number }).from(orders).where(eq(orders.memberId, member.id))
  return known?.number
}

/** Stock is reduced by paid orders alone once all is settled. */
async function expectStock(): Promise<void> {
  const held = await db
    .select({ quantity: orderItems.quantity })
    .from(orderItems)
    .innerJoin(orders, eq(orders.number, orderItems.orderNumber))
    .where(eq(orders.status, 'paid'))
  const [device] = await db.select({ stock: devices.stock }).from(devices).where(eq(devices.idx, 21))
  // Each order holds one wheel and one pass.
  expect(device?.stock).toBe(stock - held.length / 2)
}

/** Advances the clock by a day after the last kill; returns how the order ended. */
async function endAfterDeath(number: string): Promise<string> {
  await server
  await recover()
  await pass(24 * 60 * 60)
  await recover()
  return endOf(number)
}

const all = [...scenarios, ...jobScenarios]
const chosen = all.filter((_, index) => index % runs(6, 1) === 0)

/** Describes when the server is killed, for the title of a test. */
function nameOf(boundary: Boundary): string {
  if ('after' in boundary) return `after the step "${boundary.after}"`
  if ('during' in boundary) return `during the step "${boundary.during}"`
  return `when a ${boundary.operation} has ${boundary.moment === 'done' ? 'been worked on' : boundary.moment}`
}
const named = chosen.map((scenario) => {
  const where = [scenario.killed, scenario.thenInJob?.killed].flatMap((each) => (each ? [nameOf(each)] : []))
  const what = `${scenario.buys}${scenario.cancels ? ', cancelled' : ''}`
  return [
    `${where.join(', and in the job ')}: bought ${what}, ${scenario.returns ? 'tried again' : 'left alone'}`,
    scenario,
  ] as const
})

test.each(named)(
  'leaves nothing open after a server was killed %s',
  async (_, scenario) => {
    await server
    deaths = scenario.thenInJob ? [scenario.thenInJob] : []
    const expected = kills + 1 + deaths.length
    armed = scenario.killed
    const number = await purchase(scenario)
    // The job of the next server begins by itself.
    await expect.poll(() => kills, { timeout: 20_000 }).toBe(expected)
    if (number === undefined) return
    const end = await endAfterDeath(number)
    await expectStock()
    const isPaid = scenario.buys === 'by card' || scenario.deposits
    if (scenario.returns) expect(end).toBe(scenario.cancels ? 'refund_completed' : isPaid ? 'paid' : 'expired')
    const { providerOrderId } = await paymentOf(number).catch(() => ({ providerOrderId: '' }))
    const wasTaken = (toss.find(providerOrderId)?.charges ?? 0) > 0
    expect(wasTaken).toBe(end === 'paid' || end === 'refund_completed')
  },
  faultTimeout,
)

test(
  'leaves nothing open after a server was killed at random moments while three people buy',
  async () => {
    for (let round = 0; round < runs(1, 300 - all.length); round++) {
      await server
      const buying = Promise.all([
        purchase({ buys: 'by card', returns: true }),
        purchase({ buys: 'by card', cancels: true, returns: true }),
        purchase({ buys: 'by account', deposits: true, returns: true }),
      ])
      await setTimeout(randomInt(600))
      killServer()
      const numbers = await buying
      const ends = []
      for (const number of numbers) ends.push(await endAfterDeath(number ?? ''))
      expect(ends).toEqual(['paid', 'refund_completed', 'paid'])
      await expectStock()
    }
  },
  faultTimeout,
)

afterAll(() => {
  const middle = startMilliseconds.toSorted((one, other) => one - other)[startMilliseconds.length >> 1] ?? 0
  process.stdout.write(`killed ${kills} times; the server starts in ${Math.round(middle)} ms\n`)
})
