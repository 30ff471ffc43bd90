import { narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'

/** The inquiry, and beside it who sent it and who answers. */
export const layout = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const written = screenStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const picture = screenStyle({
  maxInlineSize: '100%',
  blockSize: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
})
screenRule(`${layout} h2`, { fontSize: type.t18 })
