import * as v from 'valibot'
import { formDraft } from '#lib/drafts/form-draft.ts'
import { requestAttempt } from '#lib/forms/request-attempt.ts'

/** Typed fields of a cancellation, without their checks. */
const typedCancellationSchema = v.object({
  /** IDs of the items that the member keeps. */
  kept: v.array(v.string()),
  /** Code of the reason; empty before one is chosen. */
  reason: v.string(),
  other_reason: v.string(),
  /** Account for the refund of a deposit. */
  bank: v.string(),
  number: v.string(),
  holder: v.string(),
})
export type TypedCancellation = v.InferOutput<typeof typedCancellationSchema>

/** Draft of a member's cancellation of an order, in this tab. */
export function refundDraft(userid: string, order: string) {
  return formDraft(`refund:${userid}:${order}`, { schema: typedCancellationSchema, version: 2 })
}

/** Last cancellation that a member sent from this tab: the same one again is the same request. */
export function refundAttempt(userid: string) {
  return requestAttempt(`refund-attempt:${userid}`)
}
