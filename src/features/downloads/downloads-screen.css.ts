import { narrow } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { space } from '#theme/tokens.css.ts'

export const heading = screenStyle({
  paddingBlock: `${space[8]} ${space[6]}`,
  '@media': { [narrow]: { paddingBlock: `${space[6]} ${space[4]}` } },
})
