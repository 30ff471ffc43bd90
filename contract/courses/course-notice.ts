import * as v from 'valibot'
import { attachmentSchema } from '../values/attachments.ts'
import { countSchema, daySchema } from '../values/quantities.ts'
import { noticeCategorySchema } from './courses.ts'

/** A notice, of a course or of the shop (specification, section 3). */
export const courseNoticeSchema = v.object({
  idx: v.number(),
  /** Number in the list, counted from the oldest. */
  number: v.number(),
  category: noticeCategorySchema,
  title: v.string(),
  /** Rich text with the elements `strong` and `a`, encoded entities, and line breaks as new lines. */
  text: v.string(),
  author: v.string(),
  /** Number of views. */
  view: countSchema,
  top: v.boolean(),
  created_at: daySchema,
  attachments: v.array(attachmentSchema),
})
export type CourseNotice = v.InferOutput<typeof courseNoticeSchema>
