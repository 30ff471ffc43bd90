import * as v from 'valibot'
import { formDraft } from '#lib/drafts/form-draft.ts'

/** The ID in the form of the login. A page that leads there fills it in without naming the account in an address. */
export const loginDraft = formDraft('login', { schema: v.object({ userid: v.string() }), version: 1 })
