import * as v from 'valibot'
import { countSchema, daySchema } from '../values/quantities.ts'
import { orderAmountsSchema } from './order-amounts.ts'
import { orderItemKindSchema } from './order-item-kinds.ts'

/** A line of a quote: a course or a device with its price. */
export const quoteItemSchema = v.object({
  kind: orderItemKindSchema,
  /** Title of the course or name of the device, and name of the option; null for a device. */
  name: v.string(),
  option: v.nullable(v.string()),
  /** Address of the picture. */
  thumbnail: v.string(),
  /** IDs, for links and the order; null for the other kind. */
  course: v.nullable(v.number()),
  option_idx: v.nullable(v.number()),
  device: v.nullable(v.number()),
  /** Months of a pass or rental; 0 otherwise. */
  months: countSchema,
  quantity: countSchema,
  /** First and last day when paid today; begins after existing access. Null for goods; `until` is null for access without an end. */
  from: v.nullable(daySchema),
  until: v.nullable(daySchema),
  /** The member's existing access to this course, with its last day. */
  owned: v.nullable(v.object({ until: v.nullable(daySchema) })),
  /** Pieces of a device in stock; null for what is not counted. */
  stock: v.nullable(countSchema),
  ...orderAmountsSchema.entries,
})
export type QuoteItem = v.InferOutput<typeof quoteItemSchema>
