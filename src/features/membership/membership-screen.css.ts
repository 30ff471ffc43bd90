import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { space } from '#theme/tokens.css.ts'

export const page = screenStyle({ paddingBlock: `${space[10]} ${space[16]}` })

/** What follows the heading. */
export const content = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[6],
  maxInlineSize: '45rem',
  marginBlockStart: space[6],
})
export const wide = screenStyle({ justifySelf: 'stretch' })
screenRule(`${wide} > h2`, { marginBlockEnd: space[4] })
