import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { orderItemKinds } from '../../../contract/order-item-kinds.ts'
import { locales } from '../../../contract/locale.ts'
import { declineReasonSchema, failureReasonSchema } from '../../../contract/order-addresses.ts'
import { cashReceiptTypeSchema, orderStatusSchema, paymentMethodSchema } from '../../../contract/orders.ts'
import type { Bank, CardCompany } from '../../../contract/payment-names.ts'
import { paymentProviderNames } from '../../lib/payment-provider-names.ts'
import { checkValues, localized, moment } from './columns.ts'
import { members } from './members.ts'

/** What was bought, by whom, and how far it is. Every change of `status` is one transaction with an audit row. */
export const orders = pgTable(
  'orders',
  {
    /** `YYYYMMDD-` and eight characters that can't be guessed. */
    number: text().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    status: text({ enum: orderStatusSchema.options }).notNull(),
    /** How it is paid; null until a payment begins, and for what costs nothing. */
    method: text({ enum: paymentMethodSchema.options }),
    /** Won: regular price less discount, and delivery, make the total. */
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
        delivery: string
      }>()
      .notNull(),
    /** When the buyer agreed to the terms of the purchase and ordered. */
    orderedAt: moment().notNull(),
    /** Language in which it was ordered: that of its mails. */
    locale: text({ enum: locales }).notNull().default('ko'),
    /** Until when it may be paid. */
    expiresAt: moment().notNull(),
    approvedAt: moment(),
    /** Until when a virtual account takes the deposit. */
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
    /** Names at the time of the order: of the course or device, and of the option. */
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
    /** The refund that gives its money back. */
    refundId: uuid(),
    /** When its pieces went back to the stock. */
    releasedAt: moment(),
  },
  (table) => [
    index('order_items_order').on(table.orderNumber),
    index('order_items_device').on(table.deviceIdx),
    checkValues('order_items_kind', table.kind),
  ],
)
export type OrderItemRow = typeof orderItems.$inferSelect

/** One row a change: from what, to what, by whom, why. `from` and `to` are the same for what changes no status. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: uuid().primaryKey(),
    orderNumber: text()
      .notNull()
      .references(() => orders.number),
    from: text({ enum: orderStatusSchema.options }).notNull(),
    to: text({ enum: orderStatusSchema.options }).notNull(),
    /** `member`, `provider`, `job` or `operator`, the last with a name. */
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

/**
 * States of a payment.
 *
 * - `open`: its window may be opened, or is open;
 * - `confirming`: the provider is about to be asked to take the money;
 * - `waiting`: a virtual account waits for a deposit;
 * - `paid`: the provider took the money;
 * - `declined`, `failed`: the provider took none;
 * - `canceled`: over at the provider, without money;
 * - `abandoned`: replaced by another attempt, or its order was given up.
 */
export const paymentStatuses = [
  'open',
  'confirming',
  'waiting',
  'paid',
  'declined',
  'failed',
  'canceled',
  'abandoned',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** One attempt to pay an order: written before the provider hears of it, and settled by what the provider says. */
export const payments = pgTable(
  'payments',
  {
    /** Key of every request to the provider that may be sent twice. */
    id: uuid().primaryKey(),
    orderNumber: text()
      .notNull()
      .references(() => orders.number),
    provider: text({ enum: paymentProviderNames }).notNull(),
    /** What the provider knows the try by, and what it calls it itself. */
    providerOrderId: text().notNull(),
    providerKey: text(),
    /** What proves a message about a virtual account, where the provider does not sign. */
    providerSecret: text(),
    method: text({ enum: paymentMethodSchema.options }).notNull(),
    status: text({ enum: paymentStatuses }).notNull(),
    /** Won: asked for, taken by the provider, and given back or on the way back. */
    amount: integer().notNull(),
    paid: integer().notNull(),
    refunded: integer().notNull(),
    decline: text({ enum: declineReasonSchema.options }),
    /** SHA-256 of the ticket to the window. */
    ticketHash: text().notNull(),
    ticketExpiresAt: moment().notNull(),
    ticketUsedAt: moment(),
    /** Where the window comes back to. */
    origin: text().notNull(),
    returnPath: text().notNull(),
    /** What was chosen of the card, and what the provider tells of the payment. */
    details: jsonb()
      .$type<{
        card?: { company: CardCompany | null; installmentMonths: number }
        name?: string
        installmentMonths?: number
        approveNumber?: string
        receiptUrl?: string
        account?: { bank: string; number: string; holder: string; until: string }
      }>()
      .notNull(),
    requestedAt: moment().notNull(),
    approvedAt: moment(),
    /** When a job asks the provider the next time; null once nothing can come any more. */
    checkAt: moment(),
    checks: integer().notNull(),
  },
  (table) => [
    uniqueIndex('payments_provider_order').on(table.provider, table.providerOrderId),
    uniqueIndex('payments_ticket').on(table.ticketHash),
    index('payments_order').on(table.orderNumber),
    index('payments_check').on(table.checkAt),
    checkValues('payments_provider', table.provider),
    checkValues('payments_method', table.method),
    checkValues('payments_status', table.status),
    checkValues('payments_decline', table.decline),
    // Whatever the code does: nobody gets back more than was paid.
    check('payments_refunded', sql`refunded between 0 and paid`),
  ],
)
export type PaymentRow = typeof payments.$inferSelect

/** Money on its way back. Its amount is taken out of the payment's when it is written. */
export const refunds = pgTable(
  'refunds',
  {
    /** Key of the request to the provider. */
    id: uuid().primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    orderNumber: text()
      .notNull()
      .references(() => orders.number),
    amount: integer().notNull(),
    status: text({ enum: ['requested', 'completed', 'refused'] }).notNull(),
    /** Reason of the member or operator, or `late_payment`, `duplicate_payment`, `amount_mismatch`. */
    reason: text().notNull(),
    /** Whether it belongs to no cancelling of the order: money that should never have been taken. */
    isStray: boolean().notNull(),
    /** Whether goods have to come back first. */
    awaitsReturn: boolean().notNull(),
    account: jsonb().$type<{ bank: Bank; number: string; holder: string }>(),
    requestedAt: moment().notNull(),
    completedAt: moment(),
    checkAt: moment(),
    checks: integer().notNull(),
  },
  (table) => [
    index('refunds_order').on(table.orderNumber),
    index('refunds_payment').on(table.paymentId),
    index('refunds_check').on(table.checkAt),
    checkValues('refunds_status', table.status),
    check('refunds_amount', sql`amount > 0`),
  ],
)

/** Cash receipt of a transfer or deposit; the number is cut to its last four digits once it is issued. */
export const cashReceipts = pgTable(
  'cash_receipts',
  {
    orderNumber: text()
      .primaryKey()
      .references(() => orders.number),
    type: text({ enum: cashReceiptTypeSchema.options }).notNull(),
    number: text().notNull(),
    /** What the provider calls it, where it needs that to cancel it. */
    providerKey: text(),
    /** `canceling` until the provider has cancelled it. */
    status: text({ enum: ['requested', 'issued', 'canceling', 'canceled'] }).notNull(),
    requestedAt: moment().notNull(),
    checkAt: moment(),
    checks: integer().notNull(),
  },
  (table) => [checkValues('cash_receipts_type', table.type), checkValues('cash_receipts_status', table.status)],
)

/** Requests that are made once however often they are sent: the first answer is kept, refusals included. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    key: uuid().notNull(),
    /** SHA-256 of the call and its body. */
    requestHash: text().notNull(),
    /** Until when whoever works on it is waited for. */
    lockedUntil: moment().notNull(),
    answer: jsonb().$type<
      { kind: 'done'; value: unknown } | { kind: 'refused'; code: string; message: string; field?: string }
    >(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] }), index('idempotency_keys_age').on(table.createdAt)],
)

/** Messages of payment providers, each counted once. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    provider: text({ enum: paymentProviderNames }).notNull(),
    eventId: text().notNull(),
    /** The payment that it is about. */
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    receivedAt: moment().notNull(),
    /** When the provider had been asked and the answer kept. */
    settledAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('webhook_events_open').on(table.settledAt),
    checkValues('webhook_events_provider', table.provider),
  ],
)

/** What a paid order opens: a course, between two days; without an end where access has none. */
export const enrolments = pgTable(
  'enrolments',
  {
    id: uuid().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    courseIdx: integer().notNull(),
    orderNumber: text()
      .notNull()
      .references(() => orders.number),
    orderItemId: uuid()
      .notNull()
      .references(() => orderItems.id),
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }),
    /** When its order was cancelled. */
    revokedAt: moment(),
  },
  (table) => [
    index('enrolments_member').on(table.memberId, table.courseIdx),
    uniqueIndex('enrolments_item').on(table.orderItemId),
  ],
)

/** Lessons that members have finished, as the learning system tells. */
export const finishedLessons = pgTable(
  'finished_lessons',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    courseIdx: integer().notNull(),
    lesson: integer().notNull(),
    finishedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.courseIdx, table.lesson] })],
)

const operatorActionNames = ['members restrict', 'members restore', 'members terminate'] as const
export type OperatorAction = (typeof operatorActionNames)[number]

/** What operators did that changes no order. */
export const operatorActions = pgTable(
  'operator_actions',
  {
    id: uuid().primaryKey(),
    actor: text().notNull(),
    action: text({ enum: operatorActionNames }).notNull(),
    /** ID of the member. */
    subject: text().notNull(),
    note: text(),
    happenedAt: moment().notNull(),
  },
  (table) => [checkValues('operator_actions_action', table.action)],
)
