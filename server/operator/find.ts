import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  ilike,
  inArray,
  isNull,
  like,
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
import { dayOf, endOfDay } from '../lib/clock.ts'
import { formerUserid } from '../db/former-userid.ts'
import { members, withdrawals, type MemberStatus } from '../db/schema/members.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import { orderItems, orders } from '../db/schema/orders.ts'
import { payments, refunds } from '../db/schema/payments.ts'
import { OperatorError, type OperatorServices } from './orders.ts'
import { recordsOf } from './record.ts'

/** Queries of the operator: orders, members, and work that needs attention. */

type ReadServices = Pick<OperatorServices, 'db' | 'clock'>

/** Members whose ID is these words, whose name or email address holds them, or whose phone number holds their digits. */
function isMember(term: string): SQL | undefined {
  const text = term.trim().replace(/[\\%_]/g, '\\$&')
  const digits = term.replace(/\D/g, '')
  return or(
    ilike(members.userid, text),
    ilike(members.name, `%${text}%`),
    ilike(members.email, `%${text}%`),
    ...(digits.length >= 4 ? [like(members.phone, `%${digits}%`)] : []),
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
        from === undefined ? undefined : gte(orders.orderedAt, new Date(`${from}T00:00:00+09:00`)),
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

/** The newest members that match. */
export function listMembers(
  { db }: Pick<OperatorServices, 'db'>,
  filter: { readonly search?: string; readonly status?: MemberStatus; readonly limit: number },
) {
  const { search, status } = filter
  return db
    .select({
      userid: members.userid,
      name: members.name,
      type: members.type,
      phone: members.phone,
      email: members.email,
      status: members.status,
      registeredAt: members.registeredAt,
    })
    .from(members)
    .where(
      and(
        search === undefined ? undefined : isMember(search),
        status === undefined ? undefined : eq(members.status, status),
      ),
    )
    .orderBy(desc(members.registeredAt), asc(members.userid))
    .limit(filter.limit)
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
  if (!row) throw new OperatorError(`There is no member ${userid}.`)
  const { id, ...shown } = row
  const [objection, answer] = [objectionUntil(row), answerUntil(row)]
  const member = {
    ...shown,
    /** Last Korean days of an objection, and of its answer. */
    objectionUntil: objection ? dayOf(objection) : null,
    answerUntil: answer ? dayOf(answer) : null,
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
