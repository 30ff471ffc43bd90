import * as contract from '#contract/desk/approvals.ts'
import type { HandlersFor, Services } from '../api/handler.ts'
import { maskNumber } from '../lib/mask-number.ts'
import {
  approveRequest as approve,
  listApprovals,
  refuseRequest as refuse,
  withdrawRequest as withdraw,
} from '../operator/approvals.ts'
import { expiryOf, findObstacle, readPeople } from '../operator/second-person.ts'
import { defineDeskHandler } from './define-desk-handler.ts'
import type { AuthenticatedOperator } from './sessions.ts'

// Requests that need a second operator.

type ListedApproval = Awaited<ReturnType<typeof listApprovals>>[number]

/** Who looks at requests. */
type Viewer = Pick<AuthenticatedOperator, 'id' | 'passkeyId'>

/**
 * Requests that wait, of one order or all, as the desk shows them to this operator: of those that have expired only their
 * own.
 */
export async function presentApprovals(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  operator: Viewer,
  filter?: { readonly orderNumber: string },
): Promise<contract.Approval[]> {
  const listed = await listApprovals(db, filter)
  if (listed.length === 0) return []
  const people = await readPeople(db)
  const now = clock.now()
  return listed
    .map((each) => {
      const obstacle = findObstacle(people, { now, request: each.approval, by: operator })
      return presentApproval(each, operator, obstacle ?? null)
    })
    .filter(({ has_expired, is_own }) => is_own || !has_expired)
}

function presentApproval(
  { approval, askedBy, userid, totalAmount }: ListedApproval,
  operator: Viewer,
  obstacle: contract.ApprovalObstacle | null,
): contract.Approval {
  const { id, request, reason, orderNumber } = approval
  const common = {
    id,
    reason,
    asked_by: askedBy,
    asked_at: approval.askedAt.toISOString(),
    expires_at: expiryOf(approval.askedAt).toISOString(),
    has_expired: obstacle?.kind === 'expired',
    is_own: approval.askedBy === operator.id,
    obstacle,
  }
  if (request.kind === 'terminate-member') {
    return { kind: request.kind, ...common, member_id: approval.memberId, userid, cause: request.cause }
  }
  const { kind, amount, ruleAmount, lines, account, isOtherHolder = false } = request
  return {
    kind,
    ...common,
    order_number: orderNumber ?? '',
    amt: amount,
    rule_amt: ruleAmount,
    paid_amt: totalAmount ?? 0,
    lines: lines === null ? null : [...lines],
    account: account && { ...account, number: maskNumber(account.number), is_other_holder: isOtherHolder },
  }
}

const approvalList = defineDeskHandler(contract.approvalList, async (call) => ({
  content: await presentApprovals(call, call.operator),
}))

const approveRequest = defineDeskHandler(contract.approveRequest, async (call) => {
  await approve(call, call.params.id, { by: call.operator })
  return { content: {} }
})

const refuseRequest = defineDeskHandler(contract.refuseRequest, async (call) => {
  await refuse(call, call.params.id, { by: call.operator, reason: call.body.reason })
  return { content: {} }
})

const withdrawRequest = defineDeskHandler(contract.withdrawRequest, async (call) => {
  await withdraw(call, call.params.id, { by: call.operator })
  return { content: {} }
})

export const approvalHandlers: HandlersFor<typeof contract> = {
  approvalList,
  approveRequest,
  refuseRequest,
  withdrawRequest,
}
