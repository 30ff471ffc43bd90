import { screenStyle } from '#theme/layers.css.ts'
import { color, space } from '#theme/tokens.css.ts'

export const accounts = screenStyle({ borderBlockStart: `1px solid ${color.ink}` })
export const account = screenStyle({
  display: 'grid',
  gridTemplateColumns: '7rem 1fr auto',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '4rem',
  borderBlockEnd: `1px solid ${color.line}`,
})
