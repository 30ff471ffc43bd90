import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { cashReceiptTypeSchema } from '../../../contract/orders.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/open.ts'
import { cashReceipts, orderItems, payments } from '../../db/schema/orders.ts'
import type { Providers } from '../../providers/list.ts'
import { tryOf } from './confirm.ts'
import { countingPayment } from './progress.ts'

/** A number with all but its last four digits hidden. */
export function hiddenNumber(number: string): string {
  return number.slice(-4).padStart(number.length, '*')
}

/**
 * Asks the provider for the cash receipt of an order. Once it is issued, or refused, nothing of the number is kept but
 * its last four digits.
 */
export async function issueReceipt(
  services: { readonly db: Database; readonly clock: Clock; readonly providers: Pick<Providers, 'payment'> },
  orderNumber: string,
): Promise<void> {
  const { db, providers } = services
  const isRequested = and(eq(cashReceipts.orderNumber, orderNumber), eq(cashReceipts.status, 'requested'))
  const [receipt] = await db.select().from(cashReceipts).where(isRequested)
  const payment = countingPayment(await db.select().from(payments).where(eq(payments.orderNumber, orderNumber)))
  const [first] = await db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.orderNumber, orderNumber), eq(orderItems.position, 0)))
  if (!receipt || payment?.status !== 'paid' || !first) return
  const answer = await providers.payment.issueCashReceipt(
    { ...tryOf(payment), amount: payment.paid - payment.refunded },
    {
      orderNumber,
      orderName: first.name.ko,
      type: v.parse(cashReceiptTypeSchema, receipt.type),
      number: receipt.number,
    },
  )
  if (answer.outcome === 'unanswered') return
  const status = answer.outcome === 'done' ? 'issued' : 'canceled'
  await db
    .update(cashReceipts)
    .set({ status, number: hiddenNumber(receipt.number), checkAt: null })
    .where(isRequested)
}
