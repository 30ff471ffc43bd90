import { noScripting } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { space, type } from '#theme/tokens.css.ts'

/** The button works by script alone. */
export const share = screenStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  // The button's words end where the page does.
  marginInlineEnd: `calc(-1 * ${space[3]})`,
  '@media': { [noScripting]: { display: 'none' } },
})
export const address = screenStyle({ fontSize: type.t14, overflowWrap: 'anywhere', userSelect: 'all' })
