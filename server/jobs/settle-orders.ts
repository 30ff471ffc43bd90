import { settleReceipt } from '../api/payments/cash-receipt.ts'
import { runRefund } from '../api/payments/refund.ts'
import { describeError } from '../db/errors.ts'
import { runRegularly } from '../lib/run-regularly.ts'
import type { SettleServices } from './claim.ts'
import { expireOrder, findExpiredOrders } from './expire-orders.ts'
import { claimDuePayments, settleDuePayment } from './settle-payments.ts'
import { claimDueReceipts } from './settle-receipts.ts'
import { claimDueRefunds } from './settle-refunds.ts'
import { findUnsettledEvents, settleWebhookEvent } from './settle-webhook-events.ts'
import { createWorkQueue, type WorkQueue } from './work-queue.ts'

/** How often the job polls, in milliseconds. */
const pollMs = 5_000
/** Rows of a kind at one time. */
const concurrency = 8

/**
 * Settles everything about money that a person, a webhook or a process has left open: payments without an answer,
 * expired orders and accounts, refunds, cash receipts. Every step may be repeated, and may run in several processes at
 * once. Resolves when everything that was due has been worked on.
 */
export async function settleOrders(services: SettleServices): Promise<void> {
  const { refunds, receipts, ...others } = queuesOf(services)
  const settleAll = async (queue: WorkQueue) => {
    await queue.poll()
    await queue.onIdle()
  }
  await Promise.all([refunds, receipts, ...Object.values(others)].map(settleAll))
  // The other queues may have written refunds and receipts meanwhile.
  await settleAll(refunds)
  await settleAll(receipts)
}

/** One queue for each kind of row, so that none waits for a row of another. */
function queuesOf(services: SettleServices) {
  const { log, signal, figures } = services
  const shared = { concurrency, log, signal, figures }
  return {
    payments: createWorkQueue({
      ...shared,
      name: 'settle-payments',
      read: (limit, except) => claimDuePayments(services, limit, except),
      keyOf: ({ payment }) => payment.id,
      work: (row) => settleDuePayment(row, services),
    }),
    orders: createWorkQueue({
      ...shared,
      name: 'settle-orders',
      read: (limit, except) => findExpiredOrders(services, limit, except),
      keyOf: ({ number }) => number,
      work: (order) => expireOrder(order, services),
    }),
    refunds: createWorkQueue({
      ...shared,
      name: 'settle-refunds',
      read: (limit, except) => claimDueRefunds(services, limit, except),
      keyOf: ({ id }) => id,
      work: ({ id }) => runRefund(services, id, 'job'),
    }),
    receipts: createWorkQueue({
      ...shared,
      name: 'settle-receipts',
      read: (limit, except) => claimDueReceipts(services, limit, except),
      keyOf: ({ orderNumber }) => orderNumber,
      work: ({ orderNumber }) => settleReceipt(services, orderNumber),
    }),
    webhookEvents: createWorkQueue({
      ...shared,
      name: 'settle-webhook-events',
      read: (limit, except) => findUnsettledEvents(services, limit, except),
      keyOf: ({ event }) => event.eventId,
      work: (row) => settleWebhookEvent(services, row),
    }),
  }
}

/**
 * Runs {@link settleOrders} at once, since the last process may have left work, and then every few seconds. Returns how
 * to stop it: no further row is started, and running ones are awaited. Abort requests to providers first, so that none
 * of them hangs.
 */
export function settleOrdersRegularly(services: SettleServices): () => Promise<void> {
  const stopping = new AbortController()
  const queues = Object.values(queuesOf({ ...services, signal: stopping.signal }))
  const stops = queues.map((queue) =>
    runRegularly({
      name: queue.name,
      everyMs: pollMs,
      work: () => queue.poll(),
      onError: (error) => services.log.warn({ error: describeError(error) }, 'orders were not settled'),
      figures: services.figures,
    }),
  )
  return async () => {
    stopping.abort()
    await Promise.all(stops.map((stop) => stop()))
    await Promise.all(queues.map((queue) => queue.onIdle()))
  }
}
