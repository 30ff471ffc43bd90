import * as v from 'valibot'
import { returnPathSchema } from '#contract/addresses/return-path.ts'
import { integerInAddress } from '#contract/values/integer.ts'
import { withoutGluedText } from './glued-text.ts'

/**
 * Parts of routes' search schemas. A value that is valid without the text glued to its end counts without it. Other
 * invalid values and defaults count as absent: no address fails, and equal pages have equal addresses.
 */
export function optional<Input extends string | number | undefined, Output>(schema: v.GenericSchema<Input, Output>) {
  const glued = v.pipe(
    v.custom<Input>((value) => typeof value === 'string'),
    v.rawTransform<Input, Output>(({ dataset: { value }, addIssue, NEVER }) => {
      const parsed = v.safeParse(schema, withoutGluedText(String(value)))
      if (parsed.success) return parsed.output
      addIssue({ message: 'is invalid' })
      return NEVER
    }),
  )
  return v.fallback(v.optional(v.union([schema, glued])), undefined)
}

/** The parameters that a route declares. The router hands over all others of the address as well, such as `lang`. */
export function declaredSearch<Schema extends v.GenericSchema>(
  schema: Schema,
  search: v.InferOutput<Schema>,
): v.InferOutput<Schema> {
  return v.parse(schema, search)
}

/** Page of the list. Without it: the first page. A number from 2. */
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

/** Where to go after login. Without it: it goes on at the start page. A path of this shop. */
export const nextParameter = optional(returnPathSchema)

/**
 * State to look at. Without it: the real flow runs. Opens a support view: `state`, or `state:code` for how a reply with
 * that code leaves it.
 */
export const atParameter = textParameter(64)

/** Number of the identity verification that the person comes back from. Without it: nobody comes back from one. */
export const identityVerificationParameter = optional(v.pipe(v.string(), v.uuid()))
