import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

export const hint = componentStyle({
  display: 'flex',
  gap: space[2],
  alignItems: 'flex-start',
  fontSize: type.t14,
  color: color.ink2,
})
componentRule(`${hint} svg`, { marginBlockStart: '.13rem' })
