import * as v from 'valibot'
import { sentCategorySchema } from '#contract/content/board-addresses.ts'
import { atParameter, idParameter, optional } from '#lib/url/search-schema.ts'

/** Search parameters of the inquiry page. */
export const inquirySearch = v.object({
  /** Type of the inquiry. Without it: none is chosen yet. */
  type: optional(sentCategorySchema),
  /** Number of the course that an inquiry is about. Without it: the inquiry is about nothing in particular. */
  course: idParameter,
  /** Number of the device that an inquiry is about. Without it: the inquiry is about nothing in particular. */
  device: idParameter,
  at: atParameter,
})
export type InquirySearch = v.InferOutput<typeof inquirySearch>
