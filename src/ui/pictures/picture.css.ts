import { componentStyle } from '../../theme/layers.css.ts'
import { color } from '../../theme/tokens.css.ts'

/** A picture as wide as its place, four by three, on the tint of its category. */
export const picture = componentStyle({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: `var(--tint, ${color.sunk})`,
})
