import { screenStyle } from '#theme/layers.css.ts'
import { color } from '#theme/tokens.css.ts'

export const mark = screenStyle({
  background: color.secondTint,
  color: 'inherit',
  boxShadow: `0 2px ${color.second}`,
  borderRadius: '2px 2px 0 0',
})
