import * as v from 'valibot'
import { memberTypeSchema } from '#contract/courses/courses.ts'
import { idParameter, optional, pageParameter } from '#lib/url/search-schema.ts'

/** Search parameters of a course's page. */
export const detailSearchSchema = v.object({
  /** Number of the course. Without it: there is nothing to show, and the page leads to “not found”. */
  id: idParameter,
  /**
   * Who the course is for: IDV individuals, GRP teams. Without it: individuals, unless the course is for teams only.
   */
  memberType: optional(memberTypeSchema),
  /** Number of the purchase option that is chosen. Without it: none, unless there is only one. */
  option: idParameter,
  /** Page of the course’s notices. Without it: the first page. */
  notices: pageParameter,
  /** Page of the course’s reviews. Without it: the first page. */
  reviews: pageParameter,
})
export type DetailSearch = v.InferOutput<typeof detailSearchSchema>
