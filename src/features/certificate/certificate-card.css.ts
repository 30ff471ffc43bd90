import { screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'

export const card = screenStyle({
  display: 'grid',
  gap: space[3],
  padding: space[8],
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
})
export const heading = screenStyle({ color: color.second, fontSize: type.t16 })
export const name = screenStyle({ fontSize: type.t28, fontWeight: 700, overflowWrap: 'anywhere' })
export const course = screenStyle({ fontSize: type.t22, fontWeight: 600, overflowWrap: 'anywhere' })
/** The address that proves it: one long word. */
export const address = screenStyle({ fontSize: type.t14, fontWeight: 400, overflowWrap: 'anywhere' })
