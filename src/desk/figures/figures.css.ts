import { screenStyle } from '../../theme/layers.css.ts'
import { color, radius, space, type } from '../../theme/tokens.css.ts'

export const sums = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  gap: space[3],
})
export const sum = screenStyle({
  padding: space[4],
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  fontSize: type.t22,
  fontWeight: 700,
})
/** The plot is drawn anew a moment after the window has become narrower. */
export const plot = screenStyle({ overflow: 'hidden' })
