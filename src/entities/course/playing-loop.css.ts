import { calm } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, motion, space } from '#theme/tokens.css.ts'

/** Covers the still picture once it is there. The element around both is the containing block. */
export const loop = screenStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: `opacity ${motion.slow}`,
  '@media': { [calm]: { display: 'none' } },
})
screenRule(`${loop}[data-loaded]`, { opacity: 1 })
/** At the picture's lower right corner. */
export const control = screenStyle({
  position: 'absolute',
  inset: `auto ${space[4]} ${space[4]} auto`,
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  '@media': { [calm]: { display: 'none' } },
})
