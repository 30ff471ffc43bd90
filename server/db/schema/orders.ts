import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { localized, moment } from './columns.ts'
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
    status: text().notNull(),
    method: text(),
    /** Won. */
    totalAmount: integer().notNull(),
    buyer: jsonb()
      .$type<{
        name: string
        phone: string
        postcode?: string
        address?: string
        addressDetail?: string
        delivery?: string
      }>()
      .notNull(),
    orderedAt: moment().notNull(),
    approvedAt: moment(),
    /** Until when a virtual account takes the deposit. */
    depositUntil: moment(),
  },
  (table) => [index('orders_member').on(table.memberId, table.orderedAt)],
)

export const orderItems = pgTable(
  'order_items',
  {
    id: uuid().primaryKey(),
    orderNumber: text()
      .notNull()
      .references(() => orders.number),
    courseIdx: integer(),
    deviceIdx: integer(),
    optionIdx: integer(),
    /** Name at the time of the order. */
    name: localized().notNull(),
    quantity: integer().notNull(),
    amount: integer().notNull(),
    delivery: integer().notNull(),
    months: integer().notNull(),
  },
  (table) => [index('order_items_order').on(table.orderNumber)],
)

/** One row a change: from what, to what, by whom, why. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: uuid().primaryKey(),
    orderNumber: text()
      .notNull()
      .references(() => orders.number),
    from: text().notNull(),
    to: text().notNull(),
    actor: text().notNull(),
    note: text(),
    happenedAt: moment().notNull(),
  },
  (table) => [index('order_events_order').on(table.orderNumber)],
)

export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    orderNumber: text()
      .notNull()
      .references(() => orders.number),
    provider: text().notNull(),
    providerKey: text(),
    status: text().notNull(),
    amount: integer().notNull(),
    refunded: integer().notNull(),
    requestedAt: moment().notNull(),
    approvedAt: moment(),
  },
  (table) => [uniqueIndex('payments_provider_key').on(table.provider, table.providerKey)],
)

/** What a paid order opens: a course, between two days. */
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
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
    completedLessons: integer().notNull(),
  },
  (table) => [index('enrolments_member').on(table.memberId, table.courseIdx)],
)
