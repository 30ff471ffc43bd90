import { componentStyle } from '#theme/layers.css.ts'
import { color, radius } from '#theme/tokens.css.ts'

export const skip = componentStyle({
  position: 'absolute',
  inset: '.5rem auto auto .5rem',
  zIndex: 30,
  background: color.ink,
  color: color.paper,
  padding: '.75rem 1rem',
  borderRadius: radius.control,
  translate: '0 -200%',
  ':focus': { translate: '0 0' },
})
