import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import { orderEvents } from '../db/schema/orders.ts'
import { cashReceipts, payments, refunds, webhookEvents } from '../db/schema/payments.ts'
import { recordsOf } from './record.ts'

/** What happened to an order, as rows of each kind. Acts that only read are left out. */
export async function findTrail(db: Database, number: string) {
  const [events, attempts, webhooks, messages, back, [receipt], acts] = await Promise.all([
    db.select().from(orderEvents).where(eq(orderEvents.orderNumber, number)).orderBy(asc(orderEvents.happenedAt)),
    db.select().from(payments).where(eq(payments.orderNumber, number)),
    db
      .select({
        provider: webhookEvents.provider,
        receivedAt: webhookEvents.receivedAt,
        settledAt: webhookEvents.settledAt,
      })
      .from(webhookEvents)
      .innerJoin(payments, eq(payments.id, webhookEvents.paymentId))
      .where(eq(payments.orderNumber, number)),
    db
      .select({
        channel: outboxMessages.channel,
        kind: outboxMessages.kind,
        status: outboxMessages.status,
        attempts: outboxMessages.attempts,
        createdAt: outboxMessages.createdAt,
        finishedAt: outboxMessages.finishedAt,
      })
      .from(outboxMessages)
      .where(eq(outboxMessages.orderNumber, number)),
    db.select().from(refunds).where(eq(refunds.orderNumber, number)),
    db.select().from(cashReceipts).where(eq(cashReceipts.orderNumber, number)),
    recordsOf(db, 'order', number),
  ])
  return { events, attempts, webhooks, messages, back, receipt, acts: acts.filter(({ act }) => act !== 'read-order') }
}
export type Trail = Awaited<ReturnType<typeof findTrail>>
