import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { OrderStatus } from '#contract/orders/orders.ts'
import type { Transaction } from '#server/db/open.ts'
import type { OrderRow } from '#server/db/schema/orders.ts'
import { orderEvents, orders } from '#server/db/schema/orders.ts'
import { removeFromBasket } from './remove-from-basket.ts'

/** Allowed transitions of an order. */
export const orderTransitions = {
  pending: ['waiting_for_deposit', 'paid', 'canceled', 'expired', 'failed'],
  waiting_for_deposit: ['paid', 'canceled', 'expired'],
  // A bank may take a deposit back.
  paid: ['cancel_requested', 'waiting_for_deposit'],
  cancel_requested: ['refund_completed', 'paid'],
  canceled: [],
  refund_completed: [],
  expired: [],
  failed: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export function canTransition(from: OrderStatus, to: OrderStatus): boolean {
  const targets: readonly OrderStatus[] = orderTransitions[from]
  return targets.includes(to)
}

/** Whether an order in this state is paid for, also while some of its items are being refunded. */
export function isPaidFor(status: OrderStatus): boolean {
  return status === 'paid' || status === 'cancel_requested'
}

/**
 * Marks a paid order as one of which something is being refunded. While a refund runs, or waits for returned goods,
 * another one begins without a change of the state.
 */
export async function beginRefund(
  tx: Transaction,
  order: Pick<OrderRow, 'number' | 'status'>,
  change: { readonly actor: OrderActor; readonly at: Date; readonly note: string },
): Promise<void> {
  if (order.status !== 'cancel_requested') return transitionOrder(tx, order, 'cancel_requested', change)
  await appendOrderEvent(tx, order.number, { from: order.status, to: order.status, ...change })
}

/** Who changes an order. An operator is named. */
export type OrderActor = 'member' | 'provider' | 'job' | `operator ${string}`

/** The transition is not allowed, or the row has left the state that was read. */
export class TransitionError extends Error {
  override readonly name = 'TransitionError'
}

/**
 * Changes the state of an order and appends the event to its audit log, in the transaction of the work that goes with
 * it. Throws a {@link TransitionError} when {@link orderTransitions} does not allow the change, and when the order has
 * left the state that the caller read.
 */
export async function transitionOrder(
  tx: Transaction,
  order: Pick<OrderRow, 'number' | 'status'>,
  to: OrderStatus,
  change: {
    readonly actor: OrderActor
    readonly at: Date
    readonly note?: string
    readonly set?: Partial<Omit<OrderRow, 'number' | 'memberId' | 'status'>>
  },
): Promise<void> {
  const from = order.status
  if (!canTransition(from, to)) throw new TransitionError(`an order cannot change from ${from} to ${to}`)
  const moved = await tx
    .update(orders)
    .set({ ...change.set, status: to })
    .where(and(eq(orders.number, order.number), eq(orders.status, from)))
    .returning({ number: orders.number })
  if (moved.length === 0) throw new TransitionError(`the order is no longer ${from}`)
  await appendOrderEvent(tx, order.number, { from, to, ...change })
  // A declined payment leaves the basket as it is: the buyer tries again.
  if (from === 'pending' && (to === 'paid' || to === 'waiting_for_deposit')) await removeFromBasket(tx, order.number)
}

/** Appends an event to the audit log of an order. `from` equals `to` when the state does not change. */
export async function appendOrderEvent(
  tx: Transaction,
  orderNumber: string,
  event: {
    readonly from: OrderStatus
    readonly to: OrderStatus
    readonly actor: OrderActor
    readonly at: Date
    readonly note?: string
  },
): Promise<void> {
  await tx.insert(orderEvents).values({
    id: randomUUID(),
    orderNumber,
    from: event.from,
    to: event.to,
    actor: event.actor,
    note: event.note ?? null,
    happenedAt: event.at,
  })
}
