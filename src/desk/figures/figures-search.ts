import * as v from 'valibot'
import { salesGroupSchema } from '#contract/desk/figures.ts'
import { daySchema } from '#contract/values/quantities.ts'
import { optional } from '#lib/url/search-schema.ts'

export const figuresSearch = v.object({
  /** First day. Without it: 30 days before the last one. */
  from: optional(daySchema),
  /** Last day. Without it: today. */
  until: optional(daySchema),
  /** What a row stands for. Without it: a day. */
  group: optional(salesGroupSchema),
})
export type FiguresSearch = v.InferOutput<typeof figuresSearch>
