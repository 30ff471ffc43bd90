import { and, eq, gt, isNotNull, lte, max, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { orders } from '../db/schema/orders.ts'
import { payments, refunds } from '../db/schema/payments.ts'

/** Money of a database until a moment. Sums are won. */
export interface Money {
  readonly payments: number
  readonly paid: number
  readonly refunds: number
  readonly refunded: number
}

/** Counts what providers took and gave back until `until`, included. */
export async function countMoney(db: Database, until: Date): Promise<Money> {
  const [taken] = await db
    .select({ count: sql<string>`count(*)`, sum: sql<string>`coalesce(sum(${payments.paid}), 0)` })
    .from(payments)
    .where(and(gt(payments.paid, 0), lte(payments.approvedAt, until)))
  const [given] = await db
    .select({ count: sql<string>`count(*)`, sum: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.status, 'completed'), lte(refunds.completedAt, until)))
  return {
    payments: Number(taken?.count),
    paid: Number(taken?.sum),
    refunds: Number(given?.count),
    refunded: Number(given?.sum),
  }
}

/** When money last moved; undefined when none ever did. */
export async function lastMovementOfMoney(db: Database): Promise<Date | undefined> {
  const [paid] = await db.select({ at: max(payments.approvedAt) }).from(payments)
  const [refunded] = await db.select({ at: max(refunds.completedAt) }).from(refunds)
  const moments = [paid?.at, refunded?.at].flatMap((at) => (at ? [at.getTime()] : []))
  return moments.length === 0 ? undefined : new Date(Math.max(...moments))
}

/** Numbers of orders whose payments and refunds do not add up. */
export async function findUnbalancedOrders(db: Database): Promise<string[]> {
  const deducted = db
    .select({ paymentId: refunds.paymentId, sum: sql<string>`sum(${refunds.amount})`.as('sum') })
    .from(refunds)
    .where(ne(refunds.status, 'refused'))
    .groupBy(refunds.paymentId)
    .as('deducted')
  const payment = await db
    .select({ number: payments.orderNumber })
    .from(payments)
    .leftJoin(deducted, eq(deducted.paymentId, payments.id))
    .where(sql`${payments.refunded} <> coalesce(${deducted.sum}, 0)`)
  const unpaid = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.status, 'paid'), isUncovered()))
  return [...new Set([...payment, ...unpaid].map(({ number }) => number))].toSorted()
}

/** True for an order of which no payment was taken. */
function isUncovered(): SQL {
  return sql`${orders.totalAmount} > 0 and not exists (
    select from ${payments} where ${payments.orderNumber} = ${orders.number} and ${and(eq(payments.status, 'paid'), isNotNull(payments.approvedAt))}
  )`
}
