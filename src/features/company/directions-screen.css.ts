import { narrow } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { space } from '#theme/tokens.css.ts'

/** Ways to come, side by side. */
export const transport = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1.7fr 1fr 1fr 1fr',
  gap: space[10],
  paddingBlock: `${space[10]} ${space[12]}`,
  '@media': { [narrow]: { gridTemplateColumns: '1fr', gap: space[6], paddingBlockEnd: space[8] } },
})
export const walk = screenStyle({ marginBlockEnd: space[3] })
