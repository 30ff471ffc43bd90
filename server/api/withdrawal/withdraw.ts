import { and, eq, inArray, isNull } from 'drizzle-orm'
import { withdrawalUndoDays } from '#contract/accounts/retention.ts'
import { withdraw as endpoint } from '#contract/accounts/withdrawal.ts'
import * as codes from '#contract/protocol/codes.ts'
import { type Transaction, transact } from '#server/db/open.ts'
import { consents, members, withdrawals } from '#server/db/schema/members.ts'
import { sessionFamilies } from '#server/db/schema/sign-in.ts'
import { invalidRequest } from '#server/lib/any-call-errors.ts'
import { enqueueWithdrawalMails } from '#server/messages/membership-messages.ts'
import { recordChange } from '../account-changes/record-change.ts'
import { assertOpenSession } from '../authenticate.ts'
import { defineHandler } from '../define-handler.ts'
import type { Call } from '../handler.ts'
import { consumeHumanProof } from '../human-check/proofs.ts'
import { consumeIdentityResult } from '../identity-verification/results.ts'
import { refreshVerification } from '../identity-verification/verification.ts'
import { hasLeft } from '../member-status.ts'
import { runRefundsOf } from '../payments/refund.ts'
import { tryPassword } from '../profile/try-password.ts'
import { cancelUnpaid, refreshOrderProgress, requestRefund } from '../purchase-history/cancellation.ts'
import { announceReviewsOf } from '../reviews/update-review.ts'
import { revokeSessions } from '../session/revoke-sessions.ts'
import { isWithdrawalDelayed } from './delay.ts'
import { findGuardianOfMinor } from './guardian.ts'
import { findOrderOutcomes, findRefundableOrders, sumRefunds } from './losses.ts'

const day = 24 * 60 * 60 * 1000

export default defineHandler(endpoint, async (call) => {
  const { db, clock, caller, passwords, member, body, apiError } = call
  if (body.reason === 'other' && body.other_reason === '') {
    throw invalidRequest('other_reason', 'the reason is missing')
  }
  if (body.guardian_idfc_id !== undefined) await refreshVerification(call, caller, body.guardian_idfc_id)
  else {
    if (body.password === '') throw apiError(codes.passwordMissing, 'The password is missing.', 'password')
    const { isRight } = await tryPassword(call, (passwordHash) => passwords.matches(body.password, passwordHash))
    if (!isRight) throw apiError(codes.wrongPassword, 'The password is not right.', 'password')
  }
  for (const order of await findRefundableOrders(db, member.memberId, clock)) await refreshOrderProgress(call, order)
  const { refunded, ...content } = await transact(db, (tx) => writeWithdrawal(tx, call))
  // The job repeats what is not answered now.
  for (const orderNumber of refunded) await runRefundsOf(call, orderNumber, 'member')
  return { content }
})

/** Deactivates the member, settles their orders and ends their sessions; all or nothing. */
async function writeWithdrawal(tx: Transaction, call: Call<typeof endpoint>) {
  const { clock, member, body, apiError } = call
  const { memberId } = member
  const now = clock.now()
  await assertOpenSession(tx, member)
  const [own] = await tx.select().from(members).where(eq(members.id, memberId))
  if (!own || hasLeft(own.status)) throw apiError(codes.memberGone, 'This membership has ended.')
  if (isWithdrawalDelayed(own, now)) {
    throw apiError(codes.withdrawalDelayed, 'A restriction for fraud delays this withdrawal.')
  }
  if (body.guardian_idfc_id !== undefined) {
    const guardian = await findGuardianOfMinor(tx, own, clock.today())
    const person = await consumeIdentityResult(tx, call, body.guardian_idfc_id, 'guardian')
    if (guardian?.personHash !== person.personHash) {
      throw apiError(codes.guardianUnknown, 'This person is not the guardian on record.', 'guardian_idfc_id')
    }
  }
  await consumeHumanProof(tx, call, body.human_check)
  const outcomes = await findOrderOutcomes(tx, memberId, clock)
  const refundAmount = sumRefunds(outcomes)
  if (refundAmount !== body.expected_refund_amt) {
    throw apiError(codes.amountChanged, `It would be ${refundAmount} won.`, 'expected_refund_amt')
  }
  const cancellation = { actor: 'member', reason: 'withdrawal', now, account: undefined } as const
  for (const { order } of outcomes.unpaid) await cancelUnpaid(tx, call, order, cancellation)
  for (const refund of outcomes.refunds) await requestRefund(tx, refund, cancellation)
  const deleteAt = new Date(now.getTime() + withdrawalUndoDays * day)
  await tx.insert(withdrawals).values({
    memberId,
    reason: body.reason,
    otherReason: body.reason === 'other' ? body.other_reason : null,
    isByGuardian: body.guardian_idfc_id !== undefined,
    requestedAt: now,
    deleteAt,
  })
  await tx
    .update(members)
    .set({ status: 'withdrawal_requested', restrictedUntil: null, receivesSms: false, receivesEmail: false })
    .where(eq(members.id, memberId))
  await announceReviewsOf(tx, memberId)
  await tx
    .update(consents)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(consents.memberId, memberId),
        inArray(consents.kind, ['marketing_sms', 'marketing_email']),
        isNull(consents.withdrawnAt),
      ),
    )
  await revokeSessions(tx, eq(sessionFamilies.memberId, memberId), now)
  const isByGuardian = body.guardian_idfc_id !== undefined
  // A guardian's withdrawal is not the child's to undo.
  if (isByGuardian) await enqueueWithdrawalMails(tx, now, memberId, { deleteAt, refundAmount })
  else await recordChange(tx, now, memberId, { kind: 'withdrawal-requested', previous: own, deleteAt, refundAmount })
  return {
    username: own.name,
    requested_at: now.toISOString(),
    delete_at: deleteAt.toISOString(),
    refund_amt: refundAmount,
    refunded: outcomes.refunds.map(({ order }) => order.number),
  }
}
