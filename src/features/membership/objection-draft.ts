import * as v from 'valibot'
import { type FormDraft, formDraft } from '#lib/drafts/form-draft.ts'

/** Values of the objection form. */
export interface ObjectionValues {
  readonly content: string
}

/** Draft of an objection in this tab. `subject` is the ID of the member, or what else tells one from another. */
export function objectionDraft(subject: string): FormDraft<ObjectionValues> {
  return formDraft(`objection:${subject}`, { schema: v.object({ content: v.string() }), version: 1 })
}
