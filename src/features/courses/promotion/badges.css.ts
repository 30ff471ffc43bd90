import { narrow } from '../../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../../theme/layers.css.ts'
import { space } from '../../../theme/tokens.css.ts'

export const badges = screenStyle({
  paddingBlockStart: space[20],
  '@media': { [narrow]: { paddingBlockStart: space[16] } },
})
screenRule(`${badges} p`, { maxInlineSize: '44rem' })
