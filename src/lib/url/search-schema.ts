import * as v from 'valibot'
import { integerInAddress } from '../../../contract/integer.ts'
import { returnPathSchema } from '../../../contract/return-path.ts'

/**
 * Parts of routes' search schemas. What does not fit counts as absent, and so does a default: an address never
 * answers an error, and equal pages have equal addresses.
 */
export function optional<Schema extends v.GenericSchema<string | number | undefined, unknown>>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined)
}

/** A page number from 2; page 1 is the absent one. */
export const pageParameter = numberParameter(2, 100_000)

/** The number of a course, device or notice; or how many of something, at least one. */
export const idParameter = optional(integerInAddress({ min: 1 }))

/** A whole number within bounds. */
export function numberParameter(minimum: number, maximum: number) {
  return optional(integerInAddress({ min: minimum, max: maximum }))
}

/** Something typed: trimmed, cut to `length` characters; blank counts as absent. */
export function textParameter(length: number) {
  return optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      // A cut between the halves of a surrogate pair would leave one behind.
      v.transform((text) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '')),
    ),
  )
}

/** A path of this shop to go on to. */
export const nextParameter = optional(returnPathSchema)

/** A state of a flow to look at, in a support view: `state`, or `state:code` for how a reply with that code leaves it. */
export const atParameter = textParameter(64)
