import * as v from 'valibot'
import { both } from './both.ts'
import { addressCode, day, idx, localized, localizedRichText, picture } from './values.ts'

/** A file of `events/`. */
export const eventFileSchema = v.pipe(
  v.strictObject({
    idx,
    category: v.optional(addressCode),
    title: localized,
    summary: localized,
    text: localizedRichText,
    picture,
    starts_on: day,
    ends_on: day,
    details: v.optional(v.array(v.strictObject({ name: localized, value: localized })), []),
    courses: v.optional(v.array(idx), []),
  }),
  v.forward(
    v.check(
      (event) => event.starts_on <= event.ends_on,
      both('must not be before starts_on', '시작일보다 빠를 수 없어요'),
    ),
    ['ends_on'],
  ),
)
export type EventFile = v.InferOutput<typeof eventFileSchema>
