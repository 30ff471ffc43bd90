import { and, eq } from 'drizzle-orm'
import { type Database, type Transaction, transact } from '#server/db/open.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import type { PaymentRow } from '#server/db/schema/payments.ts'
import { cashReceipts, payments } from '#server/db/schema/payments.ts'
import type { Clock } from '#server/lib/clock.ts'
import { maskNumber } from '#server/lib/mask-number.ts'
import type { CashReceiptAnswer } from '#server/providers/payment/port.ts'
import type { Providers } from '#server/providers/providers.ts'
import { appendOrderEvent } from '../orders/transitions.ts'
import { attemptOf } from './attempt.ts'
import { effectivePayment } from './progress.ts'
import { transitionCashReceipt } from './transitions.ts'

type ReceiptRow = typeof cashReceipts.$inferSelect

interface ReceiptServices {
  readonly db: Database
  readonly clock: Clock
  readonly providers: Pick<Providers, 'payment'>
}

/** Issues or cancels the cash receipt of an order, as requested. Idempotent. */
export async function settleReceipt(services: ReceiptServices, orderNumber: string): Promise<void> {
  const { db } = services
  const [receipt] = await db.select().from(cashReceipts).where(eq(cashReceipts.orderNumber, orderNumber))
  const payment = effectivePayment(await db.select().from(payments).where(eq(payments.orderNumber, orderNumber)))
  if (!receipt || !payment) return
  if (receipt.status === 'requested') await issueReceipt(services, receipt, payment)
  if (receipt.status === 'canceling') await cancelReceipt(services, receipt, payment)
}

/** Key of a request for a receipt: the same for one request of the buyer, another for the next. */
function requestKey(what: 'receipt' | 'receipt-cancel', { orderNumber, requestedAt }: ReceiptRow): string {
  return `${what}-${orderNumber}-${requestedAt.getTime()}`
}

/**
 * Requests a receipt for the paid amount less refunds. Once it is issued or refused, only the last four digits of the
 * number are kept.
 */
async function issueReceipt({ db, clock, providers }: ReceiptServices, receipt: ReceiptRow, payment: PaymentRow) {
  const { orderNumber } = receipt
  const amount = payment.paid - payment.refunded
  const [first] = await db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.orderNumber, orderNumber), eq(orderItems.position, 0)))
  if (payment.status !== 'paid' || !first) return
  const answer: CashReceiptAnswer =
    amount === 0
      ? { outcome: 'refused' }
      : await providers.payment.issueCashReceipt(
          { ...attemptOf(payment), amount },
          {
            id: requestKey('receipt', receipt),
            orderNumber,
            orderName: first.name.ko,
            type: receipt.type,
            number: receipt.number,
          },
        )
  if (answer.outcome === 'unanswered') return
  const number = maskNumber(receipt.number)
  await transact(db, async (tx) => {
    if (!(await isStill(tx, receipt))) return
    if (answer.outcome === 'refused') return transitionCashReceipt(tx, receipt, 'canceled', { number, checkAt: null })
    const [now] = await tx.select().from(payments).where(eq(payments.id, payment.id))
    // A refund meanwhile makes the amount of the receipt wrong.
    const isRight = now?.status === 'paid' && now.paid - now.refunded === amount
    const end = isRight ? 'issued' : 'canceling'
    const checkAt = isRight ? null : clock.now()
    await transitionCashReceipt(tx, receipt, end, { checkAt, number, providerKey: answer.key ?? null })
  })
}

async function cancelReceipt({ db, clock, providers }: ReceiptServices, receipt: ReceiptRow, payment: PaymentRow) {
  const { orderNumber, providerKey: key } = receipt
  const answer = await providers.payment.cancelCashReceipt(attemptOf(payment), {
    id: requestKey('receipt-cancel', receipt),
    key,
  })
  if (answer.outcome === 'unanswered') return
  await transact(db, async (tx) => {
    if (!(await isStill(tx, receipt))) return
    await transitionCashReceipt(tx, receipt, 'canceled', { checkAt: null })
    const [order] = await tx.select().from(orders).where(eq(orders.number, orderNumber))
    if (!order || answer.outcome === 'done') return
    const status = order.status
    const note = 'the provider refused to cancel the cash receipt'
    await appendOrderEvent(tx, orderNumber, { from: status, to: status, actor: 'job', at: clock.now(), note })
  })
}

/** Whether a receipt is still in the state that was read: another process may have recorded the same answer. */
async function isStill(tx: Transaction, { orderNumber, status }: ReceiptRow): Promise<boolean> {
  const [now] = await tx.select().from(cashReceipts).where(eq(cashReceipts.orderNumber, orderNumber))
  return now?.status === status
}

/**
 * Requests the cancellation of an issued cash receipt after a full or partial refund, since its amount is wrong then. The
 * member may request a new one for the remaining amount.
 */
export async function requestReceiptCancel(tx: Transaction, orderNumber: string, now: Date): Promise<void> {
  const [receipt] = await tx.select().from(cashReceipts).where(eq(cashReceipts.orderNumber, orderNumber))
  if (receipt?.status === 'issued') await transitionCashReceipt(tx, receipt, 'canceling', { checkAt: now, checks: 0 })
}
