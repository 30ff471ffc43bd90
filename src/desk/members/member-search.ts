import * as v from 'valibot'
import { memberStatusSchema } from '#contract/desk/members.ts'
import { daySchema } from '#contract/values/quantities.ts'
import { optional, pageParameter, textParameter } from '#lib/url/search-schema.ts'

export const memberSearch = v.object({
  /** ID, name, email address or phone digits. Without it: all. */
  search: textParameter(80),
  /** Without it: any. */
  status: optional(memberStatusSchema),
  /** First Korean day of the registration. Without it: from the beginning. */
  registered_from: optional(daySchema),
  /** Last Korean day of the registration. Without it: until today. */
  registered_until: optional(daySchema),
  page: pageParameter,
})
export type MemberSearch = v.InferOutput<typeof memberSearch>
