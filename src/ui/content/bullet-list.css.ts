import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, space } from '#theme/tokens.css.ts'

export const bulletList = componentStyle({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: '1.1rem',
  listStyle: 'disc',
})
componentRule(`${bulletList} ::marker`, { color: color.lineControl })
