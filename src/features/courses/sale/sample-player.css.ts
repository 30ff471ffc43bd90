import { screenStyle } from '#theme/layers.css.ts'
import { color } from '#theme/tokens.css.ts'

/** Video of a course, tinted in the category's colour until it plays. */
export const video = screenStyle({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: `var(--tint, ${color.sunk})`,
})
