import type { OrderRow } from '../../db/schema/orders.ts'
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { type OrderStatus, orderStatusSchema } from '../../../contract/orders.ts'
import type { Transaction } from '../../db/open.ts'
import { orderEvents, orders } from '../../db/schema/orders.ts'

/** Where an order may go from each state; every other way is refused. */
export const orderTransitions = {
  pending: ['waiting_for_deposit', 'paid', 'canceled', 'expired', 'failed'],
  waiting_for_deposit: ['paid', 'canceled', 'expired'],
  // Banks take deposits back now and then.
  paid: ['cancel_requested', 'waiting_for_deposit'],
  cancel_requested: ['refund_completed', 'paid'],
  canceled: [],
  refund_completed: [],
  expired: [],
  failed: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export function canTransition(from: OrderStatus, to: OrderStatus): boolean {
  const ways: readonly OrderStatus[] = orderTransitions[from]
  return ways.includes(to)
}

/** Who changes an order; an operator with a name. */
export type OrderActor = 'member' | 'provider' | 'job' | `operator ${string}`

/** The order is not where it was thought to be, or can't go there. */
export class TransitionError extends Error {
  override readonly name = 'TransitionError'
}

/** The state of an order as the database has it. */
export function statusOfOrder({ status }: Pick<OrderRow, 'status'>): OrderStatus {
  return v.parse(orderStatusSchema, status)
}

/**
 * Moves an order to another state, with its audit row, within the transaction of what goes with it. Guarded by the
 * state that the caller saw: throws a {@link TransitionError} when the order is elsewhere by now, and for a way that
 * {@link orderTransitions} does not have.
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
  const from = statusOfOrder(order)
  if (!canTransition(from, to)) throw new TransitionError(`an order does not go from ${from} to ${to}`)
  const moved = await tx
    .update(orders)
    .set({ ...change.set, status: to })
    .where(and(eq(orders.number, order.number), eq(orders.status, from)))
    .returning({ number: orders.number })
  if (moved.length === 0) throw new TransitionError(`the order is not ${from} any more`)
  await appendOrderEvent(tx, order.number, { from, to, ...change })
}

/** Writes an audit row; one that changes no state has the same `from` and `to`. */
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
