import { narrow } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { space } from '#theme/tokens.css.ts'

/** Heading of a page below the tabs, with a sentence. */
export const heading = screenStyle({
  paddingBlock: space[10],
  '@media': { [narrow]: { paddingBlock: space[6] } },
})
