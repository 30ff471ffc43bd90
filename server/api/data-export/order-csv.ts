import type { OrderStatus, PaymentMethod } from '#contract/orders/orders.ts'
import type { Locale } from '#contract/values/locale.ts'
import { dayOf } from '#server/lib/clock.ts'
import { effectivePayment } from '../payments/progress.ts'
import type { OrderParts } from '../purchase-history/present.ts'

type Cell = string | number | null

const koreanTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Seoul',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const columns = {
  ko: [
    '주문번호',
    '주문한 때(한국 시간)',
    '상태',
    '상품',
    '옵션',
    '개월',
    '수량',
    '정가(원)',
    '금액(원)',
    '배송비(원)',
    '환불',
    '결제 수단',
    '결제한 때(한국 시간)',
    '첫날',
    '마지막 날',
    '판매자',
    '사업자등록번호',
  ],
  en: [
    'Order number',
    'Ordered at (Korea time)',
    'Status',
    'Item',
    'Option',
    'Months',
    'Quantity',
    'Regular price (won)',
    'Price (won)',
    'Delivery (won)',
    'Refunded',
    'Payment method',
    'Paid at (Korea time)',
    'First day',
    'Last day',
    'Seller',
    'Business registration number',
  ],
} as const satisfies Record<Locale, readonly string[]>

const labels: Record<
  Locale,
  {
    readonly statuses: Record<OrderStatus, string>
    readonly methods: Record<PaymentMethod, string>
    readonly yes: string
    readonly no: string
  }
> = {
  ko: {
    statuses: {
      pending: '결제 전',
      waiting_for_deposit: '입금 대기',
      paid: '결제 완료',
      cancel_requested: '취소 중',
      canceled: '취소',
      refund_completed: '환불 완료',
      expired: '기한 지남',
      failed: '결제 실패',
    },
    methods: {
      card: '카드',
      simple: '간편결제',
      transfer: '계좌 이체',
      virtual_account: '가상 계좌',
      phone: '휴대폰',
    },
    yes: '예',
    no: '아니요',
  },
  en: {
    statuses: {
      pending: 'Not paid',
      waiting_for_deposit: 'Waiting for the deposit',
      paid: 'Paid',
      cancel_requested: 'Being cancelled',
      canceled: 'Cancelled',
      refund_completed: 'Refunded',
      expired: 'Expired',
      failed: 'Payment failed',
    },
    methods: {
      card: 'Card',
      simple: 'Digital wallet',
      transfer: 'Account transfer',
      virtual_account: 'Virtual account',
      phone: 'Mobile phone',
    },
    yes: 'Yes',
    no: 'No',
  },
}

/**
 * The lines of orders as a table for spreadsheets (RFC 4180): a header, a row for each item, amounts in won. Begins with
 * the byte order mark by which spreadsheets recognise UTF-8.
 */
export function ordersAsCsv(orders: readonly OrderParts[], locale: Locale): string {
  const rows = orders.flatMap((parts) => rowsOf(parts, locale))
  return `\uFEFF${[columns[locale], ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`
}

function rowsOf({ order, items, payments, seller }: OrderParts, locale: Locale): Cell[][] {
  const { statuses, methods, yes, no } = labels[locale]
  const method = effectivePayment(payments)?.method
  return items.map((item) => [
    order.number,
    formatMoment(order.orderedAt),
    statuses[order.status],
    item.name[locale],
    item.optionName?.[locale] ?? null,
    item.months === 0 ? null : item.months,
    item.quantity,
    item.regularAmount,
    item.amount,
    item.delivery,
    item.refundId === null ? no : yes,
    method === undefined ? null : methods[method],
    order.approvedAt && formatMoment(order.approvedAt),
    item.startsOn,
    item.endsOn,
    seller.legal_name[locale],
    seller.registration_number,
  ])
}

/** `2026-11-22 14:02`, Korean time. */
function formatMoment(moment: Date): string {
  return `${dayOf(moment)} ${koreanTime.format(moment)}`
}

/**
 * A field. Spreadsheets run a text that begins like a formula, so such a text gets an apostrophe before it, which they
 * do not show (OWASP, "CSV Injection").
 */
export function writeCell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
