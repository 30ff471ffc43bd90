import { createVar } from '@vanilla-extract/css'
import { narrow } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { space } from '#theme/tokens.css.ts'

export const columns = createVar()

/** Ways to come, side by side. */
export const ways = screenStyle({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: space[10],
  paddingBlock: `${space[10]} ${space[4]}`,
  '@media': { [narrow]: { gridTemplateColumns: '1fr', gap: space[6], paddingBlockEnd: 0 } },
})
export const walk = screenStyle({ marginBlockEnd: space[3] })
