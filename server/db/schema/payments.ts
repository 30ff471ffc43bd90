import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { declineReasonSchema } from '#contract/addresses/order-addresses.ts'
import { paymentMethodSchema } from '#contract/orders/orders.ts'
import type { AccountBank, CardCompany, PaymentInstrument, RefundBank } from '#contract/orders/payment-instruments.ts'
import { cashReceiptTypeSchema } from '#contract/values/numbers.ts'
import { paymentProviderNames } from '#server/lib/payment-provider-names.ts'
import { checkValues, moment } from './columns.ts'
import { orders } from './orders.ts'

/**
 * States of a payment.
 *
 * - `open`: its window may be opened, or is open;
 * - `confirming`: the provider is being asked to take the money;
 * - `waiting`: a virtual account waits for a deposit;
 * - `paid`: the provider took the money;
 * - `declined`, `failed`: the provider took none;
 * - `canceled`: closed at the provider, without money;
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

/** One attempt to pay an order: written before the provider is asked, settled by the provider's answers. */
export const payments = pgTable(
  'payments',
  {
    /** Idempotency key of requests to the provider. */
    id: uuid().primaryKey(),
    orderNumber: text()
      .notNull()
      .references(() => orders.number),
    provider: text({ enum: paymentProviderNames }).notNull(),
    /** Order id at the provider, and the provider’s own id of the payment. */
    providerOrderId: text().notNull(),
    providerKey: text(),
    /** Secret of webhooks about a virtual account, where the provider does not sign. */
    providerSecret: text(),
    method: text({ enum: paymentMethodSchema.options }).notNull(),
    status: text({ enum: paymentStatuses }).notNull(),
    /** Won: requested, taken by the provider, and refunded or being refunded. */
    amount: integer().notNull(),
    paid: integer().notNull(),
    refunded: integer().notNull(),
    decline: text({ enum: declineReasonSchema.options }),
    /** SHA-256 of the ticket to the window. */
    ticketHash: text().notNull(),
    ticketExpiresAt: moment().notNull(),
    ticketUsedAt: moment(),
    /** Where the window returns to. */
    origin: text().notNull(),
    returnPath: text().notNull(),
    /** Chosen card options, and the provider's details of the payment. */
    details: jsonb()
      .$type<{
        card?: { company: CardCompany | null; installmentMonths: number }
        instrument?: PaymentInstrument
        installmentMonths?: number
        approveNumber?: string
        receiptUrl?: string
        account?: { bank: AccountBank; number: string; holder: string; until: string }
      }>()
      .notNull(),
    requestedAt: moment().notNull(),
    approvedAt: moment(),
    /** When a job next asks the provider; null when nothing more can happen. */
    checkAt: moment(),
    checks: integer().notNull(),
  },
  (table) => [
    uniqueIndex('payments_provider_order').on(table.provider, table.providerOrderId),
    uniqueIndex('payments_ticket').on(table.ticketHash),
    index('payments_order').on(table.orderNumber),
    index('payments_check').on(table.checkAt),
    index('payments_unfinished').on(table.requestedAt).where(sql`status in ('confirming', 'waiting')`),
    checkValues('payments_provider', table.provider),
    checkValues('payments_method', table.method),
    checkValues('payments_status', table.status),
    checkValues('payments_decline', table.decline),
    // The database guarantees it: no refund exceeds the payment.
    check('payments_refunded', sql`refunded between 0 and paid`),
  ],
)
export type PaymentRow = typeof payments.$inferSelect

/** States of a refund. */
export const refundStatuses = ['requested', 'completed', 'refused'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** A refund. Its amount is deducted from the payment when it is written. */
export const refunds = pgTable(
  'refunds',
  {
    /** Idempotency key of the request to the provider. */
    id: uuid().primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    orderNumber: text()
      .notNull()
      .references(() => orders.number),
    amount: integer().notNull(),
    status: text({ enum: refundStatuses }).notNull(),
    /** Reason of the member or operator, or `late_payment`, `duplicate_payment`, `amount_mismatch`. */
    reason: text().notNull(),
    /** True for money that should not have been taken, which belongs to no cancellation. */
    isStray: boolean().notNull(),
    /** Whether goods must be returned first. */
    awaitsReturn: boolean().notNull(),
    account: jsonb().$type<{ bank: RefundBank; number: string; holder: string }>(),
    requestedAt: moment().notNull(),
    completedAt: moment(),
    checkAt: moment(),
    checks: integer().notNull(),
  },
  (table) => [
    index('refunds_order').on(table.orderNumber),
    index('refunds_payment').on(table.paymentId),
    index('refunds_check').on(table.checkAt),
    index('refunds_unfinished').on(table.requestedAt).where(sql`status = 'requested'`),
    checkValues('refunds_status', table.status),
    check('refunds_amount', sql`amount > 0`),
  ],
)

/** States of a cash receipt. */
export const cashReceiptStatuses = ['requested', 'issued', 'canceling', 'canceled'] as const
export type CashReceiptStatus = (typeof cashReceiptStatuses)[number]

/** Cash receipt of a transfer or deposit. After it is issued, only the last four digits of the number are kept. */
export const cashReceipts = pgTable(
  'cash_receipts',
  {
    orderNumber: text()
      .primaryKey()
      .references(() => orders.number),
    type: text({ enum: cashReceiptTypeSchema.options }).notNull(),
    number: text().notNull(),
    /** The provider's id of the receipt, where it is needed to cancel it. */
    providerKey: text(),
    /** `canceling` until the provider has cancelled it. */
    status: text({ enum: cashReceiptStatuses }).notNull(),
    requestedAt: moment().notNull(),
    checkAt: moment(),
    checks: integer().notNull(),
  },
  (table) => [
    index('cash_receipts_check').on(table.checkAt).where(sql`check_at is not null`),
    checkValues('cash_receipts_type', table.type),
    checkValues('cash_receipts_status', table.status),
  ],
)

/** Webhooks of payment providers, each stored once. */
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
    /** When the provider's answer was recorded. */
    settledAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('webhook_events_open').on(table.settledAt),
    index('webhook_events_payment').on(table.paymentId),
    checkValues('webhook_events_provider', table.provider),
  ],
)
