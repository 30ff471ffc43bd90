import { narrow } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { space } from '#theme/tokens.css.ts'

export const badges = screenStyle({
  paddingBlockStart: space[20],
  '@media': { [narrow]: { paddingBlockStart: space[16] } },
})
export const text = screenStyle({ maxInlineSize: '44rem' })
