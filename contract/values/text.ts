import * as v from 'valibot'
import { maxCharacters, maxUnits } from './characters.ts'
import { limits } from './limits.ts'

/** Typed text: no control characters, and at most `length` characters. */
export function inputText(length: number) {
  return v.pipe(v.string(), maxUnits(length), maxCharacters(length), v.regex(/^\P{Cc}*$/u, 'no control characters'))
}

/** Typed text of several lines, with `\n` as their end: no other control characters than tabs, at most `length` characters. */
export function multilineText(length: number) {
  return v.pipe(
    v.string(),
    // Forms send every line with CRLF (RFC 7578, section 4).
    v.transform((text) => text.replace(/\r\n?/g, '\n')),
    maxUnits(length),
    maxCharacters(length),
    v.regex(/^[\P{Cc}\t\n]*$/u, 'no control characters'),
  )
}

/** Search words; blank for none. */
export const searchTermSchema = v.optional(
  v.pipe(v.string(), v.trim(), maxUnits(limits.searchTermLength), maxCharacters(limits.searchTermLength)),
  '',
)

/** A moment as ISO 8601 with its zone, `2026-11-21T13:45:00.000Z`. */
export const momentSchema = v.pipe(v.string(), v.isoTimestamp())

/** A duration in seconds. */
export const secondsSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
