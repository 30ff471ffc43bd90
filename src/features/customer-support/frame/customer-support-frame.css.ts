import { narrow } from '../../../theme/conditions.ts'
import { screenStyle } from '../../../theme/layers.css.ts'
import { space, type } from '../../../theme/tokens.css.ts'

/** Name of the area, above its tabs. */
export const area = screenStyle({
  paddingBlock: `${space[8]} ${space[6]}`,
  fontSize: type.t36,
  fontWeight: 700,
  letterSpacing: '-.02em',
  lineHeight: 1.25,
  '@media': { [narrow]: { paddingBlock: `${space[6]} ${space[5]}` } },
})
