import { medium, narrow } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { space } from '#theme/tokens.css.ts'

export const forWhom = screenStyle({
  paddingBlock: `${space[20]} ${space[16]}`,
  '@media': {
    [medium]: { gridTemplateColumns: '1fr', gap: space[5] },
    [narrow]: { paddingBlock: `${space[16]} ${space[12]}` },
  },
})
