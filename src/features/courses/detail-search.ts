import * as v from 'valibot'
import { memberTypeSchema } from '../../../contract/courses.ts'
import { idParameter, optional, pageParameter } from '../../lib/url/search-schema.ts'

/** What the address of a course's page says. */
export const detailSearchSchema = v.object({
  /** Course. */
  id: idParameter,
  /** For whom the page is; absent for individuals, unless the course is for groups alone. */
  memberType: optional(memberTypeSchema),
  /** Purchase option; absent for the first one. */
  option: idParameter,
  /** Page of the notices, from 2. */
  notices: pageParameter,
})
export type DetailSearch = v.InferOutput<typeof detailSearchSchema>
