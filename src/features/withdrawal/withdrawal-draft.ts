import * as v from 'valibot'
import { formDraft } from '#lib/drafts/form-draft.ts'

const draftSchema = v.object({ reason: v.string(), other_reason: v.string() })

/**
 * Draft of a member's form, for the guardian's verification on another page. The agreement and the password are not
 * stored.
 */
export function withdrawalDraft(userid: string) {
  return formDraft(`withdrawal:${userid}`, { schema: draftSchema, version: 1 })
}
