import { medium, narrow, tiny } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { color, measure, space, type } from '#theme/tokens.css.ts'

/** A press before the script is there would be lost. */
export const invitation = screenStyle({
  visibility: 'hidden',
  selectors: { ':root[data-scripted] &': { visibility: 'visible' } },
})
export const invitationOver = screenStyle({
  position: 'absolute',
  inset: `auto auto ${space[5]} ${space[5]}`,
  '@media': {
    [narrow]: { position: 'static', margin: `${space[4]} ${measure.gutter} 0` },
    [tiny]: { paddingInline: space[2], fontSize: type.t14 },
  },
})
/** Covers the picture where there is room beside the text, and pushes it away where there is not. */
export const practiceOver = screenStyle({
  position: 'absolute',
  inset: 0,
  overflowY: 'auto',
  padding: space[5],
  background: color.surface,
  '@media': { [medium]: { position: 'relative' } },
})
