import { screenStyle } from '#theme/layers.css.ts'
import { color, space } from '#theme/tokens.css.ts'

export const form = screenStyle({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  maxInlineSize: '32rem',
  marginBlockEnd: space[6],
  padding: space[5],
  background: color.surface,
  border: `1px solid ${color.line}`,
})
