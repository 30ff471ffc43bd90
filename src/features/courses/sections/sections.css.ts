import { narrow, print } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space } from '#theme/tokens.css.ts'

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
export const text = screenStyle({ maxInlineSize: '42rem' })

export const recommended = screenStyle({ borderBlockStart: `1px solid ${color.ink}` })
export const recommendedFor = screenStyle({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
})
// On the first line of the text.
screenRule(`${recommendedFor} > svg`, { marginBlockStart: '.2rem' })
