import { and, asc, countDistinct, eq, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { SalesGroup } from '#contract/desk/figures.ts'
import type { Database } from '../db/open.ts'
import { categories, courses } from '../db/schema/courses.ts'
import { members, withdrawals } from '../db/schema/members.ts'
import { orderItems, orders } from '../db/schema/orders.ts'
import { payments, refunds } from '../db/schema/payments.ts'
import type { Clock } from '../lib/clock.ts'
import { endOfDay } from '../lib/clock.ts'

/** Days of Korea, both included. */
export interface Period {
  readonly from: string
  readonly until: string
}

export interface SalesRow {
  /** See `salesFigures` of the contract. */
  readonly key: string | null
  readonly name: { readonly ko: string; readonly en: string } | null
  /** Orders of which a payment was taken. */
  readonly orders: number
  /** Won. */
  readonly sales: number
  readonly refunds: number
}

const startOf = (day: string) => new Date(`${day}T00:00:00+09:00`)
const during = (
  column: SQL.Aliased | typeof payments.approvedAt | typeof refunds.completedAt,
  { from, until }: Period,
) => sql`${column} >= ${startOf(from).toISOString()} and ${column} <= ${endOfDay(until).toISOString()}`
const koreanDay = (column: typeof payments.approvedAt | typeof refunds.completedAt | typeof members.registeredAt) =>
  sql<string>`to_char(${column} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`

/**
 * Money that came and went in a period, by group. The sums are those of `payments` and `refunds` to the won: what belongs
 * to no item has a row without a key.
 */
export async function salesOf(db: Database, period: Period, group: SalesGroup): Promise<readonly SalesRow[]> {
  const found =
    group === 'day' || group === 'method' ? await byPayment(db, period, group) : await byItem(db, period, group)
  const rows = new Map<string | null, { -readonly [Key in keyof SalesRow]: SalesRow[Key] }>()
  for (const { key, name, kind, amount, orders: count } of found) {
    const row = rows.get(key) ?? { key, name, orders: 0, sales: 0, refunds: 0 }
    if (kind === 'sale') {
      row.sales += amount
      row.orders += count
    } else row.refunds += amount
    rows.set(key, row)
  }
  const shown = [...rows.values()].filter(({ sales, refunds: back }) => sales !== 0 || back !== 0)
  return shown.toSorted((one, other) =>
    group === 'day' ? ((one.key ?? '') < (other.key ?? '') ? -1 : 1) : other.sales - one.sales,
  )
}

interface Part {
  readonly key: string | null
  readonly name: SalesRow['name']
  readonly kind: 'sale' | 'refund'
  readonly amount: number
  /** Orders of which this is a payment or a refund. */
  readonly orders: number
}

async function byPayment(db: Database, period: Period, group: 'day' | 'method'): Promise<readonly Part[]> {
  const saleKey = group === 'day' ? koreanDay(payments.approvedAt) : sql<string>`${payments.method}`
  const refundKey = group === 'day' ? koreanDay(refunds.completedAt) : sql<string>`${payments.method}`
  const [sales, back] = await Promise.all([
    db
      .select({ key: saleKey, amount: sql<string>`sum(${payments.paid})`, orders: countDistinct(payments.orderNumber) })
      .from(payments)
      .where(and(during(payments.approvedAt, period), sql`${payments.paid} > 0`))
      .groupBy(saleKey),
    db
      .select({
        key: refundKey,
        amount: sql<string>`sum(${refunds.amount})`,
        orders: countDistinct(refunds.orderNumber),
      })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(and(eq(refunds.status, 'completed'), during(refunds.completedAt, period)))
      .groupBy(refundKey),
  ])
  return [
    ...sales.map((row): Part => ({ ...row, name: null, kind: 'sale', amount: Number(row.amount) })),
    ...back.map((row): Part => ({ ...row, name: null, kind: 'refund', amount: Number(row.amount) })),
  ]
}

/** What was paid for an item, its delivery included. */
const worth = sql`(${orderItems.amount} + ${orderItems.delivery})`

/**
 * Each payment in parts, in proportion to what its items cost; the first item takes the won that the division leaves. A
 * refund is divided among the items that it gives back. What has no items has no key.
 */
async function byItem(db: Database, period: Period, group: 'field' | 'item'): Promise<readonly Part[]> {
  const key =
    group === 'field'
      ? sql`case when ${orderItems.deviceIdx} is not null then 'devices' else ${courses.categoryCode} end`
      : sql`case when ${orderItems.deviceIdx} is not null then 'device ' || ${orderItems.deviceIdx} else 'course ' || ${orderItems.courseIdx} end`
  // Strays are money that no order could use: a sale of nothing.
  const sale = sql`select ${payments.id} as id, ${payments.orderNumber} as order_number, ${payments.paid} as amount, null::uuid as refund_id
    from ${payments}
    where ${during(payments.approvedAt, period)} and ${payments.paid} > 0`
  const back = sql`select ${refunds.id} as id, ${refunds.orderNumber} as order_number, ${refunds.amount} as amount, ${refunds.id} as refund_id
    from ${refunds}
    where ${refunds.status} = 'completed' and ${during(refunds.completedAt, period)}`
  const divided = (kind: 'sale' | 'refund', source: SQL, isOf: SQL) => sql`
    with money as (${source}),
    parts as (
      select money.id, money.order_number, money.amount, ${key} as key, ${orderItems.name} as name,
        ${worth}::bigint as worth,
        sum(${worth}) over (partition by money.id) as total,
        row_number() over (partition by money.id order by ${orderItems.position}) as place
      from money
      left join ${orderItems} on ${orderItems.orderNumber} = money.order_number and ${isOf} and ${worth} > 0
      left join ${courses} on ${courses.idx} = ${orderItems.courseIdx}
    ),
    shares as (
      select id, order_number, amount, key, name, place,
        case when total is null or total = 0 then amount else floor(amount * worth / total)::bigint end as share
      from parts
    ),
    whole as (
      select key, name, order_number,
        share + case when place = 1 then amount - sum(share) over (partition by id) else 0 end as share
      from shares
    )
    select ${kind} as kind, key, min(name::text)::jsonb as name, sum(share)::text as amount,
      count(distinct order_number)::integer as orders
    from whole group by key`
  const read = (kind: 'sale' | 'refund', source: SQL, isOf: SQL) =>
    db.execute<{ kind: 'sale' | 'refund'; key: string | null; name: SalesRow['name']; amount: string; orders: number }>(
      divided(kind, source, isOf),
    )
  const [sales, refunded] = await Promise.all([
    read('sale', sale, sql`money.refund_id is null and ${isPaidOrder}`),
    read('refund', back, sql`${orderItems.refundId} = money.refund_id`),
  ])
  const fields = group === 'field' ? await db.select().from(categories) : []
  const nameOf = (row: (typeof sales.rows)[number]) =>
    group === 'field' ? (fields.find(({ code }) => code === row.key)?.name ?? null) : row.name
  return [...sales.rows, ...refunded.rows].map((row) => ({
    ...row,
    name: row.key === null ? null : nameOf(row),
    amount: Number(row.amount),
  }))
}

/** Orders of which a payment was taken in a period. */
export async function paidOrdersOf(db: Database, period: Period): Promise<number> {
  const [row] = await db
    .select({ orders: countDistinct(payments.orderNumber) })
    .from(payments)
    .where(and(during(payments.approvedAt, period), sql`${payments.paid} > 0`))
  return row?.orders ?? 0
}

/** A payment of the whole sum of its order: one that was taken twice belongs to no item. */
const isPaidOrder = sql`exists (
  select 1 from ${orders}
  where ${orders.number} = money.order_number and ${orders.totalAmount} = money.amount
    and not exists (select 1 from ${refunds} where ${refunds.paymentId} = money.id and ${refunds.isStray})
)`

/** Won whose refund is requested and not completed. */
export async function pendingRefunds(db: Database): Promise<number> {
  const [row] = await db
    .select({ amount: sql<string | null>`sum(${refunds.amount})` })
    .from(refunds)
    .where(eq(refunds.status, 'requested'))
  return Number(row?.amount ?? 0)
}

/** Members who signed up and who left, for each day on which somebody did. */
export async function registrationsOf(db: Database, { from, until }: Period) {
  const signedUp = koreanDay(members.registeredAt)
  const leftOn = sql<string>`to_char(${withdrawals.requestedAt} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`
  const between = (column: typeof members.registeredAt | typeof withdrawals.requestedAt) =>
    and(gte(column, startOf(from)), lte(column, endOfDay(until)))
  const [registered, left] = await Promise.all([
    db
      .select({ day: signedUp, count: sql<string>`count(*)` })
      .from(members)
      .where(between(members.registeredAt))
      .groupBy(signedUp),
    db
      .select({ day: leftOn, count: sql<string>`count(*)` })
      .from(withdrawals)
      .where(between(withdrawals.requestedAt))
      .groupBy(leftOn),
  ])
  const days = [...new Set([...registered, ...left].map(({ day }) => day))].toSorted()
  const countOn = (rows: typeof registered, day: string) => Number(rows.find((row) => row.day === day)?.count ?? 0)
  return days.map((day) => ({ day, registered: countOn(registered, day), left: countOn(left, day) }))
}

/** Rented devices whose last day is `until` or earlier, and which have not come back. */
export async function rentalsDue(db: Database, clock: Clock, until: string) {
  const rows = await db
    .select({
      orderNumber: orderItems.orderNumber,
      name: orderItems.name,
      quantity: orderItems.quantity,
      endsOn: orderItems.endsOn,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.number, orderItems.orderNumber))
    .where(
      and(
        eq(orderItems.kind, 'rental'),
        isNotNull(orderItems.endsOn),
        lte(orderItems.endsOn, until),
        isNull(orderItems.releasedAt),
        inArray(orders.status, ['paid', 'cancel_requested']),
      ),
    )
    .orderBy(asc(orderItems.endsOn), asc(orderItems.orderNumber))
  const today = Date.parse(clock.today())
  return rows.map((row) => {
    const endsOn = row.endsOn ?? until
    const days = Math.round((today - Date.parse(endsOn)) / (24 * 60 * 60 * 1000))
    return { ...row, endsOn, daysLate: Math.max(0, days) }
  })
}
