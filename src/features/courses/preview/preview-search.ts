import * as v from 'valibot'
import { idParameter } from '../../../lib/url/search-schema.ts'

/** Search parameters of the free lessons' page. */
export const previewSearchSchema = v.object({
  /** ID of the course. */
  id: idParameter,
  /** Number of the free lesson; absent for the first. */
  lesson: idParameter,
})
export type PreviewSearch = v.InferOutput<typeof previewSearchSchema>
