import { componentStyle } from '../../theme/layers.css.ts'
import { space } from '../../theme/tokens.css.ts'

/** A row of its own in a grid. */
export const scriptRequired = componentStyle({
  display: 'block',
  gridColumn: '1 / -1',
  marginBlockEnd: space[6],
  textAlign: 'start',
})

/** Above a page that has its own spacing. */
export const above = componentStyle({ paddingBlockStart: space[8], marginBlockEnd: 0 })
