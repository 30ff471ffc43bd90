import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { failureReasonSchema } from '#contract/addresses/order-addresses.ts'
import { orderItemKinds } from '#contract/orders/order-item-kinds.ts'
import { orderStatusSchema, paymentMethodSchema } from '#contract/orders/orders.ts'
import { locales } from '#contract/values/locale.ts'
import { checkValues, localized, moment } from './columns.ts'
import { sellers } from './company.ts'
import { members } from './members.ts'
import { lettersOf } from './names.ts'

/** An order: items, buyer, amounts and state. Every change of `status` is one transaction with an audit row. */
export const orders = pgTable(
  'orders',
  {
    /** `YYYYMMDD-` and eight random characters. */
    number: text().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    status: text({ enum: orderStatusSchema.options }).notNull(),
    /** Null until a payment is made or waits for its deposit, and for an order that costs nothing. */
    method: text({ enum: paymentMethodSchema.options }),
    /** Won. The total is the regular price less the discount, plus delivery. */
    regularAmount: integer().notNull(),
    discountAmount: integer().notNull(),
    deliveryAmount: integer().notNull(),
    totalAmount: integer().notNull(),
    buyer: jsonb()
      .$type<{
        name: string
        phone: string
        postcode: string
        address: string
        addressDetail: string
        /** Delivery request; null when nothing is delivered. */
        delivery: string | null
      }>()
      .notNull(),
    /** When the buyer agreed to the terms of the purchase and ordered. */
    orderedAt: moment().notNull(),
    /** Who sold it. Null in orders of earlier versions of the shop. */
    sellerId: integer().references(() => sellers.id),
    /** Language of the order's mails. */
    locale: text({ enum: locales }).notNull().default('ko'),
    /** Deadline of the payment. */
    expiresAt: moment().notNull(),
    approvedAt: moment(),
    /** Deadline of a deposit to the virtual account. */
    depositUntil: moment(),
    failureReason: text({ enum: failureReasonSchema.options }),
    carrier: text(),
    trackingNumber: text(),
    shippedAt: moment(),
    deliveredAt: moment(),
  },
  (table) => [
    index('orders_member').on(table.memberId, table.orderedAt),
    index('orders_open').on(table.status, table.expiresAt),
    // The lists of operators: all, of a state, and of a way of payment.
    index('orders_ordered').on(table.orderedAt, table.number),
    index('orders_status').on(table.status, table.orderedAt, table.number),
    index('orders_paid_by').on(table.method, table.orderedAt, table.number),
    index('orders_to_ship')
      .on(table.approvedAt, table.number)
      .where(sql`status = 'paid' and shipped_at is null and buyer ->> 'delivery' is not null`),
    index('orders_buyer_letters').using('gin', lettersOf(sql`(${table.buyer} ->> 'name')`)),
    index('orders_buyer_phone').on(sql`reverse(${table.buyer} ->> 'phone') text_pattern_ops`),
    checkValues('orders_status', table.status),
    checkValues('orders_method', table.method),
    checkValues('orders_locale', table.locale),
    checkValues('orders_failure_reason', table.failureReason),
    check('orders_total', sql`total_amount = regular_amount - discount_amount + delivery_amount and total_amount >= 0`),
  ],
)
export type OrderRow = typeof orders.$inferSelect

export const orderItems = pgTable(
  'order_items',
  {
    id: uuid().primaryKey(),
    orderNumber: text()
      .notNull()
      .references(() => orders.number),
    position: integer().notNull(),
    kind: text({ enum: orderItemKinds }).notNull(),
    courseIdx: integer(),
    deviceIdx: integer(),
    optionIdx: integer(),
    /** Names at the time of the order: course or device, and option. */
    name: localized().notNull(),
    optionName: localized(),
    quantity: integer().notNull(),
    /** Won, of all pieces. */
    regularAmount: integer().notNull(),
    amount: integer().notNull(),
    delivery: integer().notNull(),
    months: integer().notNull(),
    /** First and last day of access or rental; set when it is paid. */
    startsOn: date({ mode: 'string' }),
    endsOn: date({ mode: 'string' }),
    /** The refund of this item. */
    refundId: uuid(),
    /** When its pieces were put back into stock. */
    releasedAt: moment(),
  },
  (table) => [
    index('order_items_order').on(table.orderNumber),
    index('order_items_course').on(table.courseIdx),
    index('order_items_device').on(table.deviceIdx),
    index('order_items_to_send')
      .on(table.orderNumber)
      .where(sql`kind in ('goods', 'rental', 'purchase') and refund_id is null`),
    index('order_items_refund').on(table.refundId).where(sql`refund_id is not null`),
    checkValues('order_items_kind', table.kind),
  ],
)
export type OrderItemRow = typeof orderItems.$inferSelect

/** Audit log: one row per change, with actor and note. `from` equals `to` for events without a change of state. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: uuid().primaryKey(),
    orderNumber: text()
      .notNull()
      .references(() => orders.number),
    from: text({ enum: orderStatusSchema.options }).notNull(),
    to: text({ enum: orderStatusSchema.options }).notNull(),
    /** `member`, `provider`, `job`, or `operator` with a name. */
    actor: text().notNull(),
    note: text(),
    happenedAt: moment().notNull(),
  },
  (table) => [
    index('order_events_order').on(table.orderNumber),
    checkValues('order_events_from', table.from),
    checkValues('order_events_to', table.to),
  ],
)
