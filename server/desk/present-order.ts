import type * as contract from '#contract/desk/orders.ts'
import { todayLimits } from '#contract/desk/today.ts'
import { isDelivered } from '#contract/orders/order-item-kinds.ts'
import type { Locale } from '#contract/values/locale.ts'
import { isPaidFor } from '../api/orders/transitions.ts'
import { type OrderParts, presentOrderSummary, presentPayment } from '../api/purchase-history/present.ts'
import type { OrderRow } from '../db/schema/orders.ts'
import { addBusinessDays } from '../lib/business-days.ts'
import { dayOf } from '../lib/clock.ts'
import { maskName } from '../lib/mask-name.ts'
import { maskNumber } from '../lib/mask-number.ts'
import type { Trail } from '../operator/order-trail.ts'
import { isBeforeShipping } from '../operator/orders.ts'

// Turns rows of orders into what the desk shows, with personal data or without.

const iso = (moment: Date | null) => moment?.toISOString() ?? null

/** Korean day until which the shop promises to send what was paid at this moment. */
export function shipDay(paidAt: Date): string {
  return addBusinessDays(dayOf(paidAt), todayLimits.shipBusinessDays)
}

/** Who gets the goods, or null without personal data. */
export function presentBuyer({ buyer }: Pick<OrderRow, 'buyer'>, isPersonal: boolean): contract.DeskBuyer | null {
  if (!isPersonal) return null
  const { name, phone, postcode, address, addressDetail, delivery } = buyer
  return { name, phone, postcode, address, address_detail: addressDetail, delivery }
}

export function presentBuyerName({ buyer }: Pick<OrderRow, 'buyer'>, isPersonal: boolean): string {
  return isPersonal ? buyer.name : maskName(buyer.name)
}

export function presentListedOrder(
  parts: OrderParts,
  { userid, isPersonal, locale }: { readonly userid: string; readonly isPersonal: boolean; readonly locale: Locale },
): contract.DeskListedOrder {
  const { order } = parts
  return {
    ...presentOrderSummary(parts, locale),
    method: order.method,
    buyer_name: presentBuyerName(order, isPersonal),
    userid: isPersonal ? userid : null,
    shipped_at: iso(order.shippedAt),
    stages: stagesOf(parts),
  }
}

/** Stages of delivery and refund of an order. Its list is filtered by the same (`server/operator/order-lists.ts`). */
function stagesOf({ order, items, refunds }: OrderParts): contract.OrderStage[] {
  const { status, shippedAt, deliveredAt } = order
  const goods = items.filter(({ kind }) => isDelivered(kind))
  const hasRefund = refunds.some(({ status: state, isStray }) => state === 'completed' && !isStray)
  const money: contract.OrderStage[] = status === 'paid' && hasRefund ? ['partly_refunded'] : []
  if (goods.length === 0) return money
  if (shippedAt === null) {
    const isToSend = status === 'paid' && goods.some(({ refundId }) => refundId === null)
    return isToSend ? ['to_ship', ...money] : money
  }
  if (goods.every(({ releasedAt }) => releasedAt !== null)) return ['returned', ...money]
  return [deliveredAt === null ? 'shipped' : 'delivered', ...money]
}

/** An order with its trail; `approvals` are those that the operator may see. */
export function presentDeskOrder(
  parts: OrderParts,
  trail: Trail,
  context: {
    readonly userid: string
    readonly isPersonal: boolean
    readonly locale: Locale
    readonly approvals: contract.DeskOrder['approvals']
  },
): contract.DeskOrder {
  const { order, items, payments, refunds, cashReceipt } = parts
  const { userid, isPersonal, locale, approvals } = context
  const sumOf = (status: 'completed' | 'requested') =>
    refunds.reduce((sum, refund) => sum + (refund.status === status && !refund.isStray ? refund.amount : 0), 0)
  const isSent = items.some(({ kind }) => isDelivered(kind))
  return {
    order_number: order.number,
    status: order.status,
    method: order.method,
    ordered_at: order.orderedAt.toISOString(),
    paid_at: iso(order.approvedAt),
    deposit_until: iso(order.depositUntil),
    regular_amt: order.regularAmount,
    discount_amt: order.discountAmount,
    delivery_amt: order.deliveryAmount,
    total_amt: order.totalAmount,
    refunded_amt: sumOf('completed'),
    refunding_amt: sumOf('requested'),
    buyer_name: presentBuyerName(order, isPersonal),
    member_id: order.memberId,
    userid: isPersonal ? userid : null,
    buyer: presentBuyer(order, isPersonal),
    delivery: isSent
      ? {
          due_on: order.approvedAt && shipDay(order.approvedAt),
          carrier: order.carrier,
          tracking_no: order.trackingNumber,
          shipped_at: iso(order.shippedAt),
          delivered_at: iso(order.deliveredAt),
        }
      : null,
    items: items.map((item) => ({
      line: item.position + 1,
      kind: item.kind,
      name: item.name[locale],
      option: item.optionName?.[locale] ?? null,
      months: item.months,
      quantity: item.quantity,
      paid_amt: item.amount + item.delivery,
      from: item.startsOn,
      until: item.endsOn,
      refund: refunds.find(({ id }) => id === item.refundId)?.status ?? null,
      is_back: item.releasedAt !== null,
    })),
    payments: payments.toSorted(byTime((payment) => payment.requestedAt)).map((payment) => {
      const { instrument, approve_no, receipt_url } = presentPayment(payment)
      return {
        provider: payment.provider,
        method: payment.method,
        status: payment.status,
        instrument,
        approve_no,
        receipt_url,
        amt: payment.amount,
        paid_amt: payment.paid,
        refunded_amt: payment.refunded,
        requested_at: payment.requestedAt.toISOString(),
        approved_at: iso(payment.approvedAt),
        next_check_at: iso(payment.checkAt),
      }
    }),
    refunds: refunds.map((refund) => ({
      amt: refund.amount,
      status: refund.status,
      reason: isPersonal ? refund.reason : null,
      is_stray: refund.isStray,
      awaits_return: refund.awaitsReturn,
      needs_operator: isWaiting(refund),
      has_account: refund.account !== null,
      requested_at: refund.requestedAt.toISOString(),
      completed_at: iso(refund.completedAt),
    })),
    receipt: cashReceipt
      ? { type: cashReceipt.type, number: maskNumber(cashReceipt.number), status: cashReceipt.status }
      : null,
    approvals,
    trail: presentTrail(trail, isPersonal),
    can: mayDo(parts),
  }
}

/** Whether a refund goes on only when an operator says so. */
function isWaiting({ status, checkAt }: OrderParts['refunds'][number]): boolean {
  return status === 'requested' && checkAt === null
}

/** What the calls of the desk would not refuse now. */
function mayDo({ order, items, payments, refunds }: OrderParts): contract.DeskOrder['can'] {
  const goods = items.filter(({ kind }) => isDelivered(kind))
  const isOpen = isPaidFor(order.status)
  const isUnpaid = order.status === 'pending' || order.status === 'waiting_for_deposit'
  return {
    ship: isOpen && goods.some(({ refundId }) => refundId === null),
    deliver: isOpen && goods.length > 0 && order.shippedAt !== null && order.deliveredAt === null,
    take_back:
      isOpen &&
      order.shippedAt !== null &&
      items.some(({ kind, releasedAt }) => kind === 'rental' && releasedAt === null),
    change_address: goods.length > 0 && order.shippedAt === null && isBeforeShipping(order.status),
    cancel: isUnpaid && !payments.some(({ status }) => status === 'confirming'),
    refund: isOpen && payments.some(({ status, paid, refunded }) => status === 'paid' && paid > refunded),
    continue_refund: refunds.some(isWaiting),
  }
}

const byTime =
  <Row>(momentOf: (row: Row) => Date) =>
  (one: Row, other: Row) =>
    momentOf(one).getTime() - momentOf(other).getTime()

/** Everything that happened, the oldest first. */
function presentTrail(trail: Trail, isPersonal: boolean): contract.TrailEntry[] {
  const { events, attempts, webhooks, messages, back, receipt, acts } = trail
  const entries: (contract.TrailEntry | undefined)[] = [
    ...events.map(({ happenedAt, from, to, actor, note }) => ({
      kind: 'event' as const,
      at: happenedAt.toISOString(),
      from,
      to,
      actor,
      note: isPersonal ? note : null,
    })),
    ...attempts.map(({ requestedAt, provider, method, status, amount }) => ({
      kind: 'payment' as const,
      at: requestedAt.toISOString(),
      provider,
      method,
      status,
      amt: amount,
    })),
    ...webhooks.map(({ receivedAt, provider, settledAt }) => ({
      kind: 'webhook' as const,
      at: receivedAt.toISOString(),
      provider,
      settled_at: iso(settledAt),
    })),
    ...messages.map(({ createdAt, finishedAt, channel, kind, status, attempts: tries }) => ({
      kind: 'message' as const,
      at: (finishedAt ?? createdAt).toISOString(),
      channel,
      purpose: kind,
      status,
      attempts: tries,
    })),
    ...back.flatMap(({ requestedAt, completedAt, status, amount }) => {
      const entry = (at: Date, state: typeof status) => ({
        kind: 'refund' as const,
        at: at.toISOString(),
        status: state,
        amt: amount,
      })
      return [entry(requestedAt, 'requested'), ...(completedAt ? [entry(completedAt, status)] : [])]
    }),
    receipt && {
      kind: 'receipt' as const,
      at: receipt.requestedAt.toISOString(),
      type: receipt.type,
      status: receipt.status,
    },
    ...acts.map(({ happenedAt, operator, act, details }) => ({
      kind: 'act' as const,
      at: happenedAt.toISOString(),
      operator,
      act,
      details: isPersonal ? details : null,
    })),
  ]
  // The order of kinds decides between entries of one moment.
  return entries.filter((entry) => entry !== undefined).toSorted((one, other) => one.at.localeCompare(other.at))
}
