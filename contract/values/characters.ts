import * as v from 'valibot'

/** Maximum UTF-16 code units of a character: a family of four has 11, the flag of a region 14. */
const unitsPerCharacter = 16

const tooLong = (length: number) => `at most ${length} characters`

/**
 * At most `length` characters as people count them (extended grapheme clusters, Unicode Annex 29), so that an emoji is
 * one. {@link maxUnits} belongs beside it.
 */
export function maxCharacters(length: number) {
  return v.maxGraphemes<string, number, string>(length, tooLong(length))
}

/** Bounds what is stored of `length` characters, since a character may have any number of marks. */
export function maxUnits(length: number) {
  return v.maxLength<string, number, string>(length * unitsPerCharacter, tooLong(length))
}
