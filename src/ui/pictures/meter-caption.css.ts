import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

export const caption = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  fontSize: type.t14,
  color: color.ink2,
})
componentRule(`${caption} > b`, { color: color.ink, fontWeight: 600 })
