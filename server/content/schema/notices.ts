import * as v from 'valibot'
import { noticeCategorySchema } from '../../../contract/courses.ts'
import { attachment } from './attachments.ts'
import { count, day, idx, localized, localizedRichText } from './values.ts'

/** A notice: a file of `notices/`, or an entry of a course. */
export const noticeSchema = v.strictObject({
  idx,
  category: noticeCategorySchema,
  posted_on: day,
  views: count,
  title: localized,
  text: localizedRichText,
  top: v.optional(v.boolean(), false),
  attachments: v.optional(v.array(v.strictObject({ ko: attachment, en: attachment })), []),
})

export type NoticeFile = v.InferOutput<typeof noticeSchema>
