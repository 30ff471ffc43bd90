import * as v from 'valibot'
import { maxCharacters, maxUnits } from './characters.ts'
import { limits } from './limits.ts'

// Text that people type, paste or let a browser fill in. Every schema here cleans the text first and measures it
// afterwards. The `format` in the metadata says what a value is; `contract/pasted-values.test.ts` tries values of each
// format in all calls that take it.

/** Letters that are drawn as nothing but take the place of a space: Braille blank and Hangul fillers. */
const blankLetters = /[\u2800\u3164\uFFA0]/g

/**
 * Characters that are not drawn or change the direction of others: control characters, zero-width characters, and
 * bidirectional, annotation and tag characters. Those that are part of a picture or letter are captured: tags of a flag,
 * joiners within emoji and within Arabic or Indic words, and a variation selector after what it changes.
 */
const invisible = new RegExp(
  [
    String.raw`(\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}`,
    String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
    String.raw`(?<=[\p{Script=Arabic}\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])[\u200C\u200D]`,
    String.raw`(?<=[\p{L}\p{N}\p{P}\p{S}])\p{Variation_Selector})`,
    String.raw`[\p{Default_Ignorable_Code_Point}\p{Cc}\uFFF9-\uFFFB]`,
  ].join('|'),
  'gu',
)

/** The text without invisible characters, in the form NFC. Tabs and line ends are invisible too. */
function withoutInvisible(text: string): string {
  return text.replace(invisible, '$1').normalize('NFC')
}

/** One line as it is read: without invisible characters, and with one space for each run of spaces, tabs and line ends. */
export function cleanLine(text: string): string {
  const spaced = text.replace(blankLetters, ' ').replace(/[\t-\r\u0085\p{Z}]+/gu, ' ')
  return withoutInvisible(spaced).replace(/ {2,}/g, ' ').trim()
}

/** True for a text in which nothing can be read: spaces and invisible characters alone. */
export function isBlank(text: string): boolean {
  return cleanLine(text) === ''
}

/** Several lines as they are read: without invisible characters, each line ended by `\n`. Tabs and spaces stay. */
export function cleanLines(text: string): string {
  return text
    .replace(blankLetters, ' ')
    .split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/)
    .map((line) => line.split('\t').map(withoutInvisible).join('\t'))
    .join('\n')
    .trim()
}

/** A value of Latin letters, digits and signs: full-width ones become the usual ones, invisible characters go. */
export function cleanToken(text: string): string {
  return cleanLine(text).normalize('NFKC')
}

/** Spaces, dashes and what else people put between the digits of a number. `ㅡ` and `ー` are typed as dashes. */
const separators = /[\s\p{Dash_Punctuation}\u2212\u1173\u3161\u30FC._/·•‧∙⋅・ㆍ()[\]{}~]/gu

/** The digits and signs of a number without what separates them: `010–2345–0142` becomes `01023450142`. */
export function cleanNumber(text: string): string {
  return cleanToken(text).replace(separators, '')
}

/** The letters, digits and hyphens of a value: without spaces, and with one sign for dashes of all kinds. */
export function cleanCharacters(text: string): string {
  return cleanToken(text)
    .replace(/\s/g, '')
    .replace(/[\p{Dash_Punctuation}\u2212]/gu, '-')
}

/** What the schemas of typed text begin with. */
function typed(format: string, length: number, clean: (text: string) => string) {
  return v.pipe(
    v.string(),
    v.metadata({ format, description: `At most ${length} characters, without spaces around them.` }),
    v.transform(clean),
    maxUnits(length),
    maxCharacters(length),
  )
}

/** One line of at most `length` characters; may be empty. */
export function inputText(length: number, format: 'line' | 'name' | 'address' = 'line') {
  return typed(format, length, cleanLine)
}

/** One line that is not empty. `missing` says what is missing. */
export function filledLine(length: number, missing = 'is missing', format?: 'line' | 'name' | 'address') {
  return v.pipe(inputText(length, format), v.nonEmpty(missing))
}

/** Several lines, each ended by `\n`, of at most `length` characters together; may be empty. */
export function multilineText(length: number) {
  return typed('lines', length, cleanLines)
}

/** Several lines that are not empty. `missing` says what is missing. */
export function filledLines(length: number, missing = 'is missing') {
  return v.pipe(multilineText(length), v.nonEmpty(missing))
}

/** A value of Latin letters, digits and signs, of at most `length` characters. */
export function tokenText(
  format: 'email' | 'userid' | 'order-number' | 'tracking-number',
  length: number,
  clean: (text: string) => string = cleanToken,
) {
  return typed(format, length, clean)
}

/** A number of at most `length` digits with whatever separates them; parsed to its digits. */
export function numberText(
  format: 'phone' | 'mobile-phone' | 'postcode' | 'bank-account' | 'cash-receipt-number' | 'one-time-code',
  length: number,
  clean: (text: string) => string = cleanNumber,
) {
  return typed(format, length, clean)
}

/** A value that a program made and nobody types, such as a token of a link: at most `length` printable characters. */
export function generatedText(length: number) {
  return v.pipe(
    v.string(),
    v.metadata({ format: 'generated' }),
    v.maxLength(length, `at most ${length} characters`),
    v.regex(/^\P{Cc}*$/u, 'no control characters'),
  )
}

/** Words that lists are searched for, of at most `length` characters; may be empty. */
export function searchText(length: number) {
  return typed('search', length, cleanLine)
}

/** Search words; blank for none. */
export const searchTermSchema = v.optional(searchText(limits.searchTermLength), '')

/** A moment as ISO 8601 with its zone, `2026-11-21T13:45:00.000Z`. */
export const momentSchema = v.pipe(v.string(), v.isoTimestamp())

/** A duration in seconds. */
export const secondsSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
