import { narrow } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { color, space, touch } from '#theme/tokens.css.ts'

// Panel beside the page with the price and the main action.

export const kind = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlockEnd: space[4],
  marginBlockEnd: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
})
/** Touch target height without a taller row. */
export const kindLink = screenStyle({ marginBlock: `calc((1.75rem - ${touch}) / 2)` })
export const option = screenStyle({ marginBlock: `${space[5]} ${space[4]}` })
export const barSkeleton = screenStyle({ flex: 1 })

/** Outline for a course that is not open yet, with full text contrast. */
export const coming = screenStyle({
  padding: space[6],
  color: color.ink,
  '@media': { [narrow]: { padding: space[5] } },
})
