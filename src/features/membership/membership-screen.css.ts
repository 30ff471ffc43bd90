import { screenStyle } from '../../theme/layers.css.ts'
import { space } from '../../theme/tokens.css.ts'

/** What follows the heading. */
export const content = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[6],
  maxInlineSize: '45rem',
  marginBlockStart: space[6],
})
export const wide = screenStyle({ justifySelf: 'stretch' })
