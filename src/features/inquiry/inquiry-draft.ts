import * as v from 'valibot'
import { formDraft } from '#lib/drafts/form-draft.ts'
import { requestAttempt } from '#lib/forms/request-attempt.ts'
import type { Inquiry } from '#machines/inquiry.machine.ts'

/** Draft of the form. The consent is not stored: it is given for each inquiry. */
const draftSchema = v.object({
  name: v.string(),
  affiliation: v.string(),
  category: v.string(),
  email: v.string(),
  phone: v.string(),
  title: v.string(),
  content: v.string(),
  /** Name of the chosen picture. Its bytes are not stored: it has to be chosen again. */
  image_name: v.string(),
})

/** Draft of an inquiry in this tab. `subject` is what a link said that it is about. */
export function inquiryDraft(subject: string) {
  return formDraft(`inquiry:${subject}`, { schema: draftSchema, version: 1 })
}

const attempt = requestAttempt('inquiry-attempt')

/** Idempotency key of an inquiry: the previous one for the same fields and picture, a new one after a change. */
export function idempotencyKeyFor(inquiry: Inquiry, image: File | undefined): string {
  return attempt.keyFor([inquiry, image && [image.name, image.size, image.lastModified]])
}

const sentInquiry = formDraft('inquiry-sent', { schema: v.object({ number: v.number() }), version: 1 })

/** Keeps the number of the inquiry that this tab sent last, for the page that says that it arrived. */
export function saveSentNumber(number: number): void {
  sentInquiry.save({ number })
}

/** Number of the inquiry that this tab sent last; undefined for none, and after half an hour. */
export function readSentNumber(): number | undefined {
  return sentInquiry.read()?.number
}

/** Makes the next inquiry another one, even with the same fields. */
export function forgetAttempt(): void {
  attempt.clear()
}
