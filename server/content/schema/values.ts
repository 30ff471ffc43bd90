import * as v from 'valibot'
import { reduceRichText } from '../rich-text.ts'

/** Values in the files of an operator's content folder; `content/README.md` explains them. */

export const filled = v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('must not be empty'))
export const localized = v.strictObject({ ko: filled, en: filled })
const filledRichText = v.pipe(filled, v.transform(reduceRichText))
/** Rich text in both languages, reduced to what the shop shows. */
export const localizedRichText = v.strictObject({ ko: filledRichText, en: filledRichText })
/** Slightly below the maximum of the database's integers. */
const most = 2_000_000_000
const amount = (kind: string) =>
  v.pipe(
    v.number(kind),
    v.integer(kind),
    v.minValue(0, 'must not be negative'),
    v.maxValue(most, `must be at most ${most}`),
  )
export const won = amount('must be a whole number of won')
export const count = amount('must be a whole number')
export const day = v.pipe(
  v.string('must be a day such as 2026-11-30'),
  v.check(isCalendarDay, 'must be a day such as 2026-11-30'),
)
/** A moment in Korean time, to the minute. */
export const koreanMoment = v.pipe(
  v.string('must be a moment such as 2026-11-30 02:00'),
  v.check(
    (text) => /^.{10} ([01]\d|2[0-3]):[0-5]\d$/.test(text) && isCalendarDay(text.slice(0, 10)),
    'must be a moment such as 2026-11-30 02:00',
  ),
)
export const idx = v.pipe(
  v.number('must be a whole number'),
  v.integer('must be a whole number'),
  v.minValue(1),
  v.maxValue(999_999),
)
export const code = v.pipe(
  v.string('must be text'),
  v.regex(/^[a-z][a-z0-9-]*$/, 'must be small letters, digits and hyphens'),
)
export const picture = v.pipe(
  v.string('must be a file name'),
  v.regex(/^[\w.-]+\.svg$/, 'must be the name of an SVG file'),
)
/** Words of a composed picture; the kit of the course's field decides which are known. */
export const pictureWords = v.strictObject({ subject: code, tool: code, view: code })
export const video = v.pipe(
  v.string('must be a file name'),
  v.regex(/^[\w.-]+\.mp4$/, 'must be the name of an MP4 file'),
)

/** `2026-02-30` has the form of a day and is not one. */
function isCalendarDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
