import { and, eq, inArray } from 'drizzle-orm'
import type { cancelOrder, RefundAccount } from '#contract/orders/orders.ts'
import { chooseRefundLines } from '#contract/orders/refund-lines.ts'
import { ApiError, type Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Database, Transaction } from '#server/db/open.ts'
import { itemsOf } from '#server/db/order-items.ts'
import type { OrderItemRow, OrderRow } from '#server/db/schema/orders.ts'
import { orderItems } from '#server/db/schema/orders.ts'
import type { PaymentRow } from '#server/db/schema/payments.ts'
import { payments, refunds } from '#server/db/schema/payments.ts'
import { enqueueOrderMessage } from '#server/messages/order-messages.ts'
import type { Providers } from '#server/providers/providers.ts'
import { findProgress, syncProgress } from '../courses/progress.ts'
import type { Services } from '../handler.ts'
import { revokeAccess } from '../orders/access.ts'
import { calculateRefund, type ItemRefund, refundLineOf } from '../orders/refund-rule.ts'
import { beginRefund, isPaidFor, type OrderActor } from '../orders/transitions.ts'
import { insertRefund } from '../payments/insert-refund.ts'
import { effectivePayment } from '../payments/progress.ts'
import { closeOrder } from '../payments/settle.ts'
import { abandonOpenPayments, isBeingConfirmed } from '../payments/transitions.ts'
import { findLearningStarts } from './learning-start.ts'

export interface OrderRefunds {
  readonly items: readonly ItemRefund[]
  readonly payment: PaymentRow | undefined
  /** Amount in won that an operator refunded without naming items. */
  readonly refundedAsSum: number
  /** True when the refund needs a bank account, since deposits cannot be reversed. */
  readonly needsAccount: boolean
}

/** Calculates the refund of each item by the refund rule, in one transaction. */
export async function calculateRefunds(tx: Transaction, order: OrderRow, now: Date): Promise<OrderRefunds> {
  const rows = await itemsOf(tx, order.number)
  const courseNumbers = rows.flatMap(({ courseIdx, kind }) =>
    courseIdx === null || kind === 'goods' ? [] : [courseIdx],
  )
  const progress = await findProgress(tx, order.memberId, courseNumbers)
  const learningStarts = await findLearningStarts(tx, order, courseNumbers)
  const payment = effectivePayment(await tx.select().from(payments).where(eq(payments.orderNumber, order.number)))
  // Amounts that an operator refunded before reduce what is left.
  let left = payment?.status === 'paid' ? payment.paid - payment.refunded : 0
  const items = rows.map((item) => {
    const { courseIdx } = item
    const learnt = courseIdx === null ? undefined : progress.get(courseIdx)
    const since = courseIdx === null ? undefined : learningStarts.get(courseIdx)
    const refund = calculateRefund(order, item, learnt, now, since)
    const amount = Math.min(refund.amount, left)
    left -= amount
    return { ...refund, amount }
  })
  const itemRefunds = new Set(rows.map(({ refundId }) => refundId))
  const written = payment ? await tx.select().from(refunds).where(eq(refunds.paymentId, payment.id)) : []
  const sums = written.filter(({ id, status }) => status !== 'refused' && !itemRefunds.has(id))
  return {
    items,
    payment,
    refundedAsSum: sums.reduce((total, { amount }) => total + amount, 0),
    needsAccount: payment?.status === 'paid' && payment.method === 'virtual_account',
  }
}

/** Updates the member's progress in the courses of an order. Throws `PR10007503` when the learning system is away. */
export async function refreshOrderProgress(
  services: { readonly db: Database; readonly providers: Pick<Providers, 'learning'> },
  order: Pick<OrderRow, 'number' | 'memberId'>,
): Promise<void> {
  const rows = await itemsOf(services.db, order.number)
  const courseNumbers = new Set(rows.flatMap(({ courseIdx }) => (courseIdx === null ? [] : [courseIdx])))
  for (const courseIdx of courseNumbers) {
    if (await syncProgress(services, order.memberId, courseIdx)) continue
    throw ApiError.ofAnyCall(codes.serverBusy, 'The learning system does not answer.', undefined, {
      retryAfterSeconds: 10,
    })
  }
}

/** Why an order cannot be cancelled. */
type CancelCode = (typeof cancelOrder)['codes'][number]

/**
 * Cancels an order by the refund rule, in one transaction. An unpaid order is closed. Of a paid one, access to refunded
 * items is revoked and a refund is written; shipped goods wait for their return, and the other items can be cancelled
 * meanwhile.
 */
export async function cancelByRule(
  tx: Transaction,
  call: Pick<Services, 'clock'> & Throws<CancelCode>,
  order: OrderRow,
  input: {
    readonly actor: OrderActor
    readonly reason: string
    /** Chosen items, by ID; undefined for all. */
    readonly chosen?: readonly string[] | undefined
    readonly expected: number
    readonly account: RefundAccount | undefined
    /** The moment for which the rule counts days; now without it. */
    readonly countedUntil?: Date | undefined
  },
): Promise<void> {
  const { clock, apiError } = call
  const now = clock.now()
  const { actor, reason } = input
  if (order.status === 'pending' || order.status === 'waiting_for_deposit') {
    if (input.expected !== 0) throw apiError(codes.amountChanged, 'Nothing was paid.', 'expected_refund_amt')
    return cancelUnpaid(tx, call, order, { actor, reason, now })
  }
  if (!isPaidFor(order.status)) throw apiError(codes.orderStateConflict, 'This order can not be cancelled.')
  const { items, payment, needsAccount } = await calculateRefunds(tx, order, input.countedUntil ?? now)
  const foreign = input.chosen?.find((id) => items.every(({ item }) => item.id !== id))
  if (foreign !== undefined)
    throw ApiError.ofAnyCall(codes.invalidRequest, `The order has no item ${foreign}.`, 'items')
  const { given, total, carrier } = chooseRefunds(items, input.chosen)
  if (!payment || total === 0) throw apiError(codes.nothingToRefund, 'Nothing can be given back any more.')
  if (total !== input.expected) throw apiError(codes.amountChanged, `It would be ${total} won.`, 'expected_refund_amt')
  if (needsAccount && !input.account)
    throw apiError(codes.refundAccountMissing, 'The refund needs an account.', 'account')
  if (carrier) await moveDelivery(tx, given, carrier)
  await requestRefund(tx, { order, payment, given }, { actor, reason, now, account: input.account })
}

/** The refunds of chosen items, with their sum in won, and the kept item that their delivery moves to. */
export function chooseRefunds<Refund extends Pick<ItemRefund, 'item' | 'amount' | 'earlyEnd'>>(
  refunds: readonly Refund[],
  ids: readonly string[] | undefined,
) {
  const lines = refunds.map((refund) => ({ ...refundLineOf(refund), refund }))
  const { chosen, amount, carrier } = chooseRefundLines(lines, ids)
  const given = chosen.map((each) => ({ ...each.line.refund, amount: each.amount }))
  return { given, total: amount, carrier: carrier?.refund.item }
}

/** Moves the delivery of refunded items to an item that is kept, which is sent as well. The order's sum stays the same. */
export async function moveDelivery(
  tx: Transaction,
  given: readonly Pick<ItemRefund, 'item'>[],
  carrier: Pick<OrderItemRow, 'id' | 'delivery'>,
): Promise<void> {
  const moved = given.filter(({ item }) => item.delivery > 0)
  const ids = moved.map(({ item }) => item.id)
  const delivery = moved.reduce((sum, { item }) => sum + item.delivery, carrier.delivery)
  await tx.update(orderItems).set({ delivery: 0 }).where(inArray(orderItems.id, ids))
  await tx.update(orderItems).set({ delivery }).where(eq(orderItems.id, carrier.id))
}

/**
 * Writes the refund of items of a paid order, in one transaction: the order waits for it, the items' access is revoked,
 * and a mail reports it.
 */
export async function requestRefund(
  tx: Transaction,
  {
    order,
    payment,
    given,
  }: { readonly order: OrderRow; readonly payment: PaymentRow; readonly given: readonly ItemRefund[] },
  input: {
    readonly actor: OrderActor
    readonly reason: string
    readonly now: Date
    readonly account: RefundAccount | undefined
  },
): Promise<void> {
  const { actor, reason, now } = input
  await beginRefund(tx, order, { actor, at: now, note: reason })
  for (const awaitsReturn of [false, true]) {
    const part = given.filter(({ mustReturn }) => mustReturn === awaitsReturn)
    if (part.length > 0) await refundItems(tx, payment, part, { ...input, awaitsReturn })
  }
  const returned = given.filter(({ mustReturn }) => mustReturn)
  await enqueueOrderMessage(tx, now, order.number, {
    kind: 'refund-requested',
    amount: given.reduce((sum, { amount }) => sum + amount, 0),
    amountAwaitingReturn: returned.reduce((sum, { amount }) => sum + amount, 0),
    by: actor === 'member' ? 'member' : 'shop',
    account: input.account,
  })
}

/** Writes one refund for several items, and revokes their access. */
export async function refundItems(
  tx: Transaction,
  payment: PaymentRow,
  part: readonly Pick<ItemRefund, 'item' | 'amount'>[],
  input: {
    readonly reason: string
    readonly now: Date
    readonly awaitsReturn: boolean
    readonly account: RefundAccount | undefined
  },
): Promise<void> {
  const { reason, now, awaitsReturn, account } = input
  const amount = part.reduce((sum, each) => sum + each.amount, 0)
  const refundId = await insertRefund(tx, {
    payment,
    amount,
    reason,
    now,
    isStray: false,
    awaitsReturn,
    ...(account ? { account } : {}),
  })
  const ids = part.map(({ item }) => item.id)
  await tx.update(orderItems).set({ refundId }).where(inArray(orderItems.id, ids))
  await revokeAccess(tx, ids, now)
}

/** Cancels an unpaid order. Throws `PR30009400` while it is being paid. */
export async function cancelUnpaid(
  tx: Transaction,
  { apiError }: Throws<typeof codes.orderStateConflict>,
  order: OrderRow,
  { actor, reason, now }: { readonly actor: OrderActor; readonly reason: string; readonly now: Date },
): Promise<void> {
  if (await isBeingConfirmed(tx, order.number))
    throw apiError(codes.orderStateConflict, 'This order is just being paid.')
  await abandonOpenPayments(tx, order.number)
  // The job closes the account, since no order waits for it.
  await tx
    .update(payments)
    .set({ checkAt: now })
    .where(and(eq(payments.orderNumber, order.number), eq(payments.status, 'waiting')))
  await closeOrder({ tx, order, now, actor }, 'canceled', reason)
}
