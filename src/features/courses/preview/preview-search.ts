import * as v from 'valibot'
import { idParameter } from '#lib/url/search-schema.ts'

/** Search parameters of the free lessons' page. */
export const previewSearchSchema = v.object({
  /** Number of the course. Without it: there is nothing to show, and the page leads to “not found”. */
  id: idParameter,
  /** Number of the free lesson that is open. Without it: the first free lesson. */
  lesson: idParameter,
})
export type PreviewSearch = v.InferOutput<typeof previewSearchSchema>
