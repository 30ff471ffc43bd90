import { and, asc, eq, isNull } from 'drizzle-orm'
import { ApiError } from '../../contract/protocol/api-error.ts'
import { cancelOrder, type RefundAccount } from '../../contract/orders/orders.ts'
import {
  calculateRefunds,
  cancelByRule,
  chooseRefunds,
  moveDelivery,
  refundItems,
} from '../api/purchase-history/cancellation.ts'
import { checkHolder } from '../api/purchase-history/account-holder.ts'
import { loadOrderParts } from '../api/purchase-history/find.ts'
import { releaseStock } from '../api/orders/access.ts'
import { itemsOf } from '../db/order-items.ts'
import { isDelivered } from '../../contract/orders/order-item-kinds.ts'
import { transitionOrder, appendOrderEvent, type OrderActor } from '../api/orders/transitions.ts'
import type { ItemRefund } from '../api/orders/refund-rule.ts'
import type { OrderRow } from '../db/schema/orders.ts'
import { runRefundsOf } from '../api/payments/refund.ts'
import { insertRefund } from '../api/payments/insert-refund.ts'
import type { Clock } from '../lib/clock.ts'
import { type Database, type Transaction, transact } from '../db/open.ts'
import { orderEvents, orders } from '../db/schema/orders.ts'
import { refunds } from '../db/schema/payments.ts'
import { enqueueOrderMessage } from '../messages/order-messages.ts'
import type { Providers } from '../providers/providers.ts'
import { type Operator, recordAct } from './record.ts'

/** Dependencies of the operator's commands. */
export interface OperatorServices {
  readonly db: Database
  readonly clock: Clock
  readonly providers: Pick<Providers, 'payment'>
}

/** Thrown when a command cannot be carried out; the message is for the operator. */
export class OperatorError extends Error {
  override readonly name = 'DeskError'
}

/** Everything about an order, with what happened to it. Secrets and tickets of payments stay in the database. */
export async function showOrder({ db }: Pick<OperatorServices, 'db'>, number: string) {
  const order = await readOrder(db, number)
  const [parts] = await loadOrderParts(db, [order])
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderNumber, number))
    .orderBy(asc(orderEvents.happenedAt))
  const payments = (parts?.payments ?? []).map(({ ticketHash: _, providerSecret: __, ...payment }) => payment)
  return { order, items: parts?.items ?? [], payments, refunds: parts?.refunds ?? [], events }
}

async function readOrder(db: Database | Transaction, number: string): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.number, number))
  if (!order) throw new OperatorError(`There is no order ${number}.`)
  return order
}

interface Act {
  readonly by: Operator
  readonly reason: string
}

/** How the order's history names the operator. */
function actorOf({ name }: Operator): OrderActor {
  return `operator ${name}`
}

/** Where a paid deposit goes back to; undefined for the way it came. */
interface RefundTarget {
  readonly account: RefundAccount | undefined
  /** Whether the account may be in another name than the member's. */
  readonly allowsOtherHolder?: boolean
}

/** Throws an {@link OperatorError} for an account in another name than the member's, unless that is allowed. */
async function assertHolder({ db, clock }: OperatorServices, number: string, target: RefundTarget): Promise<void> {
  const { account, allowsOtherHolder = false } = target
  if (!account || allowsOtherHolder) return
  const { memberId } = await readOrder(db, number)
  const { isOwn, names } = await checkHolder(db, clock.now(), memberId, account)
  if (isOwn) return
  throw new OperatorError(
    `The account of ${account.holder} is not in a name of the buyer (${names.join(', ') || 'none is kept'}). Ask the buyer, then repeat with --other-holder.`,
  )
}

/** Cancels an order without the refund rule: an unpaid one is closed, a paid one refunded in full. */
export async function cancelAsOperator(
  services: OperatorServices,
  number: string,
  act: Act & RefundTarget,
): Promise<void> {
  const { db, clock } = services
  await assertHolder(services, number, act)
  await transact(db, async (tx) => {
    const order = await readOrder(tx, number)
    if (order.status !== 'paid')
      await cancelByRule(tx, { clock, apiError: ApiError.declaredBy(cancelOrder) }, order, {
        ...act,
        actor: actorOf(act.by),
        expected: 0,
      })
    else await refundLines(tx, clock, order, act)
    await recordAct(tx, clock.now(), {
      by: act.by,
      act: 'cancel-order',
      subject: { kind: 'order', id: number },
      details: { reason: act.reason, before: order.status },
    })
  })
  await runRefundsOf(services, number, actorOf(act.by))
}

/**
 * Refunds an amount, lines of the order, or everything. In an order that is being cancelled, the goods count as
 * returned. `account` completes refunds that had no bank account.
 */
export async function refundAsOperator(
  services: OperatorServices,
  number: string,
  act: Act &
    RefundTarget & {
      readonly amount: number | undefined
      /** Lines of the order to refund, counted from 1; instead of an amount. */
      readonly lines?: readonly number[] | undefined
    },
): Promise<void> {
  const { db, clock } = services
  await assertHolder(services, number, act)
  await transact(db, async (tx) => {
    const order = await readOrder(tx, number)
    const now = clock.now()
    const status = order.status
    await recordAct(tx, now, {
      by: act.by,
      act: 'refund-order',
      subject: { kind: 'order', id: number },
      details: { reason: act.reason, amount: act.amount, lines: act.lines, before: status },
    })
    const isStuck = and(eq(refunds.orderNumber, number), eq(refunds.status, 'requested'), isNull(refunds.checkAt))
    const stuck = await tx.select().from(refunds).where(isStuck)
    if (stuck.length > 0) {
      await tx
        .update(refunds)
        .set({ awaitsReturn: false, checkAt: now, checks: 0, ...(act.account ? { account: act.account } : {}) })
        .where(isStuck)
      await appendOrderEvent(tx, number, {
        from: status,
        to: status,
        actor: actorOf(act.by),
        at: now,
        note: act.reason,
      })
      return
    }
    if (status !== 'paid') throw new OperatorError(`The order is ${status}: there is nothing to give back.`)
    if (act.amount === undefined) return refundLines(tx, clock, order, act)
    const { payment } = await calculateRefunds(tx, order, now)
    const left = payment ? payment.paid - payment.refunded : 0
    if (!payment || act.amount < 1 || act.amount > left) {
      throw new OperatorError(`Between 1 and ${left} won can be given back.`)
    }
    await transitionOrder(tx, order, 'cancel_requested', { actor: actorOf(act.by), at: now, note: act.reason })
    const account = act.account ? { account: act.account } : {}
    await insertRefund(tx, { payment, amount: act.amount, reason: act.reason, now, isStray: false, ...account })
    await enqueueOrderMessage(tx, now, number, { kind: 'refund-requested', amount: act.amount, by: 'shop' })
  })
  await runRefundsOf(services, number, actorOf(act.by))
}

/** Refunds these lines of an order, or everything that is not refunded yet. */
async function refundLines(
  tx: Transaction,
  clock: Clock,
  order: OrderRow,
  act: Act & { readonly lines?: readonly number[] | undefined; readonly account: RefundAccount | undefined },
): Promise<void> {
  const now = clock.now()
  const { items, payment } = await calculateRefunds(tx, order, now)
  const left = payment ? payment.paid - payment.refunded : 0
  for (const line of act.lines ?? []) {
    const chosen = items.find(({ item }) => item.position + 1 === line)
    if (!chosen) throw new OperatorError(`The order has no line ${line}.`)
    if (chosen.item.refundId !== null) throw new OperatorError(`Line ${line} was given back already.`)
    if (chosen.paid === 0) throw new OperatorError(`Line ${line} was free.`)
  }
  const isChosen = ({ item }: ItemRefund) => act.lines === undefined || act.lines.includes(item.position + 1)
  const open = items.filter(({ item }) => item.refundId === null)
  const chosen = open.filter(isChosen)
  // Without the rule, what was paid goes back. An amount that was refunded before is deducted from the last items.
  let rest = left
  const refundable = [...chosen, ...open.filter((each) => !isChosen(each))].map(({ item, paid }) => {
    const amount = Math.min(paid, rest)
    rest -= amount
    return { item, amount }
  })
  const { given, total, carrier } = chooseRefunds(
    refundable,
    chosen.map(({ item }) => item.id),
  )
  if (!payment || total === 0) throw new OperatorError('There is nothing left to give back.')
  await transitionOrder(tx, order, 'cancel_requested', { actor: actorOf(act.by), at: now, note: act.reason })
  if (carrier) await moveDelivery(tx, given, carrier)
  await refundItems(tx, payment, given, { reason: act.reason, now, awaitsReturn: false, account: act.account })
  await enqueueOrderMessage(tx, now, order.number, { kind: 'refund-requested', amount: total, by: 'shop' })
}

const stepActs = { shipped: 'ship-order', delivered: 'deliver-order', returned: 'return-order' } as const

/** Records that goods were shipped or delivered, or that rented devices were returned. */
export async function shipAsOperator(
  { db, clock }: Pick<OperatorServices, 'db' | 'clock'>,
  number: string,
  step:
    | { readonly kind: 'shipped'; readonly carrier: string; readonly trackingNumber: string }
    | { readonly kind: 'delivered' | 'returned' },
  by: Operator,
): Promise<void> {
  await transact(db, async (tx) => {
    const order = await readOrder(tx, number)
    const now = clock.now()
    const status = order.status
    const items = await itemsOf(tx, number)
    const goods = items.filter(({ kind }) => isDelivered(kind))
    if (goods.length === 0) throw new OperatorError('Nothing of this order is delivered.')
    if (step.kind === 'shipped' && goods.every(({ refundId }) => refundId !== null)) {
      throw new OperatorError('The money of what would be sent has gone back, or is on its way.')
    }
    const isOpen = status === 'paid' || status === 'cancel_requested'
    if (!isOpen) throw new OperatorError(`The order is ${status}: nothing is sent.`)
    if (step.kind !== 'shipped' && !order.shippedAt) throw new OperatorError('It has not been sent.')
    if (step.kind === 'shipped') {
      const { carrier, trackingNumber } = step
      await tx.update(orders).set({ carrier, trackingNumber, shippedAt: now }).where(eq(orders.number, number))
      const isNews = order.carrier !== carrier || order.trackingNumber !== trackingNumber
      if (isNews) await enqueueOrderMessage(tx, now, number, { kind: 'order-shipped', carrier, trackingNumber })
    } else if (step.kind === 'delivered') {
      await tx.update(orders).set({ deliveredAt: now }).where(eq(orders.number, number))
    } else {
      const rented = items.filter(({ kind }) => kind === 'rental')
      await releaseStock(tx, rented, now)
    }
    await appendOrderEvent(tx, number, { from: status, to: status, actor: actorOf(by), at: now, note: step.kind })
    const { kind, ...parcel } = step
    const { carrier, trackingNumber } = order
    await recordAct(tx, now, {
      by,
      act: stepActs[kind],
      subject: { kind: 'order', id: number },
      ...(kind === 'shipped' ? { details: { before: { carrier, trackingNumber }, after: parcel } } : {}),
    })
  })
}
