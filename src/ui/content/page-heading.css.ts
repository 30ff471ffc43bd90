import { narrow } from '#theme/conditions.ts'
import { componentStyle } from '#theme/layers.css.ts'
import { space } from '#theme/tokens.css.ts'

export const pageHeading = componentStyle({
  display: 'grid',
  gap: space[1],
  paddingBlock: `${space[8]} ${space[4]}`,
  '@media': { [narrow]: { paddingBlock: `${space[6]} ${space[3]}` } },
})
