import * as v from 'valibot'
import { both } from './both.ts'
import { code, day, idx, localized, localizedRichText } from './values.ts'

/** Questions with their answers, in the order of the list. */
export const faqSchema = v.strictObject({
  categories: v.pipe(
    v.array(v.strictObject({ code, name: localized })),
    v.minLength(1, both('must name at least one category', '분류가 하나 이상 있어야 해요')),
  ),
  questions: v.array(
    v.pipe(
      v.strictObject({
        idx,
        category: code,
        title: localized,
        description: localizedRichText,
        /** Place among the questions that the inquiry page suggests, from 1. */
        suggested_position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
        created_on: day,
        updated_on: day,
      }),
      v.forward(
        v.check(
          (question) => question.created_on <= question.updated_on,
          both('must not be before created_on', '작성일보다 빠를 수 없어요'),
        ),
        ['updated_on'],
      ),
    ),
  ),
})
