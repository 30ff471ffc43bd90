import * as v from 'valibot'
import { codeFormat, longestCode } from '../values/code.ts'
import { cleanLines } from '../values/text.ts'
import { both } from './both.ts'

// Values in the files of an operator's content folder; `content/README.md` explains them.

export const filled = v.pipe(
  v.string(both('must be text', '글이어야 해요')),
  v.transform(cleanLines),
  v.nonEmpty(both('must not be empty', '내용을 입력해 주세요')),
)
export const localized = v.strictObject({ ko: filled, en: filled })
/** Rich text in both languages. The import reduces it to what the shop shows. */
export const localizedRichText = v.strictObject({ ko: filled, en: filled })
/** Slightly below the maximum of the database's integers. */
const most = 2_000_000_000
const amount = (kind: string) =>
  v.pipe(
    v.number(kind),
    v.integer(kind),
    v.minValue(0, both('must not be negative', '0보다 작을 수 없어요')),
    v.maxValue(most, both(`must be at most ${most}`, `${most} 이하여야 해요`)),
  )
export const won = amount(both('must be a whole number of won', '원 단위의 정수여야 해요'))
export const count = amount(both('must be a whole number', '정수여야 해요'))
export const day = v.pipe(
  v.string(both('must be a day such as 2026-11-30', '2026-11-30 같은 날짜여야 해요')),
  v.check(isCalendarDay, both('must be a day such as 2026-11-30', '2026-11-30 같은 날짜여야 해요')),
)
/** A moment in Korean time, to the minute. */
export const koreanMoment = v.pipe(
  v.string(both('must be a moment such as 2026-11-30 02:00', '2026-11-30 02:00 같은 시각이어야 해요')),
  v.check(
    (text) => /^.{10} ([01]\d|2[0-3]):[0-5]\d$/.test(text) && isCalendarDay(text.slice(0, 10)),
    both('must be a moment such as 2026-11-30 02:00', '2026-11-30 02:00 같은 시각이어야 해요'),
  ),
)
export const idx = v.pipe(
  v.number(both('must be a whole number', '정수여야 해요')),
  v.integer(both('must be a whole number', '정수여야 해요')),
  v.minValue(1),
  v.maxValue(999_999),
)
export const code = v.pipe(
  v.string(both('must be text', '글이어야 해요')),
  v.regex(
    /^[a-z][a-z0-9-]*$/,
    both('must be small letters, digits and hyphens', '영어 소문자, 숫자, 하이픈만 쓸 수 있어요'),
  ),
)
/** A code that addresses have. */
export const addressCode = v.pipe(
  v.string(both('must be text', '글이어야 해요')),
  v.maxLength(longestCode, both(`must have at most ${longestCode} characters`, `${longestCode}자를 넘을 수 없어요`)),
  v.regex(
    codeFormat,
    both(
      'must be small letters and digits, with single hyphens between, and begin with a letter',
      '영어 소문자로 시작하고, 소문자와 숫자 사이에 하이픈을 하나씩만 쓸 수 있어요',
    ),
  ),
)
export const color = v.pipe(
  v.string(both('must be text', '글이어야 해요')),
  v.regex(
    /^#[0-9a-f]{6}$/i,
    both("must be a colour such as '#1C8C86', in quotes", "'#1C8C86' 같은 색이어야 하고 따옴표가 있어야 해요"),
  ),
  v.toUpperCase(),
)
/** Media types of pictures, by the ending of their file. */
export const pictureTypes: ReadonlyMap<string, string> = new Map([
  ['.svg', 'image/svg+xml'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
])
export const picture = v.pipe(
  v.string(both('must be a file name', '파일 이름이어야 해요')),
  v.regex(
    /^[\p{L}\p{N}_.-]+\.(svg|jpg|png|webp)$/u,
    both('must be the name of an SVG, JPG, PNG or WebP file', 'SVG, JPG, PNG, WebP 그림 파일의 이름이어야 해요'),
  ),
)
/** Words of a composed picture; the kit of the course's field decides which are known. */
export const pictureWords = v.strictObject({ subject: code, tool: code, view: code })
export const video = v.pipe(
  v.string(both('must be a file name', '파일 이름이어야 해요')),
  v.regex(/^[\p{L}\p{N}_.-]+\.mp4$/u, both('must be the name of an MP4 file', 'MP4 파일의 이름이어야 해요')),
)

/** `2026-02-30` has the form of a day and is not one. */
function isCalendarDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
