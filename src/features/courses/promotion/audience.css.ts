import { medium, narrow } from '../../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../../theme/layers.css.ts'
import { color, space } from '../../../theme/tokens.css.ts'

export const forWhom = screenStyle({
  paddingBlock: `${space[20]} ${space[16]}`,
  '@media': {
    [medium]: { gridTemplateColumns: '1fr', gap: space[5] },
    [narrow]: { paddingBlock: `${space[16]} ${space[12]}` },
  },
})
export const recommended = screenStyle({ borderBlockStart: `1px solid ${color.ink}` })
screenRule(`${recommended} li`, {
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
})
screenRule(`${recommended} svg`, { color: color.second, marginBlockStart: '.2rem' })
