import { part } from '../theme/layers.css.ts'
import { space } from '../theme/tokens.css.ts'

/** Browsers that run scripts hide it. In a grid it takes a row of its own. */
export const needsScript = part({
  display: 'block',
  gridColumn: '1 / -1',
  marginBlockEnd: space[6],
  textAlign: 'start',
})

/** Where it stands above the page's own spacing. */
export const above = part({ paddingBlockStart: space[8], marginBlockEnd: 0 })
