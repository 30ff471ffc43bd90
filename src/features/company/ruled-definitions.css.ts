import { narrow } from '../../theme/conditions.ts'
import { screenRule, screenStyle } from '../../theme/layers.css.ts'
import { color, space } from '../../theme/tokens.css.ts'

/** Names and values in two columns, with lines between them. */
export const ruledDefinitions = screenStyle({ borderBlockStart: `1px solid ${color.ink}` })
screenRule(`${ruledDefinitions} > div`, {
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [narrow]: { gridTemplateColumns: '7rem minmax(0, 1fr)', gap: space[4] } },
})
screenRule(`${ruledDefinitions} dt`, { color: color.ink2 })
screenRule(`${ruledDefinitions} dd`, { fontWeight: 500 })
screenRule(`${ruledDefinitions} dd a`, { whiteSpace: 'nowrap' })
