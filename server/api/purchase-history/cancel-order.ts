import * as v from 'valibot'
import { cancelOrder as endpoint, type RefundAccount } from '#contract/orders/orders.ts'
import * as codes from '#contract/protocol/codes.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import { defineHandler } from '../define-handler.ts'
import type { Call } from '../handler.ts'
import { withIdempotencyKey } from '../idempotency.ts'
import { findOwnOrder } from '../orders/place-order.ts'
import { isPaidFor } from '../orders/transitions.ts'
import { runRefundsOf } from '../payments/refund.ts'
import { bankRefundEvent } from '../security-events.ts'
import { requireFreshAuthentication } from '../session/fresh-authentication.ts'
import { checkHolder } from './account-holder.ts'
import { cancelByRule, refreshOrderProgress } from './cancellation.ts'
import { presentOwnOrder } from './find.ts'

export default defineHandler(endpoint, async (call) => {
  const { db, member, params, body } = call
  const { idempotency_key: key, ...input } = body
  const known = await findOwnOrder(db, member.memberId, params.id)
  if (!known) throw notFound('order')
  if (input.reason === 'other' && input.other_reason === '') {
    throw call.apiError(codes.invalidRequest, 'Say why.', 'other_reason')
  }
  if (input.account) {
    await requireFreshAuthentication(db, call)
    await assertOwnAccount(call, input.account)
  }
  if (isPaidFor(known.status)) await refreshOrderProgress(call, known)
  const request = { memberId: member.memberId, key, call: `${endpoint.name} ${params.id}`, body: input }
  await withIdempotencyKey(call, request, v.null(), async (tx) => {
    const order = await findOwnOrder(tx, member.memberId, params.id)
    if (!order) throw notFound('order')
    await cancelByRule(tx, call, order, {
      actor: 'member',
      reason: input.reason === 'other' ? input.other_reason : input.reason,
      chosen: input.items,
      expected: input.expected_refund_amt,
      account: input.account,
    })
    return null
  })
  // The job repeats what is not answered now.
  await runRefundsOf(call, params.id, 'member')
  const content = await presentOwnOrder(call, member.memberId, params.id)
  return { content, ...(input.account ? { event: bankRefundEvent } : {}) }
})

/** Throws `PR30020400` unless the account is in the name of the member, or of the member's group. */
async function assertOwnAccount(call: Call<typeof endpoint>, account: RefundAccount): Promise<void> {
  const { db, clock, member, apiError } = call
  const { isOwn } = await checkHolder(db, clock.now(), member.memberId, account)
  if (!isOwn)
    throw apiError(
      codes.refundHolderMismatch,
      'The account is in none of the names that the member had before any change of the last 30 days.',
      'account.holder',
    )
}
