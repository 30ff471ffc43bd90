import { narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

/** Parts of the page of a member, in two columns. */
export const parts = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[5],
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const part = screenStyle({ display: 'grid', gap: space[4], padding: space[5], minInlineSize: 0 })
screenRule(`${part} h2`, { fontSize: type.t18 })
export const wide = screenStyle({ gridColumn: '1 / -1' })

/** Rows of a part: what, and beside it when or a button. */
export const rows = screenStyle({
  display: 'grid',
  fontSize: type.t14,
  overflowWrap: 'anywhere',
  ':empty': { display: 'none' },
})
screenRule(`${rows} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
})
screenRule(`${rows} > li:last-child`, { border: 0 })
screenRule(`${rows} small`, { color: color.ink2, fontSize: type.t14 })
export const quoted = screenStyle({ whiteSpace: 'pre-wrap', flexBasis: '100%' })
/** Details beside what was done; below it on narrow screens. */
export const beside = screenStyle({ flex: '0 1 32rem' })
screenRule(`${beside}:empty`, { display: 'none' })
