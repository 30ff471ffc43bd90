import { narrow, print } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space } from '#theme/tokens.css.ts'

/** The font with the extra glyphs of legal texts comes first: after the others it would never be used. */
export const page = screenStyle({ paddingBlockEnd: space[8], fontFamily: '"Shop legal", var(--face)' })

export const heading = screenStyle({
  paddingBlock: space[8],
  '@media': { [narrow]: { paddingBlock: `${space[6]} ${space[5]}` }, [print]: { paddingBlock: `0 ${space[3]}` } },
})
screenRule(`${heading} p`, { marginBlockStart: space[1], '@media': { [print]: { display: 'none' } } })

/** View links, dates of the edition, and the print button. */
export const tools = screenStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[6]}`,
  marginBlockStart: space[8],
  selectors: { [`${heading} + &`]: { marginBlockStart: 0 } },
  '@media': { [narrow]: { marginBlockStart: space[5] } },
})
screenRule(`${tools} > :not(p)`, { '@media': { [print]: { display: 'none' } } })
screenRule(`${tools} > p`, {
  color: color.ink2,
  '@media': { [narrow]: { order: 1, flexBasis: '100%' }, [print]: { order: 'initial' } },
})
/** Needs script: invisible until hydration, with its space reserved. */
export const printButton = screenStyle({
  marginInlineStart: 'auto',
  visibility: 'hidden',
  selectors: { ':root[data-scripted] &': { visibility: 'visible' } },
})

export const otherInForce = screenStyle({ marginBlockStart: space[4], alignItems: 'center' })
