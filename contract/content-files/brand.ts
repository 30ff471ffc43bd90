import * as v from 'valibot'
import { pagePictures } from '../values/brand.ts'
import { colorRoles } from '../values/theme-colors.ts'
import { both } from './both.ts'
import { color, picture } from './values.ts'

const drawing = v.pipe(
  v.string(both('must be a file name', '파일 이름이어야 해요')),
  v.regex(/^[\p{L}\p{N}_.-]+\.svg$/u, both('must be the name of an SVG file', 'SVG 그림 파일의 이름이어야 해요')),
)

const optionalColors = v.entriesFromList(colorRoles, v.optional(color))
const lightColors = v.strictObject({ ...optionalColors, paper: color, ink: color, action: color, second: color })
const darkColors = v.strictObject(optionalColors)

/** Largest logo, in bytes: it is written into every page. */
export const mostLogoBytes = 4096

/** `brand/brand.yaml`: how the shop looks. Its drawings lie beside it. */
export const brandSchema = v.strictObject({
  logo: v.strictObject({
    /** On light and on dark ground. */
    light: drawing,
    dark: drawing,
    /** Whether the name of the shop is part of the drawing; it stands beside it otherwise. */
    has_name: v.optional(v.boolean(both('must be true or false', 'true나 false여야 해요')), false),
  }),
  /** Square, for browser tabs and phones. */
  icon: drawing,
  /** Colours that are left out follow from `paper`, `ink`, `action` and `second`. */
  colors: v.strictObject({ light: lightColors, dark: v.optional(darkColors, {}) }),
  pictures: v.optional(
    v.strictObject({
      /** Tones that composed pictures of every field share: their pale ground, and what they point out. */
      ground: v.optional(color),
      signal: v.optional(color),
      /** Files of `pictures/` beside the login and beside the download of the PC client. */
      ...v.entriesFromList(pagePictures, v.optional(picture)),
    }),
    {},
  ),
})

export type BrandFile = v.InferOutput<typeof brandSchema>
