import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../db/open.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import { orders } from '../db/schema/orders.ts'
import { cashReceipts, payments, refunds, webhookEvents } from '../db/schema/payments.ts'
import type { Clock } from '../lib/clock.ts'
import type { Backlog } from '../lib/figures.ts'
import { isStuckMessage, isStuckPayment, isStuckRefund } from './find.ts'

/** More rows than this are not counted: the question must stay cheap on the worst day. */
const mostRows = 10_000
const minute = 60_000
/** Ages from which a receipt, an event and a message are overdue, in milliseconds. */
const overdueMs = { receipt: 24 * 60 * minute, webhookEvent: 10 * minute } as const
/** Messages that were given up count for a week, as on the desk's first page. */
const givenUpMs = 7 * 24 * 60 * minute

const rowSchema = v.object({
  payments: v.number(),
  payment_won: v.number(),
  refunds: v.number(),
  refund_won: v.number(),
  receipts: v.number(),
  events: v.number(),
  messages: v.number(),
  waiting: v.number(),
  oldest: v.number(),
})

/** What waits, and what is overdue as {@link isStuckPayment} and its neighbours define it: by one statement. */
export async function readBacklog({ db, clock }: { readonly db: Database; readonly clock: Clock }): Promise<Backlog> {
  const now = clock.now()
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const stuckPayments = db
    .select({ amount: payments.amount })
    .from(payments)
    .innerJoin(orders, eq(orders.number, payments.orderNumber))
    .where(isStuckPayment(now))
    .limit(mostRows)
    .as('stuck_payments')
  const stuckRefunds = db
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(isStuckRefund(now))
    .limit(mostRows)
    .as('stuck_refunds')
  const stuckReceipts = db
    .select({ one: sql`1`.as('one') })
    .from(cashReceipts)
    .where(and(isNotNull(cashReceipts.checkAt), lt(cashReceipts.requestedAt, before(overdueMs.receipt))))
    .limit(mostRows)
    .as('stuck_receipts')
  const stuckEvents = db
    .select({ one: sql`1`.as('one') })
    .from(webhookEvents)
    .where(and(isNull(webhookEvents.settledAt), lt(webhookEvents.receivedAt, before(overdueMs.webhookEvent))))
    .limit(mostRows)
    .as('stuck_events')
  const stuckMessages = db
    .select({ one: sql`1`.as('one') })
    .from(outboxMessages)
    .where(and(isStuckMessage, gt(outboxMessages.createdAt, before(givenUpMs))))
    .limit(mostRows)
    .as('stuck_messages')
  const waiting = db
    .select({ createdAt: outboxMessages.createdAt })
    .from(outboxMessages)
    .where(and(eq(outboxMessages.status, 'waiting'), isNotNull(outboxMessages.nextAttemptAt)))
    .orderBy(outboxMessages.position)
    .limit(mostRows)
    .as('waiting')
  const { rows } = await db.execute(sql`
    select p.*, r.*, c.*, e.*, m.*, w.* from
      (select count(*)::float as payments, coalesce(sum(amount), 0)::float as payment_won from ${stuckPayments}) p,
      (select count(*)::float as refunds, coalesce(sum(amount), 0)::float as refund_won from ${stuckRefunds}) r,
      (select count(*)::float as receipts from ${stuckReceipts}) c,
      (select count(*)::float as events from ${stuckEvents}) e,
      (select count(*)::float as messages from ${stuckMessages}) m,
      (select count(*)::float as waiting,
        coalesce(extract(epoch from ${now.toISOString()}::timestamptz - min(created_at)), 0)::float as oldest
        from ${waiting}) w`)
  const row = v.parse(rowSchema, rows[0])
  return {
    stuck: {
      payment: row.payments,
      refund: row.refunds,
      receipt: row.receipts,
      'webhook-event': row.events,
      message: row.messages,
    },
    stuckWon: { payment: row.payment_won, refund: row.refund_won },
    outbox: { waiting: row.waiting, oldestSeconds: row.oldest },
  }
}
