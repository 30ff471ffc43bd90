import { cancelOrder, type RefundAccount } from '#contract/orders/orders.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { cancelByRule } from '../api/purchase-history/cancellation.ts'
import type { Transaction } from '../db/open.ts'
import { itemsOf } from '../db/order-items.ts'
import type { OrderRow } from '../db/schema/orders.ts'
import type { Clock } from '../lib/clock.ts'
import { type Act, type Approved, actorOf, recordedAccount } from './orders.ts'
import { recordAct } from './record.ts'

/**
 * Refunds lines of a paid order, counted from 1, or all of them by the refund rule, in one transaction; `runRefundsOf`
 * sends it. Throws the refusals of `cancelByRule`.
 */
export async function giveBackByRule(
  tx: Transaction,
  clock: Clock,
  order: OrderRow,
  refund: Act &
    Approved & {
      readonly lines: readonly number[] | undefined
      /** Won, as it was shown. */
      readonly amount: number
      readonly account: RefundAccount | undefined
      /** The moment for which the rule counts days; now without it. */
      readonly countedUntil?: Date
    },
): Promise<void> {
  const { by, reason, lines, amount, account, askedBy, isOtherHolder, countedUntil } = refund
  const items = await itemsOf(tx, order.number)
  const chosen = lines && items.filter(({ position }) => lines.includes(position + 1)).map(({ id }) => id)
  const call = { clock, apiError: ApiError.declaredBy(cancelOrder) }
  await cancelByRule(tx, call, order, { actor: actorOf(by), reason, chosen, expected: amount, account, countedUntil })
  await recordAct(tx, clock.now(), {
    by,
    act: 'refund-order',
    subject: { kind: 'order', id: order.number },
    details: {
      reason,
      amount,
      lines,
      basis: 'rule',
      before: order.status,
      askedBy,
      ...recordedAccount(account, isOtherHolder),
    },
  })
}
