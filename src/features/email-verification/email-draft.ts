import * as v from 'valibot'
import { formDraft } from '../../lib/forms/form-draft.ts'

/** The address as it was typed, until it is confirmed. */
export const emailDraft = formDraft('email-verification', { schema: v.object({ email: v.string() }), version: 1 })
