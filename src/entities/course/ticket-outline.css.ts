import { screenStyle } from '#theme/layers.css.ts'
import { color, space } from '#theme/tokens.css.ts'

export const outline = screenStyle({
  inlineSize: '11rem',
  blockSize: 'auto',
  marginBlockEnd: space[3],
  fill: 'none',
  stroke: color.lineControl,
  strokeWidth: 1.5,
})
export const ticks = screenStyle({ stroke: color.ink, strokeWidth: 1 })
export const pin = screenStyle({ fill: color.ink, stroke: 'none' })
