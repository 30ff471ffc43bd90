import * as v from 'valibot'
import { visitLayoutSchema } from '#contract/content/visit-counts.ts'
import { localeSchema } from '#contract/values/locale.ts'
import { daySchema } from '#contract/values/quantities.ts'
import { optional } from '#lib/url/search-schema.ts'

export const funnelSearch = v.object({
  /** Name of the flow. Without it: the login. */
  flow: optional(v.pipe(v.string(), v.maxLength(40))),
  /** First day. Without it: 30 days before the last one. */
  from: optional(daySchema),
  /** Last day. Without it: today. */
  until: optional(daySchema),
  /** Without it: both. */
  layout: optional(visitLayoutSchema),
  /** Language of the visitors. Without it: both. */
  locale: optional(localeSchema),
})
export type FunnelSearch = v.InferOutput<typeof funnelSearch>
