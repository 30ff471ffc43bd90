import * as v from 'valibot'
import { deskActSchema, subjectKindSchema } from '#contract/desk/records.ts'
import { optional, pageParameter, textParameter } from '#lib/url/search-schema.ts'

export const recordSearch = v.object({
  /** Name of the operator, or its beginning. Without it: all. */
  operator: textParameter(40),
  /** What was done. Without it: everything. */
  act: optional(deskActSchema),
  /** What it was about. Without it: anything. */
  subject_kind: optional(subjectKindSchema),
  /** What it was about: a number, a name, an ID, an email address or a title. Without it: anything. */
  subject: textParameter(100),
  page: pageParameter,
})
export type RecordSearch = v.InferOutput<typeof recordSearch>
