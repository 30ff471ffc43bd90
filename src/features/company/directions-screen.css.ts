import { narrow } from '../../theme/conditions.ts'
import { screenRule, screenStyle } from '../../theme/layers.css.ts'
import { space, type } from '../../theme/tokens.css.ts'

/** Copy button and links to map services, under the address. */
export const actions = screenStyle({ marginBlockStart: space[3] })
export const legend = screenStyle({ marginBlockStart: space[2] })
/** Ways to come, side by side. */
export const transport = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1.7fr 1fr 1fr 1fr',
  gap: space[10],
  paddingBlock: `${space[10]} ${space[12]}`,
  '@media': { [narrow]: { gridTemplateColumns: '1fr', gap: space[6], paddingBlockEnd: space[8] } },
})
screenRule(`${transport} h2`, { fontSize: type.t18, marginBlockEnd: space[2] })
screenRule(`${transport} h2 + div`, { marginBlockEnd: space[3] })
