import * as v from 'valibot'
import { optional, pageParameter } from '#lib/url/search-schema.ts'

export const reviewSearch = v.object({
  /** Part of the title of the course, or its number. Without it: all. */
  course: optional(
    v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty(), v.maxLength(100)),
  ),
  /** Without it: all, the reported ones first. */
  state: optional(v.picklist(['reported', 'unanswered', 'hidden'])),
  page: pageParameter,
})
export type ReviewSearch = v.InferOutput<typeof reviewSearch>
