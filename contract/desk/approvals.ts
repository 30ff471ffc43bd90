import * as v from 'valibot'
import { sanctionCauseSchema } from '../accounts/membership.ts'
import { orderNumberSchema } from '../addresses/order-addresses.ts'
import { refundBankCodes } from '../orders/payment-instruments.ts'
import { amountChanged, nothingToRefund, orderStateConflict, refundAccountMissing } from '../protocol/codes.ts'
import {
  askerLostRole,
  inviterIsNoSecondPerson,
  membershipIsOver,
  ownRequest,
  passkeyTooYoung,
  refundAmountOutOfRange,
  refundLineClosed,
  requestExpired,
} from '../protocol/desk-codes.ts'
import { noContent } from '../protocol/endpoint.ts'
import { wonSchema } from '../values/quantities.ts'
import { filledLines, momentSchema } from '../values/text.ts'
import { defineDeskEndpoint } from './desk-endpoint.ts'

/** Acts that two operators do together: one asks, another one with the role `money` or an owner approves. */
export const approvalKinds = ['refund', 'terminate-member'] as const
export const approvalKindSchema = v.picklist(approvalKinds)
export type ApprovalKind = v.InferOutput<typeof approvalKindSchema>

/** Days in which a request is decided; nobody can approve it afterwards. */
export const approvalDays = 7

/** Why an operator does something: kept in the record of acts. */
export const actReasonSchema = filledLines(500, 'a reason')

/** Moment from which the obstacle is gone, and who can approve before: names of operators. */
const wait = { from: momentSchema, others: v.array(v.string()) }

/** Why the operator who is logged in cannot approve a request. */
const obstacleSchema = v.variant('kind', [
  /** Nobody decided in `approvalDays`: whoever asked takes it off the list, and may ask again. */
  v.object({ kind: v.literal('expired') }),
  /** They asked for it. */
  v.object({ kind: v.literal('own-request') }),
  /** Whoever asked was removed, or has no role any more that may ask: the request can only be refused. */
  v.object({ kind: v.literal('asker-lost-role') }),
  /** The passkey that was used last is younger than `deskLimits.secondPersonSeconds`. */
  v.object({ kind: v.literal('young-passkey'), ...wait }),
  /** They made the link by which whoever asked registered a passkey within that time. */
  v.object({ kind: v.literal('inviter'), ...wait }),
])
export type ApprovalObstacle = v.InferOutput<typeof obstacleSchema>

const common = {
  id: v.string(),
  reason: v.string(),
  asked_by: v.string(),
  asked_at: momentSchema,
  /** Whether the operator who is logged in asked for it, and so may only withdraw it. */
  is_own: v.boolean(),
  /** Last moment in which it can be approved. */
  expires_at: momentSchema,
  has_expired: v.boolean(),
  /** Why the operator who is logged in cannot approve it now; null when they can, as far as their roles go. */
  obstacle: v.nullable(obstacleSchema),
}

/** A request that waits for a second operator. */
export const approvalSchema = v.variant('kind', [
  v.object({
    kind: v.literal('refund'),
    ...common,
    order_number: orderNumberSchema,
    /** Won: what is given back, what the refund rule gives for the same, and what was paid for the order. */
    amt: wonSchema,
    rule_amt: wonSchema,
    paid_amt: wonSchema,
    /** Lines of the order that are given back, counted from 1; null for a sum that belongs to no line. */
    lines: v.nullable(v.array(v.number())),
    /** Where a deposit goes back to, its number masked except for the last four digits. */
    account: v.nullable(
      v.object({
        bank: v.picklist(refundBankCodes),
        number: v.string(),
        holder: v.string(),
        /** Whether it is in another name than the member's. */
        is_other_holder: v.boolean(),
      }),
    ),
  }),
  v.object({
    kind: v.literal('terminate-member'),
    ...common,
    member_id: v.string(),
    userid: v.string(),
    cause: sanctionCauseSchema,
  }),
])
export type Approval = v.InferOutput<typeof approvalSchema>

const approvalParams = v.object({ id: v.pipe(v.string(), v.uuid()) })

export const approvalList = defineDeskEndpoint({
  name: 'approval-list',
  summary: 'Requests that wait for a second operator, the oldest first',
  method: 'GET',
  path: '/v1/desk/approval',
  allows: ['support', 'money'],
  looks: { list: 'approvals' },
  content: v.array(approvalSchema),
  codes: [],
})

/**
 * Carries a request out. `PR10004404` when it was decided or withdrawn before, and the code of each obstacle
 * ({@link obstacleSchema}).
 * A request that cannot be carried out any more answers why, and waits on.
 */
export const approveRequest = defineDeskEndpoint({
  name: 'approve-request',
  summary: 'Approves the request of another operator, and carries it out',
  method: 'POST',
  path: '/v1/desk/approval/{id}/approve',
  allows: ['money'],
  needsConfirmation: true,
  params: approvalParams,
  content: noContent,
  codes: [
    requestExpired,
    ownRequest,
    askerLostRole,
    passkeyTooYoung,
    inviterIsNoSecondPerson,
    amountChanged,
    nothingToRefund,
    orderStateConflict,
    refundAmountOutOfRange,
    refundLineClosed,
    refundAccountMissing,
    membershipIsOver,
  ],
})

/** `PR10004404` when it was decided or withdrawn before, and `PR60102403` for the operator who asked. */
export const refuseRequest = defineDeskEndpoint({
  name: 'refuse-request',
  summary: 'Refuses the request of another operator',
  method: 'POST',
  path: '/v1/desk/approval/{id}/refuse',
  allows: ['money'],
  needsConfirmation: true,
  params: approvalParams,
  body: v.object({ reason: actReasonSchema }),
  content: noContent,
  codes: [ownRequest],
})

export const withdrawRequest = defineDeskEndpoint({
  name: 'withdraw-request',
  summary: 'Withdraws a request of the operator who is logged in',
  method: 'DELETE',
  path: '/v1/desk/approval/{id}',
  allows: ['support', 'money'],
  params: approvalParams,
  content: noContent,
  codes: [],
})
