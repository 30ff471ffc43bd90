import * as v from 'valibot'
import { integerInAddress } from '../values/integer.ts'

/** Number of a course, device, notice or option. */
export const idSchema = integerInAddress({ min: 1, max: 999_999_999 })

/** Maximum numbers in one address. */
export const maxListedIds = 20

/** Numbers of courses, devices or notices in one address, separated by commas; at most `most`. */
export function idListOf(most: number) {
  return v.pipe(
    v.string(),
    v.regex(new RegExp(`^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,${most - 1}}$`), 'whole numbers, separated by commas'),
    v.transform((text) => text.split(',').map(Number)),
  )
}
export const idListSchema = idListOf(maxListedIds)

/** `page_index` counts from 1; `page_size` is rows a page. */
export function paging(defaultSize: number) {
  return {
    page_index: v.optional(integerInAddress({ min: 1, max: 1_000_000 }), 1),
    page_size: v.optional(integerInAddress({ min: 1, max: 100 }), defaultSize),
  }
}
