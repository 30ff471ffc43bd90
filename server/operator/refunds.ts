import { and, eq, isNull } from 'drizzle-orm'
import { ApiError } from '../../contract/protocol/api-error.ts'
import * as codes from '../../contract/protocol/codes.ts'
import { refundAmountOutOfRange } from '../../contract/protocol/desk-codes.ts'
import { cancelOrder, type RefundAccount } from '../../contract/orders/orders.ts'
import {
  calculateRefunds,
  cancelByRule,
  cancelUnpaid,
  chooseRefunds,
  type OrderRefunds,
} from '../api/purchase-history/cancellation.ts'
import { runRefundsOf } from '../api/payments/refund.ts'
import { type Transaction, transact } from '../db/open.ts'
import type { ApprovalRequest } from '../db/schema/operator.ts'
import type { OrderRow } from '../db/schema/orders.ts'
import { payments, refunds } from '../db/schema/payments.ts'
import { askApproval, type DeskOperator } from './approvals.ts'
import {
  type Act,
  actorOf,
  assertHolder,
  chooseLines,
  continueRefunds,
  giveBack,
  type OperatorServices,
  readOrder,
} from './orders.ts'
import { type Operator, recordAct } from './record.ts'

/** Refunds of the desk: those by the refund rule at once, those beyond it after a second operator approved them. */

const refusals = ApiError.declaredBy({
  codes: [
    codes.amountChanged,
    codes.nothingToRefund,
    codes.orderStateConflict,
    codes.refundAccountMissing,
    refundAmountOutOfRange,
  ],
})

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** The refund of a paid order, with its sums in won. Throws `PR30009400` for any other order. */
export async function previewRefund(tx: Transaction, number: string, now: Date) {
  const order = await readOrder(tx, number)
  if (order.status !== 'paid')
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
    free: freeSum(calculated),
  }
}

/** The largest sum in won that the rule would give as well: what it gives for all lines, less the sums of before. */
function freeSum({ items, payment, refundedAsSum }: OrderRefunds): number {
  const left = payment ? payment.paid - payment.refunded : 0
  const open = items.filter(({ refusal, mustReturn }) => refusal === null && !mustReturn)
  return Math.max(0, Math.min(left, sum(open.map(({ paid }) => paid)) - refundedAsSum))
}

interface Ask {
  readonly by: DeskOperator
  readonly reason: string
  readonly basis: 'rule' | 'lines' | 'sum'
  /** Counted from 1; undefined for all. */
  readonly lines?: readonly number[] | undefined
  /** Won, as it was shown. */
  readonly amount: number
  /** Won that had gone back, or were on their way, when the amount was shown. */
  readonly knownRefunded: number
  readonly account: RefundAccount | undefined
  readonly allowsOtherHolder: boolean
}

/**
 * Refunds a paid order, or asks a second operator for what is beyond the rule. Throws `PR30001400` when amounts have
 * changed since they were shown.
 */
export async function refundAtDesk(
  services: OperatorServices,
  number: string,
  ask: Ask,
): Promise<'refunded' | 'asked'> {
  const { db, clock } = services
  await assertHolder(services, number, ask)
  const outcome = await transact(db, async (tx) => {
    const now = clock.now()
    const preview = await previewRefund(tx, number, now)
    const { order, refunded, needsAccount } = preview
    if (refunded !== ask.knownRefunded)
      throw refusals(codes.amountChanged, `${refunded} won have gone back already.`, 'known_refunded_amt')
    if (needsAccount && !ask.account)
      throw refusals(codes.refundAccountMissing, 'The refund needs an account.', 'account')
    switch (ask.basis) {
      case 'rule':
        return refundByRule(tx, services, order, preview, ask)
      case 'lines':
        return refundLines(tx, services, order, preview, ask)
      case 'sum':
        return refundSum(tx, services, order, preview, ask)
    }
  })
  if (outcome === 'refunded') await runRefundsOf(services, number, actorOf(ask.by))
  return outcome
}

async function refundByRule(
  tx: Transaction,
  { clock }: OperatorServices,
  order: OrderRow,
  { items }: OrderRefunds,
  { by, reason, lines, amount, account }: Ask,
) {
  const chosen = lines && items.filter(({ item }) => lines.includes(item.position + 1)).map(({ item }) => item.id)
  const call = { clock, apiError: ApiError.declaredBy(cancelOrder) }
  await cancelByRule(tx, call, order, { actor: actorOf(by), reason, chosen, expected: amount, account })
  await recordAct(tx, clock.now(), {
    by,
    act: 'refund-order',
    subject: { kind: 'order', id: order.number },
    details: { reason, amount, lines, basis: 'rule', before: order.status },
  })
  return 'refunded' as const
}

async function refundLines(
  tx: Transaction,
  { clock }: OperatorServices,
  order: OrderRow,
  calculated: OrderRefunds,
  ask: Ask,
) {
  const { total, ids } = chooseLines(calculated, ask.lines)
  if (total !== ask.amount) throw refusals(codes.amountChanged, `It would be ${total} won.`, 'amt')
  const byRule = chooseRefunds(calculated.items, ids)
  const isWithin = byRule.total >= total && byRule.given.every(({ mustReturn }) => !mustReturn)
  const { by, reason, account } = ask
  if (isWithin) {
    await giveBack(tx, clock, order, { by, reason, account, amount: undefined, lines: ask.lines, expected: total })
    return 'refunded' as const
  }
  const lines = ask.lines ?? calculated.items.filter(({ item }) => ids.includes(item.id) && isPaid(item)).map(lineOf)
  return askSecond(tx, clock.now(), order, ask, { amount: total, ruleAmount: byRule.total, lines })
}

const lineOf = ({ item }: OrderRefunds['items'][number]) => item.position + 1
const isPaid = ({ amount, delivery }: { readonly amount: number; readonly delivery: number }) => amount + delivery > 0

async function refundSum(
  tx: Transaction,
  { clock }: OperatorServices,
  order: OrderRow,
  { left, free }: { readonly left: number; readonly free: number },
  ask: Ask,
) {
  const { by, reason, amount, account } = ask
  if (amount > left) throw refusals(refundAmountOutOfRange, `Between 1 and ${left} won can be given back.`, 'amt')
  if (amount <= free) {
    await giveBack(tx, clock, order, { by, reason, account, amount })
    return 'refunded' as const
  }
  return askSecond(tx, clock.now(), order, ask, { amount, ruleAmount: free, lines: null })
}

async function askSecond(
  tx: Transaction,
  now: Date,
  { number, memberId }: OrderRow,
  { by, reason, account }: Ask,
  gift: Pick<Extract<ApprovalRequest, { kind: 'refund' }>, 'amount' | 'ruleAmount' | 'lines'>,
) {
  const request = { kind: 'refund', ...gift, account: account ?? null } as const
  await askApproval(tx, now, { by, reason, subject: { orderNumber: number, memberId }, request })
  return 'asked' as const
}

/**
 * Continues the refunds of an order that wait for an operator: the goods came back, or the account is known. Throws
 * `PR30010400` when none waits, and `PR30011400` when they wait for an account and none is given.
 */
export async function continueAtDesk(
  services: OperatorServices,
  number: string,
  act: Act & { readonly account: RefundAccount | undefined; readonly allowsOtherHolder: boolean },
): Promise<void> {
  const { db, clock } = services
  await assertHolder(services, number, act)
  await transact(db, async (tx) => {
    const order = await readOrder(tx, number)
    if (!act.account && (await lacksAccount(tx, number)))
      throw refusals(codes.refundAccountMissing, 'The refund needs an account.', 'account')
    if (!(await continueRefunds(tx, clock.now(), order, act)))
      throw refusals(codes.nothingToRefund, 'No refund of this order waits for an operator.')
  })
  await runRefundsOf(services, number, actorOf(act.by))
}

/** Whether a refund of a deposit waits that has no account. */
async function lacksAccount(tx: Transaction, number: string): Promise<boolean> {
  const waiting = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(refunds.orderNumber, number),
        eq(refunds.status, 'requested'),
        isNull(refunds.checkAt),
        isNull(refunds.account),
        eq(payments.method, 'virtual_account'),
      ),
    )
  return waiting.length > 0
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
