import { type SellerFile, sellerIn } from '#contract/content-files/company-in.ts'
import { isDelivered } from '#contract/orders/order-item-kinds.ts'
import type { Order, OrderItem, OrderSummary, RefundPreviewItem } from '#contract/orders/orders.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { OrderItemRow, OrderRow } from '#server/db/schema/orders.ts'
import type { cashReceipts, PaymentRow, refunds } from '#server/db/schema/payments.ts'
import { maskNumber } from '#server/lib/mask-number.ts'
import { presentSums } from '../orders/prices.ts'
import { type ItemRefund, refundLineOf } from '../orders/refund-rule.ts'
import { effectivePayment } from '../payments/progress.ts'

// Turns rows of orders into wire content (specification, section 3).

export interface OrderParts {
  readonly order: OrderRow
  readonly seller: SellerFile
  readonly items: readonly OrderItemRow[]
  readonly payments: readonly PaymentRow[]
  readonly refunds: readonly (typeof refunds.$inferSelect)[]
  readonly cashReceipt: typeof cashReceipts.$inferSelect | undefined
}

/** Sum of the completed refunds in won, without those of stray payments. */
function refundedOf(all: OrderParts['refunds']): number {
  return all.reduce((sum, { status, amount, isStray }) => sum + (status === 'completed' && !isStray ? amount : 0), 0)
}

export function presentOrderSummary(
  { order, items, refunds }: Pick<OrderParts, 'order' | 'items' | 'refunds'>,
  locale: Locale,
): OrderSummary {
  return {
    order_number: order.number,
    status: order.status,
    ordered_at: order.orderedAt.toISOString(),
    name: items[0]?.name[locale] ?? '',
    others: Math.max(0, items.length - 1),
    total_amt: order.totalAmount,
    refunded_amt: refundedOf(refunds),
  }
}

export function presentOrder(parts: OrderParts, context: { locale: Locale; now: Date; mayCancel: boolean }): Order {
  const { order, items, cashReceipt } = parts
  const { locale, now, mayCancel } = context
  const payment = effectivePayment(parts.payments)
  const { buyer } = order
  return {
    ...presentOrderSummary(parts, locale),
    items: items.map((item) => presentItem(item, parts.refunds, locale)),
    regular_amt: order.regularAmount,
    discount_amt: order.discountAmount,
    delivery_amt: order.deliveryAmount,
    seller: sellerIn(parts.seller, locale),
    buyer: {
      name: buyer.name,
      phone: buyer.phone,
      postcode: buyer.postcode,
      address: buyer.address,
      address_detail: buyer.addressDetail,
    },
    delivery: presentDelivery(parts),
    payment: payment ? presentPayment(payment) : null,
    refunds: parts.refunds.map(presentRefund),
    cash_receipt: cashReceipt
      ? {
          type: cashReceipt.type,
          number: maskNumber(cashReceipt.number),
          // On the wire a receipt counts as cancelled when the shop has requested it.
          status: cashReceipt.status === 'canceling' ? 'canceled' : cashReceipt.status,
        }
      : null,
    can: {
      pay: mayPay(parts, now),
      cancel: mayCancel,
      request_cash_receipt: mayRequestReceipt(parts),
    },
  }
}

/** Whether an order can be paid: not while one of its payments is being confirmed. */
export function mayPay({ order, payments }: Pick<OrderParts, 'order' | 'payments'>, now: Date): boolean {
  return order.status === 'pending' && order.expiresAt > now && !payments.some(({ status }) => status === 'confirming')
}

/** Whether a cash receipt can be requested: paid by transfer or deposit, and without a current receipt. */
export function mayRequestReceipt({ order, payments, cashReceipt }: OrderParts): boolean {
  const payment = effectivePayment(payments)
  const isCash = payment?.method === 'transfer' || payment?.method === 'virtual_account'
  const isOpen = cashReceipt === undefined || cashReceipt.status === 'canceled'
  return order.status === 'paid' && isCash && isOpen && payment.paid > payment.refunded
}

function presentDelivery({ order, items }: OrderParts): Order['delivery'] {
  const { delivery } = order.buyer
  if (delivery === null || !items.some(({ kind }) => isDelivered(kind))) return null
  return {
    message: delivery,
    status: order.deliveredAt ? 'delivered' : order.shippedAt ? 'shipped' : 'preparing',
    carrier: order.carrier,
    tracking_no: order.trackingNumber,
    shipped_at: order.shippedAt?.toISOString() ?? null,
  }
}

function presentItem(item: OrderItemRow, all: OrderParts['refunds'], locale: Locale): OrderItem {
  return {
    id: item.id,
    kind: item.kind,
    name: item.name[locale],
    option: item.optionName?.[locale] ?? null,
    course: item.courseIdx,
    option_idx: item.optionIdx,
    device: item.deviceIdx,
    months: item.months,
    quantity: item.quantity,
    ...presentSums([item]),
    from: item.startsOn,
    until: item.endsOn,
    refund: refundStateOf(all.find(({ id }) => id === item.refundId)),
  }
}

/** A refused refund is none: its item can be cancelled again. */
function refundStateOf(refund: OrderParts['refunds'][number] | undefined): OrderItem['refund'] {
  if (!refund || refund.status === 'refused') return null
  if (refund.status === 'completed') return 'completed'
  return refund.awaitsReturn ? 'awaits_return' : 'requested'
}

export function presentPayment(payment: PaymentRow): NonNullable<Order['payment']> {
  const { details } = payment
  const chosen = details.card?.company
  return {
    method: payment.method,
    // The chosen card, until the provider reports what was charged.
    instrument: details.instrument ?? (chosen ? { kind: 'card', code: chosen } : null),
    installment_months: details.installmentMonths ?? 0,
    approve_no: details.approveNumber ?? null,
    amt: payment.amount,
    approved_at: payment.approvedAt?.toISOString() ?? null,
    receipt_url: details.receiptUrl ?? null,
    virtual_account: details.account ?? null,
  }
}

function presentRefund(refund: typeof refunds.$inferSelect): Order['refunds'][number] {
  return {
    amt: refund.amount,
    reason: refund.reason,
    status: refund.status,
    requested_at: refund.requestedAt.toISOString(),
    completed_at: refund.completedAt?.toISOString() ?? null,
  }
}

export function presentItemRefund(refund: ItemRefund, locale: Locale): RefundPreviewItem {
  const { item, paid, refusal, progress, countedFrom, until, mustReturn, earlyEnd } = refund
  return {
    ...refundLineOf(refund),
    name: (item.kind === 'goods' ? item.optionName : null)?.[locale] ?? item.name[locale],
    amt: paid,
    refusal,
    progress,
    counted_from: countedFrom?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
    must_return: mustReturn,
    early_end: earlyEnd,
  }
}
