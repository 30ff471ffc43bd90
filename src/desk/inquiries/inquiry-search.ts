import * as v from 'valibot'
import { sentCategorySchema } from '#contract/content/board-addresses.ts'
import { optional, pageParameter } from '#lib/url/search-schema.ts'

export const inquirySearch = v.object({
  /** Type of the inquiry. Without it: all. */
  category: optional(sentCategorySchema),
  /** Who answers it. Without it: anybody. */
  taken: optional(v.picklist(['nobody', 'me', 'others'])),
  page: pageParameter,
})
export type InquirySearch = v.InferOutput<typeof inquirySearch>
