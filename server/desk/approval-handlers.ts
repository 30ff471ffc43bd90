import * as contract from '../../contract/desk/approvals.ts'
import { maskNumber } from '../api/payments/cash-receipt.ts'
import type { HandlersFor } from '../api/handler.ts'
import {
  approveRequest as approve,
  listApprovals,
  refuseRequest as refuse,
  withdrawRequest as withdraw,
} from '../operator/approvals.ts'
import { defineDeskHandler } from './define-desk-handler.ts'

/** Requests that need a second operator. */

type ListedApproval = Awaited<ReturnType<typeof listApprovals>>[number]

/** A request as the desk shows it to this operator. */
export function presentApproval(
  { approval, askedBy, userid, totalAmount }: ListedApproval,
  operatorId: string,
): contract.Approval {
  const { id, request, reason, orderNumber } = approval
  const common = {
    id,
    reason,
    asked_by: askedBy,
    asked_at: approval.askedAt.toISOString(),
    is_own: approval.askedBy === operatorId,
  }
  if (request.kind === 'terminate-member') {
    return { kind: request.kind, ...common, member_id: approval.memberId, userid, cause: request.cause }
  }
  const { kind, amount, ruleAmount, lines, account } = request
  return {
    kind,
    ...common,
    order_number: orderNumber ?? '',
    amt: amount,
    rule_amt: ruleAmount,
    paid_amt: totalAmount ?? 0,
    lines: lines === null ? null : [...lines],
    account: account && { ...account, number: maskNumber(account.number) },
  }
}

const approvalList = defineDeskHandler(contract.approvalList, async ({ db, operator }) => ({
  content: (await listApprovals(db)).map((each) => presentApproval(each, operator.id)),
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
