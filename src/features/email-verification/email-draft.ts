import * as v from 'valibot'
import { formDraft } from '#lib/drafts/form-draft.ts'

/** Draft of the typed address, until it is confirmed. */
export const emailDraft = formDraft('email-verification', { schema: v.object({ email: v.string() }), version: 1 })
