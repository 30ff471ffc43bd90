import { narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space } from '#theme/tokens.css.ts'
import { fill } from '#ui/pictures/meter.css.ts'

export const form = screenStyle({ maxInlineSize: '45rem' })

/** Narrow column of the guardian's verification. */
export const guardian = screenStyle({ maxInlineSize: '34rem' })

/** Rows of a name, a length or a note, and what becomes of it. */
export const rows = screenStyle({ borderBlockStart: `1px solid ${color.lineStrong}` })
export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr) minmax(7rem, auto)',
  gap: `${space[1]} ${space[5]}`,
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
/** Below the name on narrow screens. */
export const middle = screenStyle({ '@media': { [narrow]: { gridColumn: '1 / -1', gridRow: 2 } } })
export const end = screenStyle({ justifySelf: 'end', textAlign: 'end' })
export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.ink}`,
})
screenRule(`${actions} > *`, { '@media': { [narrow]: { flex: '1 0 auto' } } })

/** The length of a period: it is no progress, so it has no hue. */
export const period = screenStyle({ vars: { [fill]: color.lineStrong } })
