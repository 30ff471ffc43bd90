import { eq } from 'drizzle-orm'
import { type Database, transact } from '#server/db/open.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { PaymentRow } from '#server/db/schema/payments.ts'
import { payments } from '#server/db/schema/payments.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { PaymentAnswer } from '#server/providers/payment/port.ts'
import type { Providers } from '#server/providers/providers.ts'
import { attemptOf } from './attempt.ts'
import { failOrder, settlePayment } from './settle.ts'
import { transitionPayment } from './transitions.ts'

interface ConfirmServices {
  readonly db: Database
  readonly clock: Clock
  readonly providers: Pick<Providers, 'payment'>
}

/**
 * Sets a payment to `confirming` before the provider is asked, so that a job finishes it if this process dies. Fails the
 * order when the amount differs. Returns the payment when the provider is to be asked.
 */
export async function beginConfirmation(
  { db, clock }: Pick<ConfirmServices, 'db' | 'clock'>,
  paymentId: string,
  callback: { readonly key: string; readonly amount: number },
): Promise<PaymentRow | undefined> {
  return transact(db, async (tx) => {
    const now = clock.now()
    const [found] = await tx
      .select({ payment: payments, order: orders })
      .from(payments)
      .innerJoin(orders, eq(orders.number, payments.orderNumber))
      .where(eq(payments.id, paymentId))
    if (!found) return undefined
    const { payment, order } = found
    // A repeated request is harmless: the provider knows the idempotency key.
    if (payment.status === 'confirming') return payment.providerKey === callback.key ? payment : undefined
    if (payment.status !== 'open' || order.status !== 'pending') return undefined
    if (callback.amount !== payment.amount) {
      await transitionPayment(tx, payment, 'failed', { providerKey: callback.key })
      await failOrder({ tx, order, now, actor: 'member' }, 'amount_mismatch')
      return undefined
    }
    const checkAt = new Date(now.getTime() + 5_000)
    return transitionPayment(tx, payment, 'confirming', { providerKey: callback.key, checkAt })
  })
}

/** Confirms a payment after its window has returned, and records the provider's answer. */
export async function confirmAttempt(
  services: ConfirmServices,
  paymentId: string,
  callback: { readonly key: string; readonly amount: number },
): Promise<void> {
  const intended = await beginConfirmation(services, paymentId, callback)
  if (!intended) return
  const answer = await services.providers.payment.confirm({ ...attemptOf(intended), key: callback.key })
  await settlePayment(services, paymentId, answer, 'member')
}

/** Repeats the confirmation of a payment. The idempotency key keeps the provider from taking money twice. */
export async function retryConfirmation(
  { providers }: Pick<ConfirmServices, 'providers'>,
  payment: PaymentRow,
): Promise<PaymentAnswer> {
  const known = attemptOf(payment)
  return payment.providerKey === null
    ? providers.payment.query(known)
    : providers.payment.confirm({ ...known, key: payment.providerKey })
}
