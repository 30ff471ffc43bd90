import * as v from 'valibot'
import { integerInAddress } from './integer.ts'

/** Number of a course, device, notice or option. */
export const idSchema = integerInAddress({ min: 1, max: 999_999_999 })

/** `page_index` counts from 1; `page_size` is rows a page. */
export function paging(defaultSize: number) {
  return {
    page_index: v.optional(integerInAddress({ min: 1, max: 1_000_000 }), 1),
    page_size: v.optional(integerInAddress({ min: 1, max: 100 }), defaultSize),
  }
}
