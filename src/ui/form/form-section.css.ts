import { componentStyle } from '#theme/layers.css.ts'
import { color, space } from '#theme/tokens.css.ts'

export const formSection = componentStyle({
  display: 'grid',
  gap: space[5],
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${color.ink}`,
})
