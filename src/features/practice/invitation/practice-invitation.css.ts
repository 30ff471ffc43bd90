import { narrow, upright } from '../../../theme/conditions.ts'
import { screenStyle } from '../../../theme/layers.css.ts'
import { color, space } from '../../../theme/tokens.css.ts'

/** A press before the script is there would be lost. */
export const invitation = screenStyle({
  visibility: 'hidden',
  selectors: { ':root[data-scripted] &': { visibility: 'visible' } },
})
export const invitationOver = screenStyle({
  position: 'absolute',
  inset: `auto auto ${space[5]} ${space[5]}`,
  '@media': { [narrow]: { inset: `auto ${space[4]} ${space[4]}` } },
})
/** Covers the picture where there is room beside the text, and pushes it away where there is not. */
export const practiceOver = screenStyle({
  position: 'absolute',
  inset: 0,
  overflowY: 'auto',
  padding: space[5],
  background: color.surface,
  '@media': { [upright]: { position: 'relative' } },
})
