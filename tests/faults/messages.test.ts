import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { enrolments } from '#server/db/schema/learning.ts'
import { orderEvents, orders } from '#server/db/schema/orders.ts'
import { payments, webhookEvents } from '#server/db/schema/payments.ts'
import { createClock } from '#server/lib/clock.ts'
import { createLog } from '#server/lib/log.ts'
import { createPortOnePayment } from '#server/providers/payment/portone.ts'
import { sandboxLedger } from '#server/sandbox/payment/ledger.ts'
import { sandboxMessages } from '#server/sandbox/payment/webhook-messages.ts'
import { faultTimeout, runs } from '../support/server/fault-runs.ts'
import { confirm, order, signInBuyer, startPayment, waitingOrder } from '../support/server/orders.ts'
import { shopAtToss, shopPaidBy, windowAtToss } from '../support/server/provider-shop.ts'
import { type Shop, sampleShop } from '../support/server/shop.ts'

// Webhooks of payment providers: forged ones change nothing, genuine ones take effect once.

const sample = await sampleShop()
const { db, clock } = sample.services
/** The provider's clock, which the sandbox does not move. */
const machine = createClock()

interface Message {
  readonly headers: Record<string, string>
  readonly body: string
}

/** A provider and the webhooks that it sends about an unpaid order. */
interface Sender {
  readonly shop: Shop
  readonly name: 'sandbox' | 'toss' | 'portone'
  /** Makes an unpaid order that the provider knows; returns its number and the provider's number for it. */
  unpaid(): Promise<{ readonly number: string; readonly orderId: string }>
  /** The provider takes the money. */
  take(orderId: string): Promise<void>
  message(orderId: string, at?: Date): Promise<Message>
  /** Whether webhooks are signed over body, id and time. */
  readonly isSigned: boolean
}

const ledger = sandboxLedger(sample.services)
const sandbox: Sender = {
  shop: sample,
  name: 'sandbox',
  isSigned: true,
  unpaid: async () => {
    const { number } = await waitingOrder(sample, await signInBuyer(sample))
    return { number, orderId: await orderIdOf(number) }
  },
  take: async (orderId) => {
    const approvedAt = clock.now().toISOString()
    await ledger.change(orderId, (books) => ({ ...books, status: 'done', approvedAt, charges: 1 }))
  },
  message: (orderId, at) => sandboxMessages(sample.services).sign(randomUUID(), orderId, at),
}

const { shop: tossShop, toss } = shopAtToss(sample)
const tossPayments: Sender = {
  shop: tossShop,
  name: 'toss',
  isSigned: false,
  unpaid: async () => {
    const buying = await signInBuyer(tossShop)
    const number = await order(tossShop, buying)
    const { address, orderId } = await windowAtToss(toss, buying, number, 'VIRTUAL_ACCOUNT')
    await confirm(buying, address)
    return { number, orderId }
  },
  take: async (orderId) => {
    toss.deposit(orderId)
  },
  message: async (orderId) => ({ headers: {}, body: toss.message(orderId) }),
}

const key = `whsec_${randomBytes(32).toString('base64')}`
const signature = new Webhook(key)
const paidAtPortOne = new Map<string, Date>()
const portOneShop = shopPaidBy(
  sample,
  createPortOnePayment(
    {
      storeId: 'store',
      channelKey: 'channel',
      apiSecret: 'secret',
      webhookSecret: key,
      scriptUrl: 'https://cdn.portone.io/v2/browser-sdk.js',
    },
    {
      log: createLog('silent'),
      fetch: async (address) => {
        const id = new URL(String(address)).pathname.split('/').at(-1) ?? ''
        const paidAt = paidAtPortOne.get(id)
        const [payment] = await db.select().from(payments).where(eq(payments.providerOrderId, id))
        const books = { id, amount: { total: payment?.amount ?? 0 } }
        return Response.json(paidAt ? { ...books, status: 'PAID', paidAt } : { ...books, status: 'READY' })
      },
    },
  ),
)
const portOne: Sender = {
  shop: portOneShop,
  name: 'portone',
  isSigned: true,
  unpaid: async () => {
    const buying = await signInBuyer(portOneShop)
    const number = await order(portOneShop, buying)
    await startPayment(buying, number)
    return { number, orderId: await orderIdOf(number) }
  },
  take: async (orderId) => {
    paidAtPortOne.set(orderId, clock.now())
  },
  message: async (orderId, at = machine.now()) => {
    const id = randomUUID()
    const body = JSON.stringify({ type: 'Transaction.Paid', data: { storeId: 'store', paymentId: orderId } })
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signature.sign(id, at, body),
    }
    return { headers, body }
  },
}
const senders = [sandbox, tossPayments, portOne]

async function orderIdOf(number: string): Promise<string> {
  const [payment] = await db.select().from(payments).where(eq(payments.orderNumber, number))
  return payment?.providerOrderId ?? ''
}

/** Everything that a message could have changed. */
async function stateOf(number: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.orderNumber, number))
  return {
    order: await db.select().from(orders).where(eq(orders.number, number)),
    payment,
    events: await db.select().from(orderEvents).where(eq(orderEvents.orderNumber, number)),
    access: await db.select().from(enrolments).where(eq(enrolments.orderNumber, number)),
  }
}
const inboxOf = async (number: string) => {
  const [payment] = await db.select().from(payments).where(eq(payments.orderNumber, number))
  return db
    .select()
    .from(webhookEvents)
    .where(eq(webhookEvents.paymentId, payment?.id ?? randomUUID()))
}

let networks = 0
/** Sends a message, each from another network: floods are another promise's. */
async function send({ shop, name }: Sender, { headers, body }: Message): Promise<number> {
  networks += 1
  const from = { 'X-Forwarded-For': `198.18.${networks >> 8}.${networks & 255}` }
  const init = { method: 'POST', headers: { ...headers, ...from }, body }
  return (await shop.api.request(`/v1/pay/webhook/${name}`, init)).status
}

const minute = 60_000
const without = (headers: Message['headers'], name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name))
const noise = fc.string({ minLength: 1, maxLength: 40 })

/** Ways to forge a signed message; each is refused. */
const signedForgeries: Record<string, (sender: Sender, orderId: string, noise: string) => Promise<Message>> = {
  'without headers': async (sender, orderId) => ({ ...(await sender.message(orderId)), headers: {} }),
  'without its id': async (sender, orderId) => {
    const { headers, body } = await sender.message(orderId)
    return { headers: without(headers, 'webhook-id'), body }
  },
  'without its time': async (sender, orderId) => {
    const { headers, body } = await sender.message(orderId)
    return { headers: without(headers, 'webhook-timestamp'), body }
  },
  'without its signature': async (sender, orderId) => {
    const { headers, body } = await sender.message(orderId)
    return { headers: without(headers, 'webhook-signature'), body }
  },
  'with another body': async (sender, orderId, words) => {
    const { headers, body } = await sender.message(orderId)
    return { headers, body: `${body.slice(0, -1)},"more":${JSON.stringify(words)}}` }
  },
  'about another payment': async (sender, orderId) => {
    const { headers, body } = await sender.message('20261121-AAAAAAAA-1')
    return { headers, body: body.replace('20261121-AAAAAAAA-1', orderId) }
  },
  'under another id': async (sender, orderId) => {
    const { headers, body } = await sender.message(orderId)
    return { headers: { ...headers, 'webhook-id': randomUUID() }, body }
  },
  'with another time': async (sender, orderId) => {
    const { headers, body } = await sender.message(orderId)
    return { headers: { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) }, body }
  },
  'too old': (sender, orderId) => sender.message(orderId, new Date(machine.now().getTime() - 6 * minute)),
  'from the future': (sender, orderId) => sender.message(orderId, new Date(machine.now().getTime() + 6 * minute)),
  'signed by somebody else': async (sender, orderId) => {
    const { headers, body } = await sender.message(orderId)
    const other = new Webhook(randomBytes(32).toString('base64'))
    const signed = other.sign(headers['webhook-id'] ?? '', machine.now(), body)
    return { headers: { ...headers, 'webhook-signature': signed }, body }
  },
  'with a signature of noise': async (sender, orderId, words) => {
    const { headers, body } = await sender.message(orderId)
    return { headers: { ...headers, 'webhook-signature': `v1,${Buffer.from(words).toString('base64')}` }, body }
  },
  'of noise': async (sender, orderId, words) => ({ ...(await sender.message(orderId)), body: words }),
}

/** Ways to forge a message without a signature; those that name no secret make the shop ask, and no more. */
const plainForgeries: Record<string, (sender: Sender, orderId: string, noise: string) => Promise<Message>> = {
  'with another secret': async (_, orderId, words) => ({
    headers: {},
    body: JSON.stringify({ createdAt: '2026-11-21T12:00:00.000000', secret: words, status: 'DONE', orderId }),
  }),
  'with an empty secret': async (_, orderId) => ({
    headers: {},
    body: JSON.stringify({ createdAt: '2026-11-21T12:00:00.000000', secret: '', status: 'DONE', orderId }),
  }),
  'that claims the payment': async (_, orderId, words) => ({
    headers: {},
    body: JSON.stringify({
      eventType: 'PAYMENT_STATUS_CHANGED',
      createdAt: '2026-11-21T12:00:00.000000',
      data: { paymentKey: words, orderId, status: 'DONE', totalAmount: 20_000 },
    }),
  }),
  'that claims its cancelling': async (_, orderId, words) => ({
    headers: {},
    body: JSON.stringify({
      eventType: 'PAYMENT_STATUS_CHANGED',
      createdAt: '2026-11-21T12:00:00.000000',
      data: { paymentKey: words, orderId, status: 'CANCELED' },
    }),
  }),
  'of noise': async (_, __, words) => ({ headers: {}, body: words }),
}
const ways = senders.flatMap((sender) =>
  Object.entries(sender.isSigned ? signedForgeries : plainForgeries).map(([name, forge]) => ({ sender, name, forge })),
)

test(
  'a forged webhook changes nothing, whichever provider it names',
  async () => {
    const victims = new Map<Sender, Awaited<ReturnType<Sender['unpaid']>>>()
    for (const sender of senders) victims.set(sender, await sender.unpaid())
    let round = 0
    await fc.assert(
      fc.asyncProperty(noise, async (words) => {
        // Each way in its turn.
        const way = ways[round++ % ways.length]
        const victim = way && victims.get(way.sender)
        if (!way || !victim) throw new Error('there are ways')
        const before = await stateOf(victim.number)
        const messages = (await inboxOf(victim.number)).length
        const status = await send(way.sender, await way.forge(way.sender, victim.orderId, words))
        const isClaim = way.name.startsWith('that claims')
        expect(status, `${way.sender.name} ${way.name}`).toBe(isClaim ? 200 : 400)
        expect(await stateOf(victim.number), `${way.sender.name} ${way.name}`).toEqual(before)
        if (!isClaim) expect(await inboxOf(victim.number)).toHaveLength(messages)
      }),
      { numRuns: Math.max(ways.length, runs(0, 500)), endOnFailure: true },
    )
  },
  faultTimeout,
)

test(
  'a webhook that is repeated, at once or later, takes effect once',
  async () => {
    let round = 0
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 4 }), async (scheduler, copies) => {
        const sender = senders[round++ % senders.length]
        if (!sender) throw new Error('there are senders')
        const { number, orderId } = await sender.unpaid()
        await sender.take(orderId)
        const message = await sender.message(orderId)
        const sent = Array.from({ length: copies }, (_, index) =>
          scheduler.schedule(Promise.resolve(), `copy ${index + 1}`).then(() => send(sender, message)),
        )
        await scheduler.waitAll()
        expect(await Promise.all(sent)).toEqual(sent.map(() => 200))
        const once = await stateOf(number)
        expect(once.order).toMatchObject([{ status: 'paid' }])
        expect(once.events.filter(({ to, from }) => to === 'paid' && from !== 'paid')).toHaveLength(1)
        expect(once.access).toHaveLength(1)
        expect(await inboxOf(number)).toHaveLength(1)
        expect(await send(sender, message)).toBe(200)
        expect(await stateOf(number)).toEqual(once)
        expect(await inboxOf(number)).toHaveLength(1)
      }),
      { numRuns: runs(12, 500), endOnFailure: true },
    )
  },
  faultTimeout,
)
