import * as v from 'valibot'

/** A whole number written in a query: `3`, never `3.5`, `03x` or an empty word. */
function wholeNumber(minimum: number, maximum: number) {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'a whole number'), v.transform(Number))]),
    v.integer(),
    v.minValue(minimum),
    v.maxValue(maximum),
  )
}

export const idSchema = wholeNumber(1, 999_999_999)

/** `page_index` counts from 1; `page_size` is rows a page. */
export function paging(defaultSize: number) {
  return {
    page_index: v.optional(wholeNumber(1, 1_000_000), 1),
    page_size: v.optional(wholeNumber(1, 100), defaultSize),
  }
}
