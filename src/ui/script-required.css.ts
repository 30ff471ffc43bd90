import { componentStyle } from '../theme/layers.css.ts'
import { space } from '../theme/tokens.css.ts'

/** Browsers that run scripts hide it. In a grid it takes a row of its own. */
export const scriptRequired = componentStyle({
  display: 'block',
  gridColumn: '1 / -1',
  marginBlockEnd: space[6],
  textAlign: 'start',
})

/** Where it stands above the page's own spacing. */
export const above = componentStyle({ paddingBlockStart: space[8], marginBlockEnd: 0 })
