import {
  and,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  like,
  lt,
  lte,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { MemberStatus } from '#contract/desk/members.ts'
import { cleanPhone } from '#contract/values/contact.ts'
import { comparableName } from '#contract/values/names.ts'
import { cleanToken } from '#contract/values/text.ts'
import type { Database } from '../db/open.ts'
import { memberSearchKeys, members } from '../db/schema/members.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import { comparableNameOf, lettersOf } from '../db/schema/names.ts'
import { orders } from '../db/schema/orders.ts'
import { payments, refunds } from '../db/schema/payments.ts'
import { endOfDay, startOfDay } from '../lib/clock.ts'
import type { OperatorServices } from './orders.ts'

// Queries of the operator: orders, members, and work that needs attention.

/** Whether a name holds these words: any part of it, without differences that {@link comparableName} ignores. */
export function holdsName(name: SQLWrapper, words: string): SQL | undefined {
  const part = comparableName(words)
  if (part === '') return sql`false`
  // The letters have an index; the pattern puts them in order.
  return and(
    sql`${lettersOf(name)} @> string_to_array(${part}::text, null)`,
    like(comparableNameOf(name), `%${part.replace(/[\\%_]/g, '\\$&')}%`),
  )
}

/**
 * Members whose ID or email address begins with these words, whose name holds them, or whose phone number ends with their
 * digits, at least four. Each condition has an index. `by` limits it to IDs.
 */
export function isMember(term: string, by: 'anything' | 'userid' = 'anything'): SQL | undefined {
  const beginsWith = (key: SQL, text: string) => sql`${key} like ${`${text.replace(/[\\%_]/g, '\\$&')}%`}`
  const text = cleanToken(term).toLowerCase()
  const phone = cleanPhone(term)
  const digits = phone.replace(/\D/g, '')
  const keys = memberSearchKeys(members)
  if (by === 'userid') return beginsWith(keys.userid, text)
  return or(
    ...[keys.userid, keys.email].map((key) => beginsWith(key, text)),
    holdsName(members.name, term),
    ...(digits.length >= 4 ? [beginsWith(keys.phone, [...digits].toReversed().join(''))] : []),
  )
}

/** Which members are listed. Days are Korean days of the registration, both included. */
export interface MemberFilter {
  readonly search?: string | undefined
  /** The ID that `search` has become when the data of its member was deleted; see `formerUserid`. */
  readonly former?: string | undefined
  /** What `search` finds members by. */
  readonly by?: 'anything' | 'userid'
  readonly status?: MemberStatus | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

function isListedMember({ search, former, by, status, from, until }: MemberFilter): SQL | undefined {
  return and(
    search === undefined || search === ''
      ? undefined
      : or(isMember(search, by), former === undefined ? undefined : eq(members.userid, former)),
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

const minute = 60_000
const hour = 60 * minute

/**
 * Payments whose end is overdue: confirmations without an answer for more than ten minutes, and deposits that are
 * awaited an hour after their deadline. For a query that joins the orders.
 */
export function isStuckPayment(now: Date): SQL | undefined {
  return and(
    inArray(payments.status, ['confirming', 'waiting']),
    or(
      and(eq(payments.status, 'confirming'), lt(payments.requestedAt, new Date(now.getTime() - 10 * minute))),
      and(
        eq(payments.status, 'waiting'),
        eq(orders.status, 'waiting_for_deposit'),
        lt(orders.depositUntil, new Date(now.getTime() - hour)),
      ),
    ),
  )
}

/** Refunds left to an operator, or not made by the provider within a day. */
export function isStuckRefund(now: Date): SQL | undefined {
  return and(
    eq(refunds.status, 'requested'),
    eq(refunds.awaitsReturn, false),
    or(isNull(refunds.checkAt), lt(refunds.requestedAt, new Date(now.getTime() - 24 * hour))),
  )
}

/** Mails that were given up, or that the mail server has not accepted yet. */
export const isStuckMessage = and(
  ne(outboxMessages.status, 'sent'),
  or(ne(outboxMessages.status, 'waiting'), gt(outboxMessages.attempts, 1)),
)
