import { narrow } from '../../theme/conditions.ts'
import { screenRule, screenStyle } from '../../theme/layers.css.ts'
import { color, space, type } from '../../theme/tokens.css.ts'
import { fill } from '../../ui/pictures/meter.css.ts'

export const form = screenStyle({ maxInlineSize: '45rem' })

/** Narrow column of the guardian's verification. */
export const guardian = screenStyle({ maxInlineSize: '34rem' })

export const section = screenStyle({
  display: 'grid',
  gap: space[5],
  paddingBlock: `${space[6]} ${space[8]}`,
  borderBlockStart: `1px solid ${color.ink}`,
})
screenRule(`${section} > h2`, { fontSize: type.t22 })
screenRule(`${section} > h2 + p`, { marginBlockStart: `calc(-1 * ${space[4]})`, color: color.ink2, fontSize: type.t14 })

/** Rows of a name, a length or a note, and what becomes of it. */
export const rows = screenStyle({ borderBlockStart: `1px solid ${color.lineStrong}` })
screenRule(`${rows} > li`, {
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr) minmax(7rem, auto)',
  gap: `${space[1]} ${space[5]}`,
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
screenRule(`${rows} > li > b`, { fontWeight: 600, overflowWrap: 'anywhere' })
screenRule(`${rows} > li > span:nth-child(2)`, {
  '@media': { [narrow]: { gridColumn: '1 / -1', gridRow: 2 } },
})
screenRule(`${rows} > li > :last-child`, { textAlign: 'end' })

export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.ink}`,
})
screenRule(`${actions} > *`, { '@media': { [narrow]: { flex: '1 0 auto' } } })

export const fieldset = screenStyle({ border: 0, padding: 0, margin: 0, minInlineSize: 0 })

export const details = screenStyle({ marginBlock: `${space[6]} ${space[8]}` })

/** The length of a period: it is no progress, so it has no hue. */
export const period = screenStyle({ vars: { [fill]: color.lineStrong } })
