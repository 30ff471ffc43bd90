import * as v from 'valibot'
import { selectedItemSchema } from '../addresses/order-selection.ts'
import { wonSchema } from '../values/quantities.ts'

/** A line of a basket as it is kept. A module of its own, because every page reads the basket of its browser. */
export const basketEntrySchema = v.object({
  item: selectedItemSchema,
  /** Price of one piece without delivery, in won, when it was put in: the page says when it differs today. */
  seen_amt: wonSchema,
})
export type BasketEntry = v.InferOutput<typeof basketEntrySchema>
