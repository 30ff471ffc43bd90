import * as v from 'valibot'
import { manualCategorySchema } from '../content/board-addresses.ts'
import { attachment } from './attachments.ts'
import { both } from './both.ts'
import { count, day, filled, idx, localized } from './values.ts'

export const manualFileSchema = v.strictObject({
  idx,
  category: manualCategorySchema,
  title: localized,
  keywords: v.optional(v.strictObject({ ko: v.array(filled), en: v.array(filled) }), { ko: [], en: [] }),
  file: v.strictObject({ ko: attachment, en: attachment }),
  pages: v.strictObject({ ko: v.pipe(count, v.minValue(1)), en: v.pipe(count, v.minValue(1)) }),
  updated_on: day,
})
export type ManualFile = v.InferOutput<typeof manualFileSchema>

export const clientSchema = v.strictObject({
  version: v.pipe(
    v.string(both('must be text', '글이어야 해요')),
    v.regex(/^\d+(\.\d+){1,3}$/, both('must be a version such as 2.4.0', '2.4.0 같은 버전이어야 해요')),
  ),
  released_on: day,
  file: attachment,
})
