import * as v from 'valibot'
import { localeSchema } from '#contract/values/locale.ts'
import { daySchema } from '#contract/values/quantities.ts'
import { optional, pageParameter } from '#lib/url/search-schema.ts'

export const emptySearchSearch = v.object({
  /** First day. Without it: 30 days before the last one. */
  from: optional(daySchema),
  /** Last day. Without it: today. */
  until: optional(daySchema),
  /** Language of the page. Without it: both. */
  locale: optional(localeSchema),
  page: pageParameter,
})
export type EmptySearchSearch = v.InferOutput<typeof emptySearchSearch>
