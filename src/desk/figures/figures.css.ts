import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'

export const sums = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: space[3],
})
screenRule(`${sums} dt`, { fontSize: type.t14, color: color.ink2 })
screenRule(`${sums} dd`, { margin: 0, fontSize: type.t28, fontWeight: 700, whiteSpace: 'nowrap' })
export const sum = screenStyle({
  padding: space[4],
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
})
/** The plot is drawn anew a moment after the window has become narrower. */
export const plot = screenStyle({ overflow: 'hidden' })
