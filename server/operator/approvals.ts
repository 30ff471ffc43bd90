import { randomUUID } from 'node:crypto'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { ApprovalObstacle } from '#contract/desk/approvals.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import {
  askerLostRole,
  inviterIsNoSecondPerson,
  ownRequest,
  passkeyTooYoung,
  requestExpired,
  requestWaits,
} from '#contract/protocol/desk-codes.ts'
import { runRefundsOf } from '../api/payments/refund.ts'
import { type Database, type Transaction, transact } from '../db/open.ts'
import { members } from '../db/schema/members.ts'
import { type ApprovalRequest, operatorApprovals, operators } from '../db/schema/operator.ts'
import { orders } from '../db/schema/orders.ts'
import type { Clock } from '../lib/clock.ts'
import { terminateMemberIn } from './members.ts'
import { actorOf, continueRefunds, giveBack, type OperatorServices, readOrder, recordedAccount } from './orders.ts'
import { type Operator, recordAct } from './record.ts'
import { giveBackByRule } from './rule-refund.ts'
import { expiredUntil, findObstacle, readPeople } from './second-person.ts'

// Acts that need two operators. One asks, which is recorded; another one approves, which carries the act out, or refuses.
// The commands act at once: whoever runs them has the whole database.

/** An operator of the desk, whose ID tells them from another one. */
export interface DeskOperator extends Operator {
  readonly id: string
}

const refusals = ApiError.declaredBy({
  codes: [
    codes.nothingToRefund,
    requestWaits,
    requestExpired,
    ownRequest,
    askerLostRole,
    passkeyTooYoung,
    inviterIsNoSecondPerson,
  ],
})

/** What a request is about: a member, or an order of theirs. */
type ApprovalSubject = Pick<typeof operatorApprovals.$inferSelect, 'orderNumber' | 'memberId'>

const recordSubject = ({ orderNumber, memberId }: ApprovalSubject) =>
  orderNumber === null ? ({ kind: 'member', id: memberId } as const) : ({ kind: 'order', id: orderNumber } as const)

/** What the record keeps of a request: everything except the first digits of bank accounts. */
function recorded(request: ApprovalRequest): Readonly<Record<string, unknown>> {
  if (request.kind !== 'refund') return { ...request }
  const { account, isOtherHolder, ...rest } = request
  return { ...rest, ...recordedAccount(account, isOtherHolder) }
}

/**
 * Asks for the approval of a second operator, in the transaction that checked the request; returns its ID. Throws
 * `PR60101409` when one of the same kind waits for the same order or member.
 */
export async function askApproval(
  tx: Transaction,
  now: Date,
  ask: {
    readonly by: DeskOperator
    readonly reason: string
    readonly subject: { readonly orderNumber?: string; readonly memberId: string }
    readonly request: ApprovalRequest
  },
): Promise<string> {
  const { by, reason, request } = ask
  const subject = { orderNumber: ask.subject.orderNumber ?? null, memberId: ask.subject.memberId }
  const id = randomUUID()
  // A request that nobody decided in time makes room for the next one.
  await tx
    .delete(operatorApprovals)
    .where(
      and(
        eq(operatorApprovals.kind, request.kind),
        eq(operatorApprovals.memberId, subject.memberId),
        sql`${operatorApprovals.orderNumber} is not distinct from ${subject.orderNumber}`,
        lte(operatorApprovals.askedAt, expiredUntil(now)),
      ),
    )
  const row = { id, kind: request.kind, ...subject, request, reason, askedBy: by.id, askedAt: now }
  const written = await tx.insert(operatorApprovals).values(row).onConflictDoNothing().returning()
  if (written.length === 0)
    throw refusals(requestWaits, 'This is asked for already. Another operator has to approve or refuse it first.')
  await recordAct(tx, now, {
    by,
    act: 'ask-approval',
    subject: recordSubject(subject),
    details: { reason, ...recorded(request) },
  })
  return id
}

/** Requests that wait, the oldest first, with the ID of their member and what was paid for their order. */
export function listApprovals(db: Database, { orderNumber }: { readonly orderNumber?: string } = {}) {
  return db
    .select({
      approval: operatorApprovals,
      askedBy: operators.name,
      userid: members.userid,
      totalAmount: orders.totalAmount,
    })
    .from(operatorApprovals)
    .innerJoin(operators, eq(operators.id, operatorApprovals.askedBy))
    .innerJoin(members, eq(members.id, operatorApprovals.memberId))
    .leftJoin(orders, eq(orders.number, operatorApprovals.orderNumber))
    .where(orderNumber === undefined ? undefined : eq(operatorApprovals.orderNumber, orderNumber))
    .orderBy(asc(operatorApprovals.askedAt), asc(operatorApprovals.id))
}

/** Takes a request from the list. Throws `PR10004404` when it is decided or withdrawn. */
async function takeRequest(tx: Transaction, id: string) {
  const [found] = await tx.delete(operatorApprovals).where(eq(operatorApprovals.id, id)).returning()
  if (!found) throw ApiError.ofAnyCall(codes.notFound, 'This request was decided or withdrawn already.')
  return found
}

async function nameOf(tx: Transaction, operatorId: string): Promise<string> {
  const [operator] = await tx.select({ name: operators.name }).from(operators).where(eq(operators.id, operatorId))
  return operator?.name ?? ''
}

function assertOther(askedBy: string, by: DeskOperator): void {
  if (askedBy === by.id) throw refusalOf({ kind: 'own-request' })
}

/** The refusal of each obstacle. */
function refusalOf(obstacle: ApprovalObstacle): ApiError {
  switch (obstacle.kind) {
    case 'expired':
      return refusals(requestExpired, 'Nobody decided on this request in time. Whoever asked can ask again.')
    case 'own-request':
      return refusals(ownRequest, 'Another operator has to decide what you asked for.')
    case 'asker-lost-role':
      return refusals(askerLostRole, 'Whoever asked may not ask for this any more. Refuse it, or ask for it yourself.')
    case 'young-passkey':
      return refusals(passkeyTooYoung, `Your passkey was registered less than a day ago. ${whoCan(obstacle)}`)
    case 'inviter':
      return refusals(
        inviterIsNoSecondPerson,
        `You made the link by which whoever asked registered a passkey less than a day ago. ${whoCan(obstacle)}`,
      )
  }
}

function whoCan({ from, others }: Extract<ApprovalObstacle, { readonly from: string }>): string {
  return `Can approve it now: ${others.join(', ') || 'nobody'}. You can from ${from} on.`
}

/**
 * Approves a request and carries it out, in one transaction. Throws `PR10004404` when it is decided or withdrawn, the
 * code of an obstacle ({@link findObstacle}), and the refusals of the act, after which the request waits on.
 */
export async function approveRequest(
  services: OperatorServices,
  id: string,
  { by }: { readonly by: DeskOperator & { readonly passkeyId: string } },
): Promise<void> {
  const { db, clock } = services
  const { orderNumber } = await transact(db, async (tx) => {
    const taken = await takeRequest(tx, id)
    const obstacle = findObstacle(await readPeople(tx), { now: clock.now(), request: taken, by })
    if (obstacle) throw refusalOf(obstacle)
    const askedBy = await nameOf(tx, taken.askedBy)
    await recordAct(tx, clock.now(), {
      by,
      act: 'approve-request',
      subject: recordSubject(taken),
      details: { askedBy, reason: taken.reason, ...recorded(taken.request) },
    })
    await carryOut(tx, clock, taken, { by, askedBy })
    return taken
  })
  if (orderNumber !== null) await runRefundsOf(services, orderNumber, actorOf(by))
}

/** Carries an approved request out. */
async function carryOut(
  tx: Transaction,
  clock: Clock,
  { request, reason, orderNumber, memberId, askedAt }: typeof operatorApprovals.$inferSelect,
  { by, askedBy }: { readonly by: DeskOperator; readonly askedBy: string },
): Promise<void> {
  if (request.kind === 'refund') {
    if (orderNumber === null) throw new Error('a refund is about an order')
    const { amount, lines, account, basis, isOtherHolder = false } = request
    const order = await readOrder(tx, orderNumber)
    const act = { by, reason, askedBy, isOtherHolder, account: account ?? undefined }
    if (basis === 'continuation') {
      if (await continueRefunds(tx, clock.now(), order, { ...act, expected: amount })) return
      throw refusals(codes.nothingToRefund, 'No refund of this order waits for an operator.')
    }
    if (basis === 'rule')
      return giveBackByRule(tx, clock, order, { ...act, lines: lines ?? undefined, amount, countedUntil: askedAt })
    const gift = lines === null ? { amount } : { amount: undefined, lines, expected: amount }
    return giveBack(tx, clock, order, { ...act, ...gift })
  }
  const [member] = await tx.select({ userid: members.userid }).from(members).where(eq(members.id, memberId))
  if (!member) throw new Error('a request has a member')
  return terminateMemberIn(tx, clock.now(), member.userid, { by, reason, cause: request.cause })
}

/** Refuses a request. Throws `PR10004404` when it is decided or withdrawn, and `PR60102403` for the operator who asked. */
export function refuseRequest(
  { db, clock }: Pick<OperatorServices, 'db' | 'clock'>,
  id: string,
  { by, reason }: { readonly by: DeskOperator; readonly reason: string },
): Promise<void> {
  return transact(db, async (tx) => {
    const taken = await takeRequest(tx, id)
    assertOther(taken.askedBy, by)
    await recordAct(tx, clock.now(), {
      by,
      act: 'refuse-request',
      subject: recordSubject(taken),
      details: { askedBy: await nameOf(tx, taken.askedBy), reason, asked: recorded(taken.request) },
    })
  })
}

/** Withdraws an operator's own request. Throws `PR10004404` for any other, and when it is decided. */
export function withdrawRequest(
  { db, clock }: Pick<OperatorServices, 'db' | 'clock'>,
  id: string,
  { by }: { readonly by: DeskOperator },
): Promise<void> {
  return transact(db, async (tx) => {
    const [taken] = await tx
      .delete(operatorApprovals)
      .where(and(eq(operatorApprovals.id, id), eq(operatorApprovals.askedBy, by.id)))
      .returning()
    if (!taken) throw ApiError.ofAnyCall(codes.notFound, 'You asked for nothing here, or it was decided already.')
    await recordAct(tx, clock.now(), { by, act: 'withdraw-request', subject: recordSubject(taken) })
  })
}

/** Ends the requests of an operator who is removed, and records that each was refused. */
export async function endRequestsOf(
  tx: Transaction,
  now: Date,
  { by, askedBy }: { readonly by: Operator; readonly askedBy: { readonly id: string; readonly name: string } },
): Promise<void> {
  const ended = await tx.delete(operatorApprovals).where(eq(operatorApprovals.askedBy, askedBy.id)).returning()
  for (const each of ended)
    await recordAct(tx, now, {
      by,
      act: 'refuse-request',
      subject: recordSubject(each),
      details: { askedBy: askedBy.name, cause: 'asker_removed', asked: recorded(each.request) },
    })
}
