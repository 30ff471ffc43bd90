import { narrowScreen } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

/** Moments beside what happened, a hairline between them. */
export const trail = screenStyle({ borderBlockStart: `1px solid ${color.line}` })
screenRule(`${trail} > li`, {
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  '@media': { [narrowScreen]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] } },
})
screenRule(`${trail} time`, { color: color.ink2, fontSize: type.t14 })

/** Carrier and number of each parcel, below its order. */
export const parcel = screenStyle({
  display: 'grid',
  gridTemplateColumns: '10rem 12rem',
  gap: space[2],
  '@media': { [narrowScreen]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
