import { and, asc, eq, isNull } from 'drizzle-orm'
import { isDelivered } from '#contract/orders/order-item-kinds.ts'
import { cancelOrder, type RefundAccount } from '#contract/orders/orders.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import {
  deliveryDayOutOfRange,
  deliveryIsRefunded,
  nothingIsDelivered,
  notShippedYet,
  refundAmountOutOfRange,
  refundLineClosed,
  shippedAlready,
} from '#contract/protocol/desk-codes.ts'
import { releaseStock } from '../api/orders/access.ts'
import type { ItemRefund } from '../api/orders/refund-rule.ts'
import { appendOrderEvent, beginRefund, isPaidFor, type OrderActor } from '../api/orders/transitions.ts'
import { insertRefund } from '../api/payments/insert-refund.ts'
import { runRefundsOf } from '../api/payments/refund.ts'
import { checkHolder } from '../api/purchase-history/account-holder.ts'
import {
  calculateRefunds,
  cancelByRule,
  chooseRefunds,
  moveDelivery,
  type OrderRefunds,
  refundItems,
} from '../api/purchase-history/cancellation.ts'
import { loadOrderParts } from '../api/purchase-history/find.ts'
import { type Database, type Transaction, transact } from '../db/open.ts'
import { itemsOf } from '../db/order-items.ts'
import type { OrderRow } from '../db/schema/orders.ts'
import { orderEvents, orders } from '../db/schema/orders.ts'
import { refunds } from '../db/schema/payments.ts'
import { type Clock, dayOf, endOfDay } from '../lib/clock.ts'
import { maskNumber } from '../lib/mask-number.ts'
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
  override readonly name = 'OperatorError'
}

/** Why an act on an order is refused. Each call of the desk declares those that it may answer. */
const refusals = ApiError.declaredBy({
  codes: [
    codes.orderStateConflict,
    codes.nothingToRefund,
    codes.amountChanged,
    codes.refundHolderMismatch,
    nothingIsDelivered,
    deliveryDayOutOfRange,
    deliveryIsRefunded,
    notShippedYet,
    refundAmountOutOfRange,
    refundLineClosed,
    shippedAlready,
  ],
})

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

/** An order by its number. Throws `PR10004404` when there is none. */
export async function readOrder(db: Database | Transaction, number: string): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.number, number))
  if (!order) throw ApiError.ofAnyCall(codes.notFound, `There is no order ${number}.`)
  return order
}

export interface Act {
  readonly by: Operator
  readonly reason: string
}

/** How the order's history names the operator. */
export function actorOf({ name }: Operator): OrderActor {
  return `operator ${name}`
}

/** Where a paid deposit goes back to; undefined for the way it came. */
export interface RefundTarget {
  readonly account: RefundAccount | undefined
  /** Whether the account may be in another name than the member's. */
  readonly allowsOtherHolder?: boolean
}

/**
 * Whether the account is in another name than the member's. Throws `PR30020400` for such an account, unless that is
 * allowed.
 */
export async function checkRefundTarget(
  { db, clock }: Pick<OperatorServices, 'db' | 'clock'>,
  number: string,
  target: RefundTarget,
): Promise<boolean> {
  const { account, allowsOtherHolder = false } = target
  if (!account) return false
  const { memberId } = await readOrder(db, number)
  const { isOwn, names } = await checkHolder(db, clock.now(), memberId, account)
  if (isOwn || allowsOtherHolder) return !isOwn
  throw refusals(
    codes.refundHolderMismatch,
    `The account of ${account.holder} is not in a name of the buyer (${names.join(', ') || 'none is kept'}). Ask the buyer, then confirm that the account is another’s.`,
    'account.holder',
  )
}

/** An account that an operator named, for the record of acts: the last four digits of its number are kept. */
export function recordedAccount(account: RefundAccount | null | undefined, isOtherHolder = false) {
  if (!account) return {}
  return { account: { ...account, number: maskNumber(account.number) }, isOtherHolder }
}

/** Cancels an order without the refund rule: an unpaid one is closed, a paid one refunded in full. */
export async function cancelAsOperator(
  services: OperatorServices,
  number: string,
  act: Act & RefundTarget,
): Promise<void> {
  const { db, clock } = services
  const isOtherHolder = await checkRefundTarget(services, number, act)
  await transact(db, async (tx) => {
    const order = await readOrder(tx, number)
    if (!isPaidFor(order.status))
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
      details: { reason: act.reason, before: order.status, ...recordedAccount(act.account, isOtherHolder) },
    })
  })
  await runRefundsOf(services, number, actorOf(act.by))
}

/** An act that another operator may have asked for. */
export interface Approved {
  /** Who asked for it, where another operator approved it. */
  readonly askedBy?: string | undefined
  /** Whether the account is in another name than the member's. */
  readonly isOtherHolder?: boolean
}

/** What is given back without the refund rule. */
interface Gift {
  /** Won; undefined for the lines. */
  readonly amount: number | undefined
  /** Lines of the order to refund, counted from 1; instead of an amount. Everything without them. */
  readonly lines?: readonly number[] | undefined
}

/**
 * Refunds an amount, lines of the order, or everything. In an order that is being cancelled, the goods count as
 * returned. `account` completes refunds that had no bank account.
 */
export async function refundAsOperator(
  services: OperatorServices,
  number: string,
  act: Act & RefundTarget & Gift,
): Promise<void> {
  const { db, clock } = services
  const isOtherHolder = await checkRefundTarget(services, number, act)
  await transact(db, async (tx) => {
    const order = await readOrder(tx, number)
    if (await continueRefunds(tx, clock.now(), order, { ...act, isOtherHolder })) return
    await giveBack(tx, clock, order, { ...act, isOtherHolder })
  })
  await runRefundsOf(services, number, actorOf(act.by))
}

/**
 * Continues the refunds of an order that wait for an operator, in one transaction: returned goods have come back, or a bank
 * account is known. False when none waits; throws `PR30001400` when they give back another amount than was `expected`.
 */
export async function continueRefunds(
  tx: Transaction,
  now: Date,
  order: OrderRow,
  {
    by,
    reason,
    account,
    isOtherHolder,
    askedBy,
    expected,
  }: Act & Pick<RefundTarget, 'account'> & Approved & { readonly expected?: number },
): Promise<boolean> {
  const { number, status } = order
  const continued = await tx
    .update(refunds)
    .set({ awaitsReturn: false, checkAt: now, checks: 0, ...(account ? { account } : {}) })
    .where(and(eq(refunds.orderNumber, number), eq(refunds.status, 'requested'), isNull(refunds.checkAt)))
    .returning({ amount: refunds.amount })
  if (continued.length === 0) return false
  await appendOrderEvent(tx, number, { from: status, to: status, actor: actorOf(by), at: now, note: reason })
  const amounts = continued.map(({ amount }) => amount)
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  if (expected !== undefined && total !== expected)
    throw refusals(codes.amountChanged, `It would be ${total} won.`, 'amt')
  await recordAct(tx, now, {
    by,
    act: 'refund-order',
    subject: { kind: 'order', id: number },
    details: { reason, continued: amounts, before: status, askedBy, ...recordedAccount(account, isOtherHolder) },
  })
  if (account)
    await enqueueOrderMessage(tx, now, number, { kind: 'refund-requested', amount: total, by: 'shop', account })
  return true
}

/**
 * Writes a refund without the refund rule, in one transaction; `runRefundsOf` sends it. Throws `PR30009400` unless the
 * order is paid, `PR30001400` when lines do not give back what was `expected`, and the refusals of amounts and lines.
 */
export async function giveBack(
  tx: Transaction,
  clock: Clock,
  order: OrderRow,
  act: Act &
    Gift &
    Approved &
    Pick<RefundTarget, 'account'> & {
      readonly expected?: number
    },
): Promise<void> {
  const { number, status } = order
  const now = clock.now()
  if (!isPaidFor(status))
    throw refusals(codes.orderStateConflict, `The order is ${status}: there is nothing to give back.`)
  const { by, reason, amount, lines, askedBy, account, isOtherHolder } = act
  await recordAct(tx, now, {
    by,
    act: 'refund-order',
    subject: { kind: 'order', id: number },
    details: { reason, amount, lines, before: status, askedBy, ...recordedAccount(account, isOtherHolder) },
  })
  if (amount === undefined) return refundLines(tx, clock, order, act)
  const { payment } = await calculateRefunds(tx, order, now)
  const left = payment ? payment.paid - payment.refunded : 0
  if (!payment || amount < 1 || amount > left)
    throw refusals(refundAmountOutOfRange, `Between 1 and ${left} won can be given back.`, 'amt')
  await beginRefund(tx, order, { actor: actorOf(by), at: now, note: reason })
  await insertRefund(tx, { payment, amount, reason, now, isStray: false, ...(account ? { account } : {}) })
  await enqueueOrderMessage(tx, now, number, { kind: 'refund-requested', amount, by: 'shop', account })
}

/**
 * What lines of an order give back without the refund rule: all that was paid for them, or for everything that is not
 * refunded yet. Throws the refusals of lines, and `PR30010400` when nothing is left.
 */
export function chooseLines({ items, payment }: OrderRefunds, lines: readonly number[] | undefined) {
  const left = payment ? payment.paid - payment.refunded : 0
  for (const line of lines ?? []) {
    const chosen = items.find(({ item }) => item.position + 1 === line)
    if (!chosen) throw refusals(refundLineClosed, `The order has no line ${line}.`, 'lines')
    if (chosen.item.refundId !== null) throw refusals(refundLineClosed, `Line ${line} was given back already.`, 'lines')
    if (chosen.paid === 0) throw refusals(refundLineClosed, `Line ${line} was free.`, 'lines')
  }
  const isChosen = ({ item }: ItemRefund) => lines === undefined || lines.includes(item.position + 1)
  const open = items.filter(({ item }) => item.refundId === null)
  const chosen = open.filter(isChosen)
  // Without the rule, what was paid goes back. An amount that was refunded before is deducted from the last items.
  let rest = left
  const refundable = [...chosen, ...open.filter((each) => !isChosen(each))].map(({ item, paid }) => {
    const amount = Math.min(paid, rest)
    rest -= amount
    return { item, amount, earlyEnd: null }
  })
  const ids = chosen.map(({ item }) => item.id)
  const { given, total, carrier } = chooseRefunds(refundable, ids)
  if (!payment || total === 0) throw refusals(codes.nothingToRefund, 'There is nothing left to give back.')
  return { payment, given, total, carrier, ids }
}

/** Refunds these lines of an order, or everything that is not refunded yet. */
async function refundLines(
  tx: Transaction,
  clock: Clock,
  order: OrderRow,
  act: Act & {
    readonly lines?: readonly number[] | undefined
    readonly account: RefundAccount | undefined
    readonly expected?: number
  },
): Promise<void> {
  const now = clock.now()
  const { payment, given, total, carrier } = chooseLines(await calculateRefunds(tx, order, now), act.lines)
  if (act.expected !== undefined && total !== act.expected)
    throw refusals(codes.amountChanged, `It would be ${total} won.`, 'amt')
  await beginRefund(tx, order, { actor: actorOf(act.by), at: now, note: act.reason })
  if (carrier) await moveDelivery(tx, given, carrier)
  await refundItems(tx, payment, given, { reason: act.reason, now, awaitsReturn: false, account: act.account })
  await enqueueOrderMessage(tx, now, order.number, {
    kind: 'refund-requested',
    amount: total,
    by: 'shop',
    account: act.account,
  })
}

const stepActs = { shipped: 'ship-order', delivered: 'deliver-order', returned: 'return-order' } as const

/**
 * Records that goods were shipped or delivered, or that rented devices were returned. Repeating it changes nothing;
 * another carrier or number of the parcel is mailed again.
 */
export async function shipAsOperator(
  { db, clock }: Pick<OperatorServices, 'db' | 'clock'>,
  number: string,
  step:
    | { readonly kind: 'shipped'; readonly carrier: string; readonly trackingNumber: string }
    /** `on` is the Korean day of the arrival; today without it. */
    | { readonly kind: 'delivered'; readonly on?: string | undefined }
    | { readonly kind: 'returned' },
  by: Operator,
): Promise<void> {
  await transact(db, async (tx) => {
    const order = await readOrder(tx, number)
    const now = clock.now()
    const status = order.status
    const items = await itemsOf(tx, number)
    const goods = items.filter(({ kind }) => isDelivered(kind))
    if (goods.length === 0) throw refusals(nothingIsDelivered, 'Nothing of this order is delivered.')
    if (step.kind === 'shipped' && goods.every(({ refundId }) => refundId !== null))
      throw refusals(deliveryIsRefunded, 'The money of what would be sent has gone back, or is on its way.')
    if (!isPaidFor(status)) throw refusals(codes.orderStateConflict, `The order is ${status}: nothing is sent.`)
    if (step.kind !== 'shipped' && !order.shippedAt) throw refusals(notShippedYet, 'It has not been sent.')
    if (step.kind === 'shipped') {
      const { carrier, trackingNumber } = step
      if (order.shippedAt && order.carrier === carrier && order.trackingNumber === trackingNumber) return
      // A corrected number is no second parcel.
      const shippedAt = order.shippedAt ?? now
      await tx.update(orders).set({ carrier, trackingNumber, shippedAt }).where(eq(orders.number, number))
      await enqueueOrderMessage(tx, now, number, { kind: 'order-shipped', carrier, trackingNumber })
    } else if (step.kind === 'delivered') {
      // The days of the return count from the first time.
      if (order.deliveredAt) return
      const today = dayOf(now)
      const { on = today } = step
      if (on > today || (order.shippedAt && on < dayOf(order.shippedAt)))
        throw refusals(deliveryDayOutOfRange, 'A day from the one it was sent on until today.', 'delivered_on')
      // Nobody knows the hour of a former day: its last moment is after the parcel left.
      const deliveredAt = on === today ? now : endOfDay(on)
      await tx.update(orders).set({ deliveredAt }).where(eq(orders.number, number))
    } else {
      const rented = items.filter(({ kind }) => kind === 'rental')
      await releaseStock(tx, rented, now)
    }
    await appendOrderEvent(tx, number, { from: status, to: status, actor: actorOf(by), at: now, note: step.kind })
    const { carrier, trackingNumber } = order
    const details = {
      shipped: () => {
        const { kind: _, ...after } = step
        return { details: { before: { carrier, trackingNumber }, after } }
      },
      delivered: () => ({ details: { deliveredOn: 'on' in step ? (step.on ?? dayOf(now)) : dayOf(now) } }),
      returned: () => ({}),
    }
    await recordAct(tx, now, {
      by,
      act: stepActs[step.kind],
      subject: { kind: 'order', id: number },
      ...details[step.kind](),
    })
  })
}

/** Corrects where an order is sent, until it is. The buyer of a paid order is told by mail. Throws `PR60204409` afterwards. */
export function changeAddress(
  { db, clock }: Pick<OperatorServices, 'db' | 'clock'>,
  number: string,
  { by, buyer }: { readonly by: Operator; readonly buyer: OrderRow['buyer'] },
): Promise<void> {
  return transact(db, async (tx) => {
    const order = await readOrder(tx, number)
    const items = await itemsOf(tx, number)
    if (!items.some(({ kind }) => isDelivered(kind)))
      throw refusals(nothingIsDelivered, 'Nothing of this order is delivered.')
    if (order.shippedAt) throw refusals(shippedAlready, 'It has been sent already.')
    if (!isBeforeShipping(order.status))
      throw refusals(codes.orderStateConflict, `The order is ${order.status}: nothing is sent.`)
    await tx.update(orders).set({ buyer }).where(eq(orders.number, number))
    const now = clock.now()
    if (order.status === 'paid') await enqueueOrderMessage(tx, now, number, { kind: 'delivery-address-changed', buyer })
    await recordAct(tx, now, {
      by,
      act: 'change-delivery-address',
      subject: { kind: 'order', id: number },
      details: { before: order.buyer, after: buyer },
    })
  })
}

/** Whether goods of an order in this state may be sent, now or after its payment. */
export function isBeforeShipping(status: OrderRow['status']): boolean {
  return status === 'pending' || status === 'waiting_for_deposit' || status === 'paid'
}

/** Writes a note on an order into the record of acts. */
export function noteOrder(
  { db, clock }: Pick<OperatorServices, 'db' | 'clock'>,
  number: string,
  { by, note }: { readonly by: Operator; readonly note: string },
): Promise<void> {
  return transact(db, async (tx) => {
    await readOrder(tx, number)
    const subject = { kind: 'order', id: number } as const
    await recordAct(tx, clock.now(), { by, act: 'note-order', subject, details: { note } })
  })
}
