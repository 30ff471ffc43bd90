import * as v from 'valibot'
import { integerInAddress } from '../../../contract/integer.ts'
import { returnPathSchema } from '../../../contract/return-path.ts'

/**
 * Parts of routes' search schemas. Invalid values and defaults count as absent: no address fails, and equal pages have
 * equal addresses.
 */
export function optional<Schema extends v.GenericSchema<string | number | undefined, unknown>>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined)
}

/** A page number from 2; absent for page 1. */
export const pageParameter = numberParameter(2, 100_000)

/** Number of a course, device or notice, or a quantity; at least 1. */
export const idParameter = optional(integerInAddress({ min: 1 }))

/** A whole number within bounds. */
export function numberParameter(minimum: number, maximum: number) {
  return optional(integerInAddress({ min: minimum, max: maximum }))
}

/** Typed text: trimmed, cut to `length` characters; absent when blank. */
export function textParameter(length: number) {
  return optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      // Drops half a surrogate pair at the cut.
      v.transform((text) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '')),
    ),
  )
}

/** Path of this shop to continue at. */
export const nextParameter = optional(returnPathSchema)

/** State that a support view shows: `state`, or `state:code` for the state after an error with that code. */
export const atParameter = textParameter(64)
