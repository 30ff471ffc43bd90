import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { deskOf } from '../tests/support/server/desk.ts'
import { fullShop } from '../tests/support/server/full-shop.ts'
import type { Browser } from '../tests/support/server/http-browser.ts'

// Which fields of the answers about an order each of its moments, days and amounts decides, by hand: a field that is
// taken from another column changes with that one. Most columns are equal in most orders, which hides it elsewhere.

const { shop, orders, haneul, doyun, enter } = await fullShop()
const { db } = shop.services
const { browser: desk } = await deskOf(shop).operator('Seo Yun', ['owner'])
const [ofHaneul, ofDoyun] = [await enter(haneul), await enter(doyun)]

interface Call {
  readonly name: string
  readonly browser: Browser
  readonly token?: string
  readonly address: string
}

const ordersOf = {
  haneul: [orders.partlyRefunded, orders.alsoToShip, orders.waiting, orders.refunded],
  doyun: [orders.returnedRental, orders.deposited, orders.toShip],
}
const ofMember = ({ browser, token }: typeof ofHaneul, numbers: readonly string[]): Call[] => [
  { name: 'order-list', browser, token, address: '/v1/member/my/order' },
  ...numbers.flatMap((number) => [{ name: 'order-detail', browser, token, address: `/v1/member/my/order/${number}` }]),
]
const calls: readonly Call[] = [
  ...ofMember(ofHaneul, ordersOf.haneul),
  ...ofMember(ofDoyun, ordersOf.doyun),
  { name: 'desk-order-list', browser: desk, address: '/v1/desk/order' },
  { name: 'to-ship-list', browser: desk, address: '/v1/desk/shipment' },
  ...Object.values(ordersOf)
    .flat()
    .map((number) => ({ name: 'desk-order-detail', browser: desk, address: `/v1/desk/order/${number}` })),
]

const envelope = v.object({ content: v.unknown() })

/** Values of each field over all answers, in any order: entries are sorted by moments. */
async function readFields(): Promise<ReadonlyMap<string, string>> {
  const values = new Map<string, string[]>()
  const collect = (value: unknown, field: string): void => {
    const isFilled = typeof value === 'object' && value !== null && Object.keys(value).length > 0
    if (!isFilled) values.set(field, [...(values.get(field) ?? []), JSON.stringify(value)])
    else if (Array.isArray(value)) for (const each of value) collect(each, `${field}[]`)
    else for (const [key, each] of Object.entries(value)) collect(each, `${field}.${key}`)
  }
  for (const { name, browser, token, address } of calls) {
    const response = await browser.request('GET', address, token === undefined ? {} : { token })
    expect([address, response.status]).toEqual([address, 200])
    collect(v.parse(envelope, await response.json()).content, name)
  }
  return new Map([...values].map(([field, each]) => [field, each.toSorted().join()]))
}

/**
 * By columns that are changed together, where the database demands it: the fields that change with them. A period of
 * the refund rule begins with `approved_at`, so it decides what can be cancelled.
 */
const decided: Readonly<Record<string, readonly string[]>> = {
  'cash_receipts: requested_at': ['desk-order-detail.trail[].at'],
  'cash_receipts: check_at': [],
  'cash_receipts: checks': [],
  'order_items: position': ['desk-order-detail.items[].line'],
  'order_items: quantity': [
    'order-detail.items[].quantity',
    'to-ship-list[].things[].quantity',
    'desk-order-detail.items[].quantity',
  ],
  'order_items: regular_amount': ['order-detail.items[].regular_amt', 'order-detail.items[].discount_amt'],
  'order_items: amount': [
    'order-detail.items[].discount_amt',
    'order-detail.items[].total_amt',
    'desk-order-detail.items[].paid_amt',
  ],
  'order_items: delivery': [
    'order-detail.items[].delivery_amt',
    'order-detail.items[].total_amt',
    'desk-order-detail.items[].paid_amt',
  ],
  'order_items: months': ['order-detail.items[].months', 'desk-order-detail.items[].months'],
  'order_items: starts_on': ['order-detail.items[].from', 'desk-order-detail.items[].from'],
  'order_items: ends_on': ['order-detail.items[].until', 'desk-order-detail.items[].until'],
  // Whether it is set is what counts.
  'order_items: released_at': [],
  'orders: regular_amount, total_amount': [
    'order-list[].total_amt',
    'order-detail.regular_amt',
    'order-detail.total_amt',
    'desk-order-list[].total_amt',
    'desk-order-detail.regular_amt',
    'desk-order-detail.total_amt',
    'desk-order-detail.approvals[].paid_amt',
  ],
  'orders: regular_amount, discount_amount': [
    'order-detail.regular_amt',
    'order-detail.discount_amt',
    'desk-order-detail.regular_amt',
    'desk-order-detail.discount_amt',
  ],
  'orders: delivery_amount, total_amount': [
    'order-list[].total_amt',
    'order-detail.delivery_amt',
    'order-detail.total_amt',
    'desk-order-list[].total_amt',
    'desk-order-detail.delivery_amt',
    'desk-order-detail.total_amt',
    'desk-order-detail.approvals[].paid_amt',
  ],
  'orders: ordered_at': [
    'order-list[].ordered_at',
    'order-detail.ordered_at',
    'desk-order-list[].ordered_at',
    'desk-order-detail.ordered_at',
  ],
  'orders: expires_at': ['order-list[].can_pay'],
  'orders: approved_at': [
    'order-detail.can.cancel',
    'to-ship-list[].paid_at',
    'to-ship-list[].due_on',
    'desk-order-detail.paid_at',
    'desk-order-detail.delivery.due_on',
  ],
  'orders: deposit_until': ['desk-order-detail.deposit_until'],
  'orders: shipped_at': [
    'order-detail.delivery.shipped_at',
    'desk-order-list[].shipped_at',
    'desk-order-detail.delivery.shipped_at',
  ],
  'orders: delivered_at': ['desk-order-detail.delivery.delivered_at'],
  'payments: amount': ['order-detail.payment.amt', 'desk-order-detail.payments[].amt', 'desk-order-detail.trail[].amt'],
  'payments: paid': ['desk-order-detail.payments[].paid_amt'],
  'payments: paid, refunded': ['desk-order-detail.payments[].paid_amt', 'desk-order-detail.payments[].refunded_amt'],
  'payments: ticket_expires_at': [],
  'payments: ticket_used_at': [],
  'payments: requested_at': ['desk-order-detail.payments[].requested_at', 'desk-order-detail.trail[].at'],
  'payments: approved_at': ['order-detail.payment.approved_at', 'desk-order-detail.payments[].approved_at'],
  'payments: check_at': ['desk-order-detail.payments[].next_check_at'],
  'payments: checks': [],
  'refunds: amount': [
    'order-list[].refunded_amt',
    'order-detail.refunded_amt',
    'order-detail.refunds[].amt',
    'desk-order-list[].refunded_amt',
    'desk-order-detail.refunded_amt',
    'desk-order-detail.refunding_amt',
    'desk-order-detail.refunds[].amt',
    'desk-order-detail.trail[].amt',
  ],
  'refunds: requested_at': [
    'order-detail.refunds[].requested_at',
    'desk-order-detail.refunds[].requested_at',
    'desk-order-detail.trail[].at',
  ],
  'refunds: completed_at': [
    'order-detail.refunds[].completed_at',
    'desk-order-detail.refunds[].completed_at',
    'desk-order-detail.trail[].at',
  ],
  'refunds: check_at': [],
  'refunds: checks': [],
}

const columnSchema = v.object({ name: v.string(), type: v.picklist(['timestamp with time zone', 'date', 'integer']) })
const { rows } = await db.execute(sql`
  select table_name || '.' || column_name as name, data_type as type from information_schema.columns
  where table_name in ('cash_receipts', 'order_items', 'orders', 'payments', 'refunds') and table_schema = 'public'
    and data_type in ('timestamp with time zone', 'date', 'integer') and column_name not like '%\\_idx'
    and column_name not like '%\\_id'`)
const typeOf = new Map(rows.map((row) => v.parse(columnSchema, row)).map(({ name, type }) => [name, type]))

function columnsOf(key: string) {
  const [table = '', columns = ''] = key.split(': ')
  return columns.split(', ').map((column) => ({ column, name: `${table}.${column}` }))
}

/** Moves columns of all rows by a week and an hour, by a week, or by seven; `-` takes it back. */
async function move(key: string, sign: '+' | '-') {
  const moved = columnsOf(key).map(({ column, name }) => {
    const amount = typeOf.get(name) === 'timestamp with time zone' ? `interval '7 days 61 minutes'` : '7'
    return sql`${sql.identifier(column)} = ${sql.identifier(column)} ${sql.raw(`${sign} ${amount}`)}`
  })
  const [table = ''] = key.split(': ')
  await db.execute(sql`update ${sql.identifier(table)} set ${sql.join(moved, sql`, `)} where true`)
}

const before = await readFields()

test('every moment, day and amount of an order has a row', () => {
  const named = Object.keys(decided).flatMap((key) => columnsOf(key).map(({ name }) => name))
  expect([...new Set(named)].toSorted()).toEqual([...typeOf.keys()].toSorted())
})

test.each(Object.entries(decided))('%s decide their own fields alone', async (key, fields) => {
  await move(key, '+')
  const after = await readFields()
  await move(key, '-')
  const changed = [...after.keys()].filter((field) => after.get(field) !== before.get(field))
  expect(changed.toSorted()).toEqual(fields.toSorted())
})
