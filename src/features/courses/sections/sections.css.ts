import { narrow, print } from '../../../theme/conditions.ts'
import { screenRule, screenStyle } from '../../../theme/layers.css.ts'
import { color, space } from '../../../theme/tokens.css.ts'

/** Sticky links to the sections. */
export const sectionLinks = screenStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  background: color.paper,
  marginBlockStart: space[8],
  '@media': { [narrow]: { marginBlockStart: space[6] }, [print]: { display: 'none' } },
})

export const section = screenStyle({
  paddingBlockStart: space[10],
  // The heading scrolls to below the links; the padding above it is subtracted.
  scrollMarginBlockStart: '-1.5rem',
  '@media': { [narrow]: { paddingBlockStart: space[8] } },
})
export const sections = screenStyle({ scrollMarginBlockStart: '-1.5rem' })
screenRule(`${section} > h2`, { marginBlockEnd: space[4] })
screenRule(`${section} > p`, { maxInlineSize: '42rem' })
screenRule(`${section} > p + p`, { marginBlockStart: space[4] })
