import { narrow } from '../../theme/conditions.ts'
import { screenRule, screenStyle } from '../../theme/layers.css.ts'
import { color, space } from '../../theme/tokens.css.ts'

/** Names and values in two columns, with lines between them. */
export const facts = screenStyle({ borderBlockStart: `1px solid ${color.ink}` })
screenRule(`${facts} > div`, {
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [narrow]: { gridTemplateColumns: '7rem minmax(0, 1fr)', gap: space[4] } },
})
screenRule(`${facts} dt`, { color: color.ink2 })
screenRule(`${facts} dd`, { fontWeight: 500 })
screenRule(`${facts} dd a`, { whiteSpace: 'nowrap' })
