import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  like,
  lte,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { OrderStage } from '#contract/desk/orders.ts'
import { deliveredKinds } from '#contract/orders/order-item-kinds.ts'
import type { OrderStatus, PaymentMethod } from '#contract/orders/orders.ts'
import { cleanPhone } from '#contract/values/contact.ts'
import { cleanCharacters } from '#contract/values/text.ts'
import type { Database } from '../db/open.ts'
import { devices } from '../db/schema/boards.ts'
import { courses } from '../db/schema/courses.ts'
import { members } from '../db/schema/members.ts'
import { orderItems, orders } from '../db/schema/orders.ts'
import { refunds } from '../db/schema/payments.ts'
import { endOfDay, startOfDay } from '../lib/clock.ts'
import { holdsName, isMember } from './find.ts'

// Lists of orders for operators.

/** What a list of orders is narrowed to. */
export interface OrderFilter {
  /** A number, or how it begins. */
  readonly number?: string | undefined
  /**
   * ID of the member, part of their name or of the buyer's, or the end of their phone number: at least four digits.
   */
  readonly buyer?: string | undefined
  /** Whether `buyer` is compared with the ID alone. */
  readonly byIdAlone?: boolean | undefined
  /** Part of the name of a course or device. */
  readonly item?: string | undefined
  readonly status?: OrderStatus | undefined
  readonly method?: PaymentMethod | 'free' | undefined
  readonly stage?: OrderStage | undefined
  /** Korean days, both included. */
  readonly from?: string | undefined
  readonly until?: string | undefined
}

export interface Page {
  readonly limit: number
  readonly offset: number
}

/** A text without a meaning in a pattern of SQL. */
const literal = (text: string) => text.trim().replace(/[\\%_]/g, String.raw`\$&`)

/**
 * Orders of members and buyers who are meant. The members are looked up first, so that every part of the condition has
 * an index of the orders.
 */
async function isOfBuyer(db: Database, words: string, byIdAlone: boolean): Promise<SQL | undefined> {
  const found = await db
    .select({ id: members.id })
    .from(members)
    .where(isMember(words, byIdAlone ? 'userid' : 'anything'))
  const isOfMember = inArray(
    orders.memberId,
    found.map(({ id }) => id),
  )
  if (byIdAlone) return isOfMember
  const digits = cleanPhone(words)
  const hasPhone = /^\d{4,}$/.test(digits)
  const end = `${[...digits].toReversed().join('')}%`
  return or(
    isOfMember,
    holdsName(sql`(${orders.buyer} ->> 'name')`, words),
    hasPhone ? like(sql`reverse(${orders.buyer} ->> 'phone')`, end) : undefined,
  )
}

/** Orders with a course or device whose name holds these words, in any language. Names are those of today. */
async function hasItem(db: Database, words: string): Promise<SQL> {
  const pattern = `%${literal(words)}%`
  const isNamed = (name: AnyPgColumn) =>
    or(ilike(sql`${name} ->> 'ko'`, pattern), ilike(sql`${name} ->> 'en'`, pattern))
  const [ofCourses, ofDevices] = await Promise.all([
    db.select({ idx: courses.idx }).from(courses).where(isNamed(courses.title)),
    db.select({ idx: devices.idx }).from(devices).where(isNamed(devices.name)),
  ])
  const numbers = (rows: readonly { readonly idx: number }[]) => rows.map(({ idx }) => idx)
  return inArray(
    orders.number,
    db
      .select({ number: orderItems.orderNumber })
      .from(orderItems)
      .where(or(inArray(orderItems.courseIdx, numbers(ofCourses)), inArray(orderItems.deviceIdx, numbers(ofDevices)))),
  )
}

async function matches(db: Database, filter: OrderFilter): Promise<SQL | undefined> {
  const { number, buyer, byIdAlone = false, item, status, method, stage, from, until } = filter
  return and(
    number === undefined ? undefined : like(orders.number, `${literal(cleanCharacters(number).toUpperCase())}%`),
    buyer === undefined ? undefined : await isOfBuyer(db, buyer, byIdAlone),
    item === undefined ? undefined : await hasItem(db, item),
    status === undefined ? undefined : eq(orders.status, status),
    method === undefined ? undefined : method === 'free' ? isFree : eq(orders.method, method),
    stage === undefined ? undefined : stages[stage](db),
    from === undefined ? undefined : gte(orders.orderedAt, startOfDay(from)),
    until === undefined ? undefined : lte(orders.orderedAt, endOfDay(until)),
  )
}

/** Orders whose goods left and are back: rented devices that were taken back, or everything that was sent is refunded. */
function isReturned(db: Database): SQL | undefined {
  const ofOrder = and(eq(orderItems.orderNumber, orders.number), inArray(orderItems.kind, deliveredKinds))
  const isOut = and(ofOrder, isNull(orderItems.releasedAt))
  return and(
    isNotNull(orders.shippedAt),
    exists(db.select().from(orderItems).where(ofOrder)),
    notExists(db.select().from(orderItems).where(isOut)),
  )
}

/** How each stage is found; `stagesOf` in `server/desk/present-order.ts` says the same of an order that was read. */
const stages: Readonly<Record<OrderStage, (db: Database) => SQL | undefined>> = {
  to_ship: isToShip,
  shipped: (db) => and(isNotNull(orders.shippedAt), isNull(orders.deliveredAt), not(isReturned(db) ?? sql`false`)),
  delivered: (db) => and(isNotNull(orders.deliveredAt), not(isReturned(db) ?? sql`false`)),
  returned: isReturned,
  partly_refunded: (db) =>
    and(
      eq(orders.status, 'paid'),
      exists(
        db
          .select()
          .from(refunds)
          .where(
            and(eq(refunds.orderNumber, orders.number), eq(refunds.status, 'completed'), eq(refunds.isStray, false)),
          ),
      ),
    ),
}

const isFree = and(isNull(orders.method), eq(orders.totalAmount, 0))

/** A page of the orders that match, the newest first, with the ID of their member, and how many match. */
export async function findOrders(db: Database, filter: OrderFilter, { limit, offset }: Page) {
  const wanted = await matches(db, filter)
  // The numbers of a page are found in an index alone, however deep the page is.
  const numbers = db
    .select({ number: orders.number })
    .from(orders)
    .where(wanted)
    .orderBy(desc(orders.orderedAt), desc(orders.number))
    .limit(limit)
    .offset(offset)
  const page = db
    .select({ order: orders, userid: members.userid })
    .from(orders)
    .innerJoin(members, eq(members.id, orders.memberId))
    .where(inArray(orders.number, numbers))
    .orderBy(desc(orders.orderedAt), desc(orders.number))
  const [rows, total] = await Promise.all([page, db.$count(orders, wanted)])
  return { rows, total }
}

/**
 * Paid orders with goods that have not left and whose money has not gone back. Orders with goods have a delivery request,
 * and an index holds those that have not left.
 */
export function isToShip(db: Database): SQL | undefined {
  const toSend = and(
    eq(orderItems.orderNumber, orders.number),
    inArray(orderItems.kind, deliveredKinds),
    isNull(orderItems.refundId),
  )
  return and(
    eq(orders.status, 'paid'),
    isNull(orders.shippedAt),
    sql`${orders.buyer} ->> 'delivery' is not null`,
    exists(db.select().from(orderItems).where(toSend)),
  )
}

/** A page of the orders to ship with their addresses and goods, the oldest payment first. */
export async function listToShip(db: Database, { limit, offset }: Page) {
  const rows = await db
    .select({ number: orders.number, paidAt: orders.approvedAt, buyer: orders.buyer })
    .from(orders)
    .where(isToShip(db))
    .orderBy(asc(orders.approvedAt), asc(orders.number))
    .limit(limit)
    .offset(offset)
  const goods = await listGoods(
    db,
    rows.map(({ number }) => number),
  )
  return rows.map((row) => ({ ...row, things: goods.filter(({ orderNumber }) => orderNumber === row.number) }))
}

/** What is sent of these orders, by line. */
export async function listGoods(db: Database, numbers: readonly string[]) {
  if (numbers.length === 0) return []
  const items = await db
    .select()
    .from(orderItems)
    .where(
      and(
        inArray(orderItems.orderNumber, numbers),
        inArray(orderItems.kind, deliveredKinds),
        isNull(orderItems.refundId),
      ),
    )
    .orderBy(asc(orderItems.position))
  return items.map(({ orderNumber, kind, name, optionName, quantity }) => ({
    orderNumber,
    name: (kind === 'goods' && optionName) || name,
    quantity,
  }))
}

/** How many orders are to be shipped. */
export function countToShip(db: Database): Promise<number> {
  return db.$count(orders, isToShip(db))
}
