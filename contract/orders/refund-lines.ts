import { limits } from '../values/limits.ts'

/** Line of a paid order, with what the refund rule gives back for it. */
interface RefundLine {
  readonly id: string
  /** Won, delivery included; 0 when nothing is given back. */
  readonly refund_amt: number
  /** Delivery in it, in won. Delivery is charged once, so at most one line carries it. */
  readonly delivery_amt: number
  readonly is_delivered: boolean
}

/**
 * Chosen lines of an order that are refunded, each with its refund in won. Delivery stays paid as long as another
 * delivered line is kept.
 *
 * @param ids Chosen lines; undefined for all. Lines without a refund are left out.
 */
export function chooseRefundLines<Line extends RefundLine>(
  lines: readonly Line[],
  ids: readonly string[] | undefined,
): {
  readonly chosen: readonly { readonly line: Line; readonly amount: number }[]
  /** Sum of the refunds in won. */
  readonly amount: number
  /** Delivered line that is kept, while a chosen line carries the delivery that it needs. */
  readonly carrier: Line | undefined
} {
  const isChosen = ({ id }: Line) => ids?.includes(id) ?? true
  const refundable = lines.filter(({ refund_amt }) => refund_amt > 0)
  const picked = refundable.filter(isChosen)
  const kept = refundable.find((line) => line.is_delivered && !isChosen(line))
  const carrier = picked.some(({ delivery_amt }) => delivery_amt > 0) ? kept : undefined
  const chosen = picked
    .map((line) => ({ line, amount: line.refund_amt - (carrier === undefined ? 0 : line.delivery_amt) }))
    .filter(({ amount }) => amount > 0)
  return { chosen, amount: chosen.reduce((sum, { amount }) => sum + amount, 0), carrier }
}

/**
 * What is refunded of a rental that ends early, in won: the fee of the days that are left, less the penalty, rounded down.
 *
 * @param fee Won, without delivery.
 */
export function earlyEndAmount(fee: number, { left, of }: { readonly left: number; readonly of: number }): number {
  return Math.floor((fee * left * (100 - limits.rentalPenaltyPercent)) / (of * 100))
}
