import * as v from 'valibot'
import { idParameter, optional, pageParameter } from '../../lib/url/search-schema.ts'

export const reviewSearch = v.object({
  /** Number of the course. Without it: all. */
  course: idParameter,
  /** Without it: all, the reported ones first. */
  state: optional(v.picklist(['reported', 'unanswered', 'hidden'])),
  page: pageParameter,
})
export type ReviewSearch = v.InferOutput<typeof reviewSearch>
