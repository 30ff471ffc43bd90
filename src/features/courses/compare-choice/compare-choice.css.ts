import { screenStyle } from '../../../theme/layers.css.ts'
import { space, touch } from '../../../theme/tokens.css.ts'

/** The ways on stand at the end. */
export const clear = screenStyle({ marginInlineStart: 'auto' })
/** Above the link of the title, which covers the card or row. As high as its link where it has none. */
export const toggle = screenStyle({
  position: 'relative',
  zIndex: 1,
  minBlockSize: touch,
  // Its words, not its room, keep the distance to what stands below.
  marginBlockEnd: `calc(-1 * ${space[2]})`,
})
