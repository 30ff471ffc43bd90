import * as v from 'valibot'
import { formDraft } from '../../lib/forms/form-draft.ts'

/** Draft of the form, for the guardian's verification on another page. The agreement and the password are not stored. */
export const withdrawalDraft = formDraft('withdrawal', {
  schema: v.object({ reason: v.string(), other_reason: v.string() }),
  version: 1,
})
