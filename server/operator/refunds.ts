import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { RefundedPieces } from '#contract/desk/refunds.ts'
import type { RefundAccount } from '#contract/orders/orders.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { refundAmountOutOfRange, refundLineClosed } from '#contract/protocol/desk-codes.ts'
import { isPaidFor } from '../api/orders/transitions.ts'
import { runRefundsOf } from '../api/payments/refund.ts'
import {
  calculateRefunds,
  cancelUnpaid,
  chooseRefunds,
  type OrderRefunds,
} from '../api/purchase-history/cancellation.ts'
import { type Transaction, transact } from '../db/open.ts'
import { itemsOf } from '../db/order-items.ts'
import type { ApprovalRequest } from '../db/schema/operator.ts'
import { type OrderItemRow, type OrderRow, orderItems } from '../db/schema/orders.ts'
import { payments, refunds } from '../db/schema/payments.ts'
import type { Clock } from '../lib/clock.ts'
import { askApproval, type DeskOperator } from './approvals.ts'
import {
  actorOf,
  checkRefundTarget,
  chooseLines,
  continueRefunds,
  giveBack,
  type OperatorServices,
  readOrder,
} from './orders.ts'
import { type Operator, recordAct } from './record.ts'
import { giveBackByRule } from './rule-refund.ts'

// Refunds of the desk: those by the refund rule, the way the money came, at once; others after a second operator
// approved them.

const refusals = ApiError.declaredBy({
  codes: [
    codes.amountChanged,
    codes.nothingToRefund,
    codes.orderStateConflict,
    codes.refundAccountMissing,
    refundAmountOutOfRange,
    refundLineClosed,
  ],
})

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/**
 * The refund of a paid order, with its sums in won, also while some of it is being refunded. Throws `PR30009400` for
 * any other order.
 */
export async function previewRefund(tx: Transaction, number: string, now: Date) {
  const order = await readOrder(tx, number)
  if (!isPaidFor(order.status))
    throw refusals(codes.orderStateConflict, `The order is ${order.status}: there is nothing to give back.`)
  const calculated = await calculateRefunds(tx, order, now)
  const { items, payment } = calculated
  const paid = payment?.paid ?? 0
  const refunded = payment?.refunded ?? 0
  return {
    ...calculated,
    order,
    paid,
    refunded,
    left: paid - refunded,
    byRule: sum(items.map(({ amount }) => amount)),
  }
}

interface Ask {
  readonly by: DeskOperator
  readonly reason: string
  readonly basis: 'rule' | 'lines' | 'sum'
  /** Counted from 1; undefined for all. */
  readonly lines?: readonly number[] | undefined
  /** Pieces of chosen lines that have several; the others are refunded whole. */
  readonly pieces?: readonly RefundedPieces[] | undefined
  /** Won, as it was shown. */
  readonly amount: number
  /** Won that had gone back, or were on their way, when the amount was shown. */
  readonly knownRefunded: number
  readonly account: RefundAccount | undefined
  readonly allowsOtherHolder: boolean
}

/**
 * Refunds a paid order, or asks a second operator for what is beyond the rule, and for every refund into an account that
 * the operator names. Throws `PR30001400` when amounts have changed since they were shown.
 */
export async function refundAtDesk(
  services: OperatorServices,
  number: string,
  entered: Ask,
): Promise<'refunded' | 'asked'> {
  const { db, clock } = services
  const isOtherHolder = await checkRefundTarget(services, number, entered)
  const outcome = await transact(db, async (tx) => {
    const now = clock.now()
    const lines = await splitLines(tx, number, entered)
    const preview = await previewRefund(tx, number, now)
    const { order, refunded, needsAccount } = preview
    if (refunded !== entered.knownRefunded)
      throw refusals(codes.amountChanged, `${refunded} won have gone back already.`, 'known_refunded_amt')
    if (needsAccount && !entered.account)
      throw refusals(codes.refundAccountMissing, 'The refund needs an account.', 'account')
    const ask = { ...entered, lines, isOtherHolder, account: needsAccount ? entered.account : undefined }
    switch (ask.basis) {
      case 'rule':
        return refundByRule(tx, clock, order, preview, ask)
      case 'lines':
        return refundLines(tx, clock, order, preview, ask)
      case 'sum':
        return refundSum(tx, clock, order, preview, ask)
    }
  })
  if (outcome === 'refunded') await runRefundsOf(services, number, actorOf(entered.by))
  return outcome
}

type CheckedAsk = Ask & { readonly isOtherHolder: boolean }

async function refundByRule(tx: Transaction, clock: Clock, order: OrderRow, { items }: OrderRefunds, ask: CheckedAsk) {
  const { lines, amount } = ask
  if (!ask.account) {
    await giveBackByRule(tx, clock, order, { ...ask, lines })
    return 'refunded' as const
  }
  const chosen = lines && items.filter(({ item }) => lines.includes(lineOf(item))).map(({ item }) => item.id)
  const { given, total } = chooseRefunds(items, chosen)
  if (total === 0) throw refusals(codes.nothingToRefund, 'Nothing can be given back any more.')
  if (total !== amount) throw refusals(codes.amountChanged, `It would be ${total} won.`, 'amt')
  const gift = { amount, ruleAmount: total, lines: given.map(({ item }) => lineOf(item)), basis: 'rule' } as const
  return askSecond(tx, clock.now(), order, ask, gift)
}

async function refundLines(tx: Transaction, clock: Clock, order: OrderRow, calculated: OrderRefunds, ask: CheckedAsk) {
  const { total, ids } = chooseLines(calculated, ask.lines)
  if (total !== ask.amount) throw refusals(codes.amountChanged, `It would be ${total} won.`, 'amt')
  const byRule = chooseRefunds(calculated.items, ids)
  const isWithin = byRule.total >= total && byRule.given.every(({ mustReturn }) => !mustReturn)
  if (isWithin && !ask.account) {
    const { by, reason, account, lines } = ask
    await giveBack(tx, clock, order, { by, reason, account, amount: undefined, lines, expected: total })
    return 'refunded' as const
  }
  const isChosen = ({ item }: OrderRefunds['items'][number]) => ids.includes(item.id) && item.amount + item.delivery > 0
  const lines = ask.lines ?? calculated.items.filter(isChosen).map(({ item }) => lineOf(item))
  return askSecond(tx, clock.now(), order, ask, { amount: total, ruleAmount: byRule.total, lines })
}

const lineOf = ({ position }: Pick<OrderItemRow, 'position'>) => position + 1

/** A sum leaves lines and access as they are, so that the member would keep what the money was paid for. */
async function refundSum(
  tx: Transaction,
  clock: Clock,
  order: OrderRow,
  { left }: { readonly left: number },
  ask: CheckedAsk,
) {
  const { amount } = ask
  if (amount > left) throw refusals(refundAmountOutOfRange, `Between 1 and ${left} won can be given back.`, 'amt')
  return askSecond(tx, clock.now(), order, ask, { amount, ruleAmount: 0, lines: null })
}

async function askSecond(
  tx: Transaction,
  now: Date,
  { number, memberId }: Pick<OrderRow, 'number' | 'memberId'>,
  { by, reason, account, isOtherHolder }: Pick<CheckedAsk, 'by' | 'reason' | 'account' | 'isOtherHolder'>,
  gift: Pick<RefundRequest, 'amount' | 'ruleAmount' | 'lines' | 'basis'>,
) {
  const request = { kind: 'refund', ...gift, account: account ?? null, isOtherHolder } as const
  await askApproval(tx, now, { by, reason, subject: { orderNumber: number, memberId }, request })
  return 'asked' as const
}

type RefundRequest = Extract<ApprovalRequest, { kind: 'refund' }>

/**
 * Makes two lines of each line of which only some pieces are refunded, and returns the chosen lines, with the new ones in
 * their place. Delivery stays with the pieces that are kept. Throws `PR60206409` for pieces that a line does not have.
 */
async function splitLines(
  tx: Transaction,
  number: string,
  { lines, pieces = [] }: Pick<Ask, 'lines' | 'pieces'>,
): Promise<readonly number[] | undefined> {
  const items = await itemsOf(tx, number)
  let chosen = lines ?? (pieces.length > 0 ? items.filter(({ refundId }) => refundId === null).map(lineOf) : undefined)
  let position = Math.max(...items.map((item) => item.position))
  for (const { line, count } of pieces) {
    const item = items.find((each) => lineOf(each) === line)
    if (!item || !chosen?.includes(line) || item.refundId !== null || count > item.quantity)
      throw refusals(refundLineClosed, `Line ${line} has no ${count} pieces to refund.`, 'pieces')
    if (count === item.quantity) continue
    position += 1
    const regularAmount = Math.floor((item.regularAmount * count) / item.quantity)
    const amount = Math.floor((item.amount * count) / item.quantity)
    const part = { ...item, id: randomUUID(), position, quantity: count, regularAmount, amount, delivery: 0 }
    await tx.insert(orderItems).values(part)
    await tx
      .update(orderItems)
      .set({
        quantity: item.quantity - count,
        regularAmount: item.regularAmount - regularAmount,
        amount: item.amount - amount,
      })
      .where(eq(orderItems.id, item.id))
    chosen = [...chosen.filter((each) => each !== line), position + 1]
  }
  return chosen
}

/**
 * Continues the refunds of an order that wait for an operator: the goods came back, or the account is known. An account
 * that the operator names needs a second operator. Throws `PR30010400` when none waits, and `PR30011400` when they wait
 * for an account and none is given.
 */
export async function continueAtDesk(
  services: OperatorServices,
  number: string,
  act: {
    readonly by: DeskOperator
    readonly reason: string
    readonly account: RefundAccount | undefined
    readonly allowsOtherHolder: boolean
  },
): Promise<'refunded' | 'asked'> {
  const { db, clock } = services
  const isOtherHolder = await checkRefundTarget(services, number, act)
  const outcome = await transact(db, async (tx) => {
    const order = await readOrder(tx, number)
    const waiting = await findWaiting(tx, number)
    if (waiting.length === 0) throw refusals(codes.nothingToRefund, 'No refund of this order waits for an operator.')
    if (act.account) {
      const amount = sum(waiting.map((refund) => refund.amount))
      const gift = { amount, ruleAmount: amount, lines: null, basis: 'continuation' } as const
      return askSecond(tx, clock.now(), order, { ...act, isOtherHolder }, gift)
    }
    if (waiting.some(({ account, method }) => account === null && method === 'virtual_account'))
      throw refusals(codes.refundAccountMissing, 'The refund needs an account.', 'account')
    await continueRefunds(tx, clock.now(), order, act)
    return 'refunded' as const
  })
  if (outcome === 'refunded') await runRefundsOf(services, number, actorOf(act.by))
  return outcome
}

/** Refunds of an order that wait for an operator, with the method of their payment. */
function findWaiting(tx: Transaction, number: string) {
  return tx
    .select({ amount: refunds.amount, account: refunds.account, method: payments.method })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.orderNumber, number), eq(refunds.status, 'requested'), isNull(refunds.checkAt)))
}

/** Gives up an order that is not paid. Throws `PR30009400` for any other, and while it is being paid. */
export function cancelUnpaidOrder(
  { db, clock }: Pick<OperatorServices, 'db' | 'clock'>,
  number: string,
  { by, reason }: { readonly by: Operator; readonly reason: string },
): Promise<void> {
  return transact(db, async (tx) => {
    const order = await readOrder(tx, number)
    if (order.status !== 'pending' && order.status !== 'waiting_for_deposit')
      throw refusals(codes.orderStateConflict, `The order is ${order.status}: only an unpaid one is given up.`)
    const now = clock.now()
    await cancelUnpaid(tx, { apiError: refusals }, order, { actor: actorOf(by), reason, now })
    await recordAct(tx, now, {
      by,
      act: 'cancel-order',
      subject: { kind: 'order', id: number },
      details: { reason, before: order.status },
    })
  })
}
