import * as v from 'valibot'
import { formDraft } from '../../../lib/forms/form-draft.ts'
import { randomUuid } from '../../../lib/browser/uuid.ts'
import { typedPaymentSchema } from '../parts/payment-choice.ts'

/** What is typed into the order form, as it stands there. The agreement is not kept: it is given anew each time. */
const draftSchema = v.object({
  name: v.string(),
  phone: v.string(),
  postcode: v.string(),
  address: v.string(),
  address_detail: v.string(),
  /** Code of the delivery request. */
  delivery: v.string(),
  /** The buyer's own words for it. */
  delivery_words: v.string(),
  payment: typedPaymentSchema,
})

/** For how long a draft counts, in seconds: a payment may be tried for half an hour, and again after that. */
const draftSeconds = 2 * 60 * 60

/** The order form of a member, for this tab. */
export function orderDraft(userid: string) {
  return formDraft(`order:${userid}`, { schema: draftSchema, version: 2, seconds: draftSeconds })
}

const attemptSchema = v.object({
  key: v.pipe(v.string(), v.uuid()),
  /** The form that the key stands for. */
  form: v.string(),
  /** The order form's path, to order again. */
  path: v.string(),
})

/** The purchase that this tab has begun last: sending the same form again is the same purchase. */
export const attempt = formDraft('order-attempt', { schema: attemptSchema, version: 1, seconds: draftSeconds })

/** The idempotency key for a form: that of before as long as the form is the same, a new one after any change. */
export function keyFor(form: object, path: string): string {
  const text = JSON.stringify(form)
  const known = attempt.read()
  const key = known?.form === text ? known.key : randomUuid()
  attempt.save({ key, form: text, path })
  return key
}
