import * as v from 'valibot'
import { noticeCategorySchema } from '../courses/courses.ts'
import { attachment } from './attachments.ts'
import { both } from './both.ts'
import { count, day, idx, koreanMoment, localized, localizedRichText, picture } from './values.ts'

/** A notice of a course. */
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

/** Planned maintenance of the shop. */
const maintenanceSchema = v.pipe(
  v.strictObject({
    from: koreanMoment,
    until: koreanMoment,
    unavailable: localized,
    available: v.optional(localized),
    deadlines: v.optional(localized),
  }),
  v.forward(
    v.check(({ from, until }) => from < until, both('must be after from', '시작보다 늦어야 해요')),
    ['until'],
  ),
)

/** A file of `notices/`. */
export const noticeFileSchema = v.strictObject({
  ...noticeSchema.entries,
  /** Pictures below the text, each with what it shows, for those who do not see it. */
  pictures: v.optional(v.array(v.strictObject({ file: picture, text: localized })), []),
  maintenance: v.optional(maintenanceSchema),
})
export type NoticeFile = v.InferOutput<typeof noticeFileSchema>
