import * as v from 'valibot'
import { formDraft } from '#lib/drafts/form-draft.ts'

const draftSchema = v.object({ type: v.string(), number: v.string() })

/** Draft of a member's request for the cash receipt of an order, in this tab. */
export function cashReceiptDraft(userid: string, order: string) {
  return formDraft(`cash-receipt:${userid}:${order}`, { schema: draftSchema, version: 1 })
}
