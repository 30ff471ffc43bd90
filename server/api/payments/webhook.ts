import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { PaymentRow } from '#server/db/schema/payments.ts'
import { payments, webhookEvents } from '#server/db/schema/payments.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import { hashSecret, isSecretOf } from '#server/lib/secrets.ts'
import type { ProviderMessage } from '#server/providers/payment/port.ts'
import { type ApiVariables, callerOf } from '../caller.ts'
import type { Services } from '../handler.ts'
import type { NetworkRateLimit } from '../network-rate-limit.ts'
import { attemptOf } from './attempt.ts'
import { settlePayment } from './settle.ts'

type WebhookServices = Pick<Services, 'db' | 'clock' | 'providers' | 'config'>

/**
 * Receives webhooks of payment providers: `POST /v1/pay/webhook/{provider}`. A webhook is verified and stored once by
 * its event id. Then the shop asks the provider; what the webhook says about the payment is not trusted.
 */
export function paymentWebhooks(services: WebhookServices, rateLimit: NetworkRateLimit): Hono<ApiVariables> {
  const { providers, config } = services
  const routes = new Hono<ApiVariables>()
  routes.post('/:provider', async (c) => {
    if (c.req.param('provider') !== providers.payment.name) throw notFound('payment provider')
    await rateLimit.consume({ method: 'POST' }, callerOf(c, config))
    const body = c.get('body')
    const message = body === undefined ? undefined : await providers.payment.readMessage(c.req.raw.headers, body)
    if (!message) throw ApiError.ofAnyCall(codes.invalidRequest, 'This message is none of the provider, or too old.')
    await takeMessage(services, message)
    return c.json({ status_code: 200, content: {} })
  })
  return routes
}

/** Stores a webhook and asks the provider about its payment. The answer is always the same. */
async function takeMessage(services: WebhookServices, message: ProviderMessage): Promise<void> {
  const { db, clock, providers } = services
  const provider = providers.payment.name
  const payment = await paymentOf(services, message)
  if (!payment) return
  if (message.secret !== undefined && !isSecretOf(message.secret, hashSecret(payment.providerSecret ?? ''))) {
    throw ApiError.ofAnyCall(codes.invalidRequest, 'This message is none of the provider, or too old.')
  }
  const isEvent = and(eq(webhookEvents.provider, provider), eq(webhookEvents.eventId, message.eventId))
  await db
    .insert(webhookEvents)
    .values({ provider, eventId: message.eventId, paymentId: payment.id, receivedAt: clock.now() })
    .onConflictDoNothing()
  const [event] = await db.select().from(webhookEvents).where(isEvent)
  if (event?.settledAt) return
  const answer = await providers.payment.query(attemptOf(payment))
  // The job asks again, because the webhook is stored.
  if (answer.outcome === 'unanswered') return
  await settlePayment(services, payment.id, answer, 'provider')
  await db.update(webhookEvents).set({ settledAt: clock.now() }).where(isEvent)
}

async function paymentOf(
  { db, providers }: WebhookServices,
  message: ProviderMessage,
): Promise<PaymentRow | undefined> {
  if (message.orderId === undefined) return undefined
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, providers.payment.name), eq(payments.providerOrderId, message.orderId)))
  return payment
}
