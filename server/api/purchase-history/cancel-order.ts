import * as codes from '../../../contract/codes.ts'
import * as v from 'valibot'
import { cancelOrder as endpoint } from '../../../contract/orders.ts'
import { defineHandler } from '../define-handler.ts'
import { notFound } from '../../lib/any-call-errors.ts'
import { withIdempotencyKey } from '../idempotency.ts'
import { runRefundsOf } from '../payments/refund.ts'
import { cancelByRule, refreshOrderProgress } from './cancellation.ts'
import { presentOwnOrder } from './find.ts'
import { findOwnOrder } from '../orders/place-order.ts'

export default defineHandler(endpoint, async (call) => {
  const { db, member, params, body } = call
  const { idempotency_key: key, ...input } = body
  const known = await findOwnOrder(db, member.memberId, params.id)
  if (!known) throw notFound('order')
  if (input.reason === 'other' && input.other_reason === '') {
    throw call.apiError(codes.invalidRequest, 'Say why.', 'other_reason')
  }
  if (known.status === 'paid') await refreshOrderProgress(call, known)
  const request = { memberId: member.memberId, key, call: `${endpoint.name} ${params.id}`, body: input }
  await withIdempotencyKey(call, request, v.null(), async (tx) => {
    const order = await findOwnOrder(tx, member.memberId, params.id)
    if (!order) throw notFound('order')
    await cancelByRule(tx, call, order, {
      actor: 'member',
      reason: input.reason === 'other' ? input.other_reason : input.reason,
      expected: input.expected_refund_amt,
      account: input.account,
    })
    return null
  })
  // The job repeats what is not answered now.
  await runRefundsOf(call, params.id, 'member')
  return { content: await presentOwnOrder(call, member.memberId, params.id) }
})
