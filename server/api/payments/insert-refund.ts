import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { type PaymentRow, payments, refunds } from '#server/db/schema/payments.ts'

/** Inserts a refund and deducts it from the payment; the database refuses more than was paid. Returns its id. */
export async function insertRefund(
  tx: Transaction,
  input: {
    readonly payment: Pick<PaymentRow, 'id' | 'orderNumber'>
    readonly amount: number
    readonly reason: string
    readonly now: Date
    readonly isStray: boolean
    readonly awaitsReturn?: boolean
    readonly account?: typeof refunds.$inferInsert.account
  },
): Promise<string> {
  const { payment, amount, reason, now, isStray, awaitsReturn = false, account = null } = input
  const id = randomUUID()
  const [current] = await tx.select({ refunded: payments.refunded }).from(payments).where(eq(payments.id, payment.id))
  await tx
    .update(payments)
    .set({ refunded: (current?.refunded ?? 0) + amount })
    .where(eq(payments.id, payment.id))
  await tx.insert(refunds).values({
    id,
    paymentId: payment.id,
    orderNumber: payment.orderNumber,
    amount,
    status: 'requested',
    reason,
    isStray,
    awaitsReturn,
    account,
    requestedAt: now,
    checkAt: awaitsReturn ? null : now,
    checks: 0,
  })
  return id
}
