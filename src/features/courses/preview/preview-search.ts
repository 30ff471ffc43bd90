import * as v from 'valibot'
import { idParameter } from '../../../lib/url/search-schema.ts'

/** What the address of a course's free lessons says. */
export const previewSearchSchema = v.object({
  /** Course. */
  id: idParameter,
  /** Number of a free lesson; absent for the first one. */
  lesson: idParameter,
})
export type PreviewSearch = v.InferOutput<typeof previewSearchSchema>
