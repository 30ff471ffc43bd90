import { and, eq, isNull, lt, notInArray } from 'drizzle-orm'
import { attemptOf } from '../api/payments/attempt.ts'
import { settlePayment } from '../api/payments/settle.ts'
import { type PaymentRow, payments, webhookEvents } from '../db/schema/payments.ts'
import type { SettleServices } from './claim.ts'

/** Webhook events whose process ended before it asked the provider. */
export function findUnsettledEvents({ db, clock }: SettleServices, limit: number, except: readonly string[]) {
  return db
    .select({ event: webhookEvents, payment: payments })
    .from(webhookEvents)
    .innerJoin(payments, eq(payments.id, webhookEvents.paymentId))
    .where(
      and(
        isNull(webhookEvents.settledAt),
        lt(webhookEvents.receivedAt, new Date(clock.now().getTime() - 10_000)),
        notInArray(webhookEvents.eventId, [...except]),
      ),
    )
    .limit(limit)
}

/** Asks the provider about the payment of an event and records the answer. */
export async function settleWebhookEvent(
  services: SettleServices,
  { event, payment }: { readonly event: typeof webhookEvents.$inferSelect; readonly payment: PaymentRow },
): Promise<void> {
  const answer = await services.providers.payment.query(attemptOf(payment))
  if (answer.outcome === 'unanswered') return
  await settlePayment(services, payment.id, answer, 'job')
  await services.db
    .update(webhookEvents)
    .set({ settledAt: services.clock.now() })
    .where(and(eq(webhookEvents.provider, event.provider), eq(webhookEvents.eventId, event.eventId)))
}
