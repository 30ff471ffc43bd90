import * as v from 'valibot'
import { memberTypeSchema } from '../../../contract/courses.ts'
import { idParameter, optional, pageParameter } from '../../lib/url/search-schema.ts'

/** Search parameters of a course's page. */
export const detailSearchSchema = v.object({
  /** ID of the course. */
  id: idParameter,
  /** Member type; absent for individuals, and for courses offered to groups only. */
  memberType: optional(memberTypeSchema),
  /** ID of the purchase option; absent for the first. */
  option: idParameter,
  /** Page of the notices; absent for page 1. */
  notices: pageParameter,
})
export type DetailSearch = v.InferOutput<typeof detailSearchSchema>
