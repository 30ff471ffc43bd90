import * as v from 'valibot'
import { formDraft } from '../../../lib/forms/form-draft.ts'

const draftSchema = v.object({ type: v.string(), number: v.string() })

/** Draft of the request for the cash receipt of an order, in this tab. */
export function cashReceiptDraft(order: string) {
  return formDraft(`cash-receipt:${order}`, { schema: draftSchema, version: 1 })
}
