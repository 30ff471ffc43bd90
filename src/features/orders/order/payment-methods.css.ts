import { narrow } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { color, space } from '#theme/tokens.css.ts'

/** Fields of the choice above. */
export const card = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[4],
  padding: space[4],
  borderBlockStart: `1px solid ${color.line}`,
  background: color.sunk,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
