import { and, asc, desc, eq, exists, gte, ilike, inArray, isNull, like, lte, or, sql, type SQL } from 'drizzle-orm'
import { type AnyPgColumn, union } from 'drizzle-orm/pg-core'
import { deliveredKinds } from '../../contract/orders/order-item-kinds.ts'
import type { OrderStatus, PaymentMethod } from '../../contract/orders/orders.ts'
import type { Database } from '../db/open.ts'
import { devices } from '../db/schema/boards.ts'
import { courses } from '../db/schema/courses.ts'
import { members } from '../db/schema/members.ts'
import { orderItems, orders } from '../db/schema/orders.ts'
import { endOfDay, startOfDay } from '../lib/clock.ts'
import { isMember } from './find.ts'

/** Lists of orders for operators. */

/** What a list of orders is narrowed to. */
export interface OrderFilter {
  /** A number, or how it begins. */
  readonly number?: string | undefined
  /**
   * ID of the member, how their name or that of the buyer begins, or the end of their phone number: at least four digits.
   */
  readonly buyer?: string | undefined
  /** Whether `buyer` is compared with the ID alone. */
  readonly byIdAlone?: boolean | undefined
  /** Part of the name of a course or device. */
  readonly item?: string | undefined
  readonly status?: OrderStatus | undefined
  readonly method?: PaymentMethod | 'free' | undefined
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

/** Orders of members and buyers who are meant. */
function isOfBuyer(db: Database, words: string, byIdAlone: boolean): SQL | undefined {
  const digits = words.replace(/\D/g, '')
  const end = `${[...digits].toReversed().join('')}%`
  const hasPhone = digits.length >= 4 && /^[\d\s-]+$/.test(words.trim())
  const numbersOf = (condition: SQL | undefined) => db.select({ number: orders.number }).from(orders).where(condition)
  const found = db
    .select({ id: members.id })
    .from(members)
    .where(isMember(words, byIdAlone ? 'userid' : 'anything'))
  const ofMembers = numbersOf(inArray(orders.memberId, found))
  if (byIdAlone) return inArray(orders.number, ofMembers)
  // One after the other, each by its index: a condition with `or` would read every order.
  const ofBuyers = numbersOf(like(sql`${orders.buyer} ->> 'name'`, `${literal(words)}%`))
  const ofPhones = numbersOf(like(sql`reverse(${orders.buyer} ->> 'phone')`, end))
  return inArray(orders.number, hasPhone ? union(ofMembers, ofBuyers, ofPhones) : union(ofMembers, ofBuyers))
}

/** Orders with a course or device whose name holds these words, in any language. Names are those of today. */
function hasItem(db: Database, words: string): SQL {
  const pattern = `%${literal(words)}%`
  const isNamed = (name: AnyPgColumn) =>
    or(ilike(sql`${name} ->> 'ko'`, pattern), ilike(sql`${name} ->> 'en'`, pattern))
  const ofCourses = db.select({ idx: courses.idx }).from(courses).where(isNamed(courses.title))
  const ofDevices = db.select({ idx: devices.idx }).from(devices).where(isNamed(devices.name))
  return inArray(
    orders.number,
    db
      .select({ number: orderItems.orderNumber })
      .from(orderItems)
      .where(or(inArray(orderItems.courseIdx, ofCourses), inArray(orderItems.deviceIdx, ofDevices))),
  )
}

function matches(db: Database, filter: OrderFilter): SQL | undefined {
  const { number, buyer, byIdAlone = false, item, status, method, from, until } = filter
  return and(
    number === undefined ? undefined : like(orders.number, `${literal(number)}%`),
    buyer === undefined ? undefined : isOfBuyer(db, buyer, byIdAlone),
    item === undefined ? undefined : hasItem(db, item),
    status === undefined ? undefined : eq(orders.status, status),
    method === undefined ? undefined : method === 'free' ? isFree : eq(orders.method, method),
    from === undefined ? undefined : gte(orders.orderedAt, startOfDay(from)),
    until === undefined ? undefined : lte(orders.orderedAt, endOfDay(until)),
  )
}

const isFree = and(isNull(orders.method), eq(orders.totalAmount, 0))

/** A page of the orders that match, the newest first, with the ID of their member. */
export function listOrders(db: Database, filter: OrderFilter, { limit, offset }: Page) {
  // The numbers of a page are found in an index alone, however deep the page is.
  const numbers = db
    .select({ number: orders.number })
    .from(orders)
    .where(matches(db, filter))
    .orderBy(desc(orders.orderedAt), desc(orders.number))
    .limit(limit)
    .offset(offset)
  return db
    .select({ order: orders, userid: members.userid })
    .from(orders)
    .innerJoin(members, eq(members.id, orders.memberId))
    .where(inArray(orders.number, numbers))
    .orderBy(desc(orders.orderedAt), desc(orders.number))
}

/** How many orders match. */
export function countOrders(db: Database, filter: OrderFilter): Promise<number> {
  return db.$count(orders, matches(db, filter))
}

/** Paid orders with goods that have not left and whose money has not gone back. */
export function isToShip(db: Database): SQL | undefined {
  const toSend = and(
    eq(orderItems.orderNumber, orders.number),
    inArray(orderItems.kind, deliveredKinds),
    isNull(orderItems.refundId),
  )
  return and(eq(orders.status, 'paid'), isNull(orders.shippedAt), exists(db.select().from(orderItems).where(toSend)))
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
