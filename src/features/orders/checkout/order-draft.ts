import * as v from 'valibot'
import { randomUuid } from '#lib/browser/uuid.ts'
import { formDraft } from '#lib/drafts/form-draft.ts'
import { orderDraftSchema } from './order-fields.ts'

/** Validity of a draft in seconds: a payment window lasts half an hour, and the buyer may try again. */
const draftSeconds = 2 * 60 * 60

/** Draft of a member's order form, in this tab. */
export function orderDraft(userid: string) {
  return formDraft(`order:${userid}`, { schema: orderDraftSchema, version: 3, seconds: draftSeconds })
}

const attemptSchema = v.object({
  key: v.pipe(v.string(), v.uuid()),
  /** The form that belongs to the key, as JSON. */
  form: v.string(),
  /** Path of the order form, to order again. */
  path: v.string(),
})

/** Last purchase attempt of a member in this tab: submitting the same form again is the same purchase. */
export function purchaseAttempt(userid: string) {
  return formDraft(`order-attempt:${userid}`, { schema: attemptSchema, version: 1, seconds: draftSeconds })
}

/** Idempotency key of a form: the previous one for the same form, a new one after a change. */
export function idempotencyKeyFor(userid: string, form: object, path: string): string {
  const text = JSON.stringify(form)
  const attempt = purchaseAttempt(userid)
  const known = attempt.read()
  const key = known?.form === text ? known.key : randomUuid()
  attempt.save({ key, form: text, path })
  return key
}
