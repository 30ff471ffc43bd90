import { transitionPayment } from './transitions.ts'
import { eq } from 'drizzle-orm'
import type { Clock } from '../../lib/clock.ts'
import { type Database, transact } from '../../db/open.ts'
import { orders } from '../../db/schema/orders.ts'
import { payments } from '../../db/schema/payments.ts'
import type { PaymentAnswer, PaymentAttempt } from '../../providers/payment/port.ts'
import type { Providers } from '../../providers/providers.ts'
import { failOrder, settlePayment } from './settle.ts'
import type { PaymentRow } from '../../db/schema/payments.ts'

interface ConfirmServices {
  readonly db: Database
  readonly clock: Clock
  readonly providers: Pick<Providers, 'payment'>
}

/** A payment as its provider knows it. */
export function attemptOf(payment: PaymentRow): PaymentAttempt {
  const { id, providerOrderId, providerKey, amount, method } = payment
  return { id, orderId: providerOrderId, key: providerKey, amount, method }
}

/**
 * Writes down that a payment is about to be taken, before the provider hears of it: from here on somebody finishes it,
 * whatever becomes of this process. Another amount than the order's fails it, and nothing is taken. Answers the
 * payment when the provider is to be asked.
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
    // Asking again is harmless: the provider knows the key of the first time.
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

/** Confirms what the window brought back: the intent is written, the provider asked, its answer kept. */
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

/** Asks the provider once more to take a payment that was intended: it knows the key, and takes no money twice. */
export async function retryConfirmation(
  { providers }: Pick<ConfirmServices, 'providers'>,
  payment: PaymentRow,
): Promise<PaymentAnswer> {
  const known = attemptOf(payment)
  return payment.providerKey === null
    ? providers.payment.query(known)
    : providers.payment.confirm({ ...known, key: payment.providerKey })
}
