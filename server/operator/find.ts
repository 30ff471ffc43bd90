import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { OrderStatus } from '../../contract/orders/orders.ts'
import { deliveredKinds } from '../../contract/orders/order-item-kinds.ts'
import { answerUntil, objectionUntil } from '../api/member-status.ts'
import { dayOf, endOfDay, startOfDay } from '../lib/clock.ts'
import { formerUserid } from '../db/former-userid.ts'
import type { MemberStatus } from '../../contract/desk/members.ts'
import { memberSearchKeys, members, withdrawals } from '../db/schema/members.ts'
import type { Database } from '../db/open.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import { orderItems, orders } from '../db/schema/orders.ts'
import { payments, refunds } from '../db/schema/payments.ts'
import { noMember } from './members.ts'
import type { OperatorServices } from './orders.ts'
import { recordsOf } from './record.ts'

/** Queries of the operator: orders, members, and work that needs attention. */

type ReadServices = Pick<OperatorServices, 'db' | 'clock'>

/**
 * Members whose ID, name, given name or email address begins with these words, or whose phone number ends with their
 * digits, at least four. Each condition has an index. `by` limits it to IDs.
 */
function isMember(term: string, by: 'anything' | 'userid' = 'anything'): SQL | undefined {
  const beginsWith = (key: SQL, text: string) => sql`${key} like ${`${text.replace(/[\\%_]/g, '\\$&')}%`}`
  const text = term.trim().toLowerCase()
  const digits = term.replace(/\D/g, '')
  const keys = memberSearchKeys(members)
  if (by === 'userid') return beginsWith(keys.userid, text)
  return or(
    ...[keys.userid, keys.name, keys.givenName, keys.email].map((key) => beginsWith(key, text)),
    ...(digits.length >= 4 ? [beginsWith(keys.phone, [...digits].toReversed().join(''))] : []),
  )
}

/** The newest orders that match. Days are Korean days, both included. */
export function listOrders(
  { db }: Pick<OperatorServices, 'db'>,
  filter: {
    readonly status?: OrderStatus
    readonly member?: string
    readonly from?: string
    readonly until?: string
    readonly limit: number
  },
) {
  const { status, member, from, until } = filter
  return db
    .select({
      number: orders.number,
      userid: members.userid,
      name: members.name,
      status: orders.status,
      method: orders.method,
      totalAmount: orders.totalAmount,
      orderedAt: orders.orderedAt,
      shippedAt: orders.shippedAt,
    })
    .from(orders)
    .innerJoin(members, eq(members.id, orders.memberId))
    .where(
      and(
        status === undefined ? undefined : eq(orders.status, status),
        member === undefined ? undefined : isMember(member),
        from === undefined ? undefined : gte(orders.orderedAt, startOfDay(from)),
        until === undefined ? undefined : lte(orders.orderedAt, endOfDay(until)),
      ),
    )
    .orderBy(desc(orders.orderedAt))
    .limit(filter.limit)
}

/** Paid orders with items to ship and their addresses, oldest payment first. */
export async function listToShip({ db }: Pick<OperatorServices, 'db'>, limit: number) {
  const toSend = and(
    eq(orderItems.orderNumber, orders.number),
    inArray(orderItems.kind, deliveredKinds),
    isNull(orderItems.refundId),
  )
  const rows = await db
    .select({ number: orders.number, paidAt: orders.approvedAt, buyer: orders.buyer })
    .from(orders)
    .where(and(eq(orders.status, 'paid'), isNull(orders.shippedAt), exists(db.select().from(orderItems).where(toSend))))
    .orderBy(asc(orders.approvedAt))
    .limit(limit)
  const numbers = rows.map(({ number }) => number)
  const things =
    numbers.length === 0
      ? []
      : await db
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
  return rows.map((row) => ({
    ...row,
    things: things
      .filter(({ orderNumber }) => orderNumber === row.number)
      .map(({ kind, name, optionName, quantity }) => {
        const what = kind === 'goods' ? (optionName?.ko ?? name.ko) : name.ko
        return quantity === 1 ? what : `${what} × ${quantity}`
      }),
  }))
}

/** Which members are listed. Days are Korean days of the registration, both included. */
export interface MemberFilter {
  readonly search?: string | undefined
  /** What `search` finds members by. */
  readonly by?: 'anything' | 'userid'
  readonly status?: MemberStatus | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

function isListedMember({ search, by, status, from, until }: MemberFilter): SQL | undefined {
  return and(
    search === undefined || search === '' ? undefined : isMember(search, by),
    status === undefined ? undefined : eq(members.status, status),
    from === undefined ? undefined : gte(members.registeredAt, startOfDay(from)),
    until === undefined ? undefined : lte(members.registeredAt, endOfDay(until)),
  )
}

/** The newest members that match. */
export function listMembers(
  { db }: Pick<OperatorServices, 'db'>,
  { limit, offset = 0, ...filter }: MemberFilter & { readonly limit: number; readonly offset?: number },
) {
  // Deep pages pass over entries of an index alone, and read the rows of one page.
  const page = db
    .select({ id: members.id })
    .from(members)
    .where(isListedMember(filter))
    .orderBy(desc(members.registeredAt), desc(members.id))
    .limit(limit)
    .offset(offset)
    .as('page')
  return db
    .select({
      id: members.id,
      userid: members.userid,
      name: members.name,
      type: members.type,
      phone: members.phone,
      email: members.email,
      status: members.status,
      registeredAt: members.registeredAt,
    })
    .from(page)
    .innerJoin(members, eq(members.id, page.id))
    .orderBy(desc(members.registeredAt), desc(members.id))
}

export function countMembers(db: Database, filter: MemberFilter): Promise<number> {
  return db.$count(members, isListedMember(filter))
}

/** A member with their orders and what operators did; passwords and keys stay in the database. */
export async function showMember(services: Pick<OperatorServices, 'db'>, userid: string) {
  const { db } = services
  const [row] = await db
    .select({
      id: members.id,
      userid: members.userid,
      name: members.name,
      type: members.type,
      group: members.group,
      birth: members.birth,
      phone: members.phone,
      email: members.email,
      isIdentityVerified: members.isIdentityVerified,
      status: members.status,
      restrictedUntil: members.restrictedUntil,
      sanctionedAt: members.sanctionedAt,
      sanctionCause: members.sanctionCause,
      objectedAt: members.objectedAt,
      objectionAnsweredAt: members.objectionAnsweredAt,
      withdrawalRequestedAt: withdrawals.requestedAt,
      deleteAt: withdrawals.deleteAt,
      erasedOn: members.erasedOn,
      registeredAt: members.registeredAt,
    })
    .from(members)
    .leftJoin(withdrawals, eq(withdrawals.memberId, members.id))
    .where(
      or(eq(sql`lower(${members.userid})`, userid.toLowerCase()), eq(members.userid, await formerUserid(db, userid))),
    )
    .orderBy(sql`${members.erasedOn} nulls first`)
  if (!row) throw noMember(userid)
  const { id, ...shown } = row
  const [objection, answer] = [objectionUntil(row), answerUntil(row)]
  const member = {
    ...shown,
    /** Last Korean days of an objection, and of its answer. */
    objectionUntil: objection ? dayOf(objection) : null,
    answerUntil: answer && row.objectionAnsweredAt === null ? dayOf(answer) : null,
  }
  const ordersOfMember = await db
    .select({
      number: orders.number,
      status: orders.status,
      totalAmount: orders.totalAmount,
      orderedAt: orders.orderedAt,
    })
    .from(orders)
    .where(eq(orders.memberId, id))
    .orderBy(desc(orders.orderedAt))
    .limit(20)
  return { member, orders: ordersOfMember, actions: await recordsOf(db, 'member', id) }
}

const minute = 60_000
const hour = 60 * minute

/**
 * Payments whose end is overdue: confirmations without an answer for more than ten minutes, and deposits that are
 * awaited an hour after their deadline.
 */
export function listStuckPayments({ db, clock }: ReadServices) {
  const now = clock.now().getTime()
  return db
    .select({
      orderNumber: payments.orderNumber,
      provider: payments.provider,
      method: payments.method,
      status: payments.status,
      amount: payments.amount,
      requestedAt: payments.requestedAt,
      checks: payments.checks,
      nextCheckAt: payments.checkAt,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.number, payments.orderNumber))
    .where(
      or(
        and(eq(payments.status, 'confirming'), lt(payments.requestedAt, new Date(now - 10 * minute))),
        and(
          eq(payments.status, 'waiting'),
          eq(orders.status, 'waiting_for_deposit'),
          lt(orders.depositUntil, new Date(now - hour)),
        ),
      ),
    )
    .orderBy(asc(payments.requestedAt))
}

/** Refunds left to an operator, or not made by the provider within a day. */
export function listStuckRefunds({ db, clock }: ReadServices) {
  const dayAgo = new Date(clock.now().getTime() - 24 * hour)
  return db
    .select({
      orderNumber: refunds.orderNumber,
      amount: refunds.amount,
      reason: refunds.reason,
      hasAccount: sql<boolean>`${refunds.account} is not null`,
      method: payments.method,
      requestedAt: refunds.requestedAt,
      checks: refunds.checks,
      nextCheckAt: refunds.checkAt,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(refunds.status, 'requested'),
        eq(refunds.awaitsReturn, false),
        or(isNull(refunds.checkAt), lt(refunds.requestedAt, dayAgo)),
      ),
    )
    .orderBy(asc(refunds.requestedAt))
}

/** Mails that were given up, or that the mail server has not accepted yet. */
export function listStuckMails({ db }: Pick<OperatorServices, 'db'>) {
  return db
    .select({
      kind: outboxMessages.kind,
      userid: members.userid,
      orderNumber: outboxMessages.orderNumber,
      status: outboxMessages.status,
      attempts: outboxMessages.attempts,
      createdAt: outboxMessages.createdAt,
      nextAttemptAt: outboxMessages.nextAttemptAt,
    })
    .from(outboxMessages)
    .leftJoin(members, eq(members.id, outboxMessages.memberId))
    .where(
      or(
        notInArray(outboxMessages.status, ['waiting', 'sent']),
        and(eq(outboxMessages.status, 'waiting'), gt(outboxMessages.attempts, 1)),
      ),
    )
    .orderBy(asc(outboxMessages.position))
    .limit(100)
}
