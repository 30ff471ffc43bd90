import * as v from 'valibot'

/**
 * An integer in an address, within bounds: a number, or a text of at most ten decimal digits. `3.5`, `1e3`, `03x` and
 * an empty text are invalid.
 */
export function integerInAddress({
  min,
  max = Number.MAX_SAFE_INTEGER,
}: {
  readonly min: number
  readonly max?: number
}) {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,10}$/, 'a whole number'), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  )
}
