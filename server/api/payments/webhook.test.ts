import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { payments, webhookEvents } from '#server/db/schema/payments.ts'
import type { PaymentAnswer, PaymentProvider, ProviderMessage } from '#server/providers/payment/port.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { signInBuyer, waitingOrder } from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { createApi } from '../app.ts'

const shop = await sampleShop()
const { db, clock, providers } = shop.services
const secret = 'ps_secret'

/** A payment that waits for its deposit, whose webhooks name `secret`. */
async function waitingPayment() {
  const { number } = await waitingOrder(shop, await signInBuyer(shop))
  const [payment] = await db
    .update(payments)
    .set({ providerSecret: secret })
    .where(eq(payments.orderNumber, number))
    .returning()
  if (!payment) throw new Error('the order has a payment')
  return payment
}

/** Receives a webhook that says `message`, from a provider that answers `answer` when it is asked. */
async function receive(message: ProviderMessage, answer: PaymentAnswer = { outcome: 'open' }) {
  let questions = 0
  const payment: PaymentProvider = {
    ...providers.payment,
    readMessage: async () => message,
    query: async () => {
      questions += 1
      return answer
    },
  }
  const api = createApi({ ...shop.services, providers: { ...providers, payment } }, watchedLog().log)
  const { status } = await api.request(`/v1/pay/webhook/${payment.name}`, { method: 'POST', body: '{}' })
  return { status, questions }
}

const eventsOf = (eventId: string) => db.select().from(webhookEvents).where(eq(webhookEvents.eventId, eventId))

describe('a webhook with a secret', () => {
  it('makes the shop ask when the secret is the one of the payment', async () => {
    const { providerOrderId: orderId } = await waitingPayment()
    expect(await receive({ eventId: 'right secret', orderId, secret })).toEqual({ status: 200, questions: 1 })
    expect(await eventsOf('right secret')).toHaveLength(1)
  })

  it.each(['', 'ps_other', `${secret} `])('is rejected and not stored with another one: "%s"', async (other) => {
    const { providerOrderId: orderId } = await waitingPayment()
    expect(await receive({ eventId: 'wrong secret', orderId, secret: other })).toEqual({ status: 400, questions: 0 })
    expect(await eventsOf('wrong secret')).toEqual([])
  })

  it('is rejected when the payment has none', async () => {
    const { id, providerOrderId: orderId } = await waitingPayment()
    await db.update(payments).set({ providerSecret: null }).where(eq(payments.id, id))
    expect(await receive({ eventId: 'no secret', orderId, secret })).toEqual({ status: 400, questions: 0 })
  })
})

describe('a webhook that arrives again', () => {
  it('asks no more once the answer was recorded', async () => {
    const { providerOrderId: orderId } = await waitingPayment()
    const message = { eventId: 'recorded', orderId }
    expect(await receive(message)).toEqual({ status: 200, questions: 1 })
    expect((await eventsOf('recorded'))[0]).toMatchObject({ receivedAt: clock.now(), settledAt: clock.now() })
    expect(await receive(message)).toEqual({ status: 200, questions: 0 })
  })

  it('leaves another one unrecorded, so that the job asks about its payment', async () => {
    const { providerOrderId: other } = await waitingPayment()
    const { providerOrderId: orderId } = await waitingPayment()
    await receive({ eventId: 'of another payment', orderId: other }, { outcome: 'unanswered' })
    await receive({ eventId: 'of this payment', orderId })
    expect((await eventsOf('of this payment'))[0]).toMatchObject({ settledAt: clock.now() })
    expect((await eventsOf('of another payment'))[0]).toMatchObject({ settledAt: null })
  })

  it('asks again when the provider did not answer', async () => {
    const { providerOrderId: orderId } = await waitingPayment()
    const message = { eventId: 'unanswered', orderId }
    expect(await receive(message, { outcome: 'unanswered' })).toEqual({ status: 200, questions: 1 })
    expect((await eventsOf('unanswered'))[0]).toMatchObject({ settledAt: null })
    expect(await receive(message)).toEqual({ status: 200, questions: 1 })
  })
})

describe('a webhook about no payment', () => {
  it.each([{ orderId: '20261121-AAAAAAAA-1' }, {}])(
    'is accepted without a question, and not stored: %j',
    async (about) => {
      expect(await receive({ eventId: 'no payment', ...about })).toEqual({ status: 200, questions: 0 })
      expect(await eventsOf('no payment')).toEqual([])
    },
  )
})
