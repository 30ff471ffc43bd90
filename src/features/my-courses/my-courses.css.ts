import { narrow } from '../../theme/conditions.ts'
import { screenRule, screenStyle } from '../../theme/layers.css.ts'
import { color, radius, space, type } from '../../theme/tokens.css.ts'

export const section = screenStyle({ marginBlock: `${space[10]} ${space[10]}` })
screenRule(`${section} > h2`, { marginBlockEnd: space[5] })

export const skeleton = screenStyle({ display: 'grid', gap: space[5] })
screenRule(`${skeleton} > span`, { blockSize: '7rem' })

export const group = screenStyle({ marginBlockEnd: space[8] })
screenRule(`${group} > h3`, { fontSize: type.t18, paddingBlockEnd: space[2], borderBlockEnd: `1px solid ${color.ink}` })

export const list = screenStyle({})
screenRule(`${list} > li`, { borderBlockEnd: `1px solid ${color.line}` })

export const course = screenStyle({
  display: 'grid',
  gridTemplateColumns: '10rem minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${space[4]} ${space[6]}`,
  paddingBlock: space[5],
  '@media': { [narrow]: { gridTemplateColumns: '6rem minmax(0, 1fr)', columnGap: space[4] } },
})
screenRule(`${course} > a`, { '@media': { [narrow]: { gridColumn: '1 / -1' } } })
screenRule(`${course} h4`, { fontSize: type.t18 })

export const picture = screenStyle({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.small,
  background: color.sunk,
})

export const details = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] })
export const progress = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  maxInlineSize: '24rem',
})

export const weekly = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  margin: 0,
  marginBlockStart: space[2],
})
screenRule(`${weekly} figcaption`, { fontSize: type.t14, color: color.ink2 })
screenRule(`${weekly} summary`, {
  fontSize: type.t14,
  color: color.ink2,
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})

/** Progress by week. */
export const plot = screenStyle({ maxInlineSize: '100%', blockSize: 'auto' })
export const axis = screenStyle({ stroke: color.lineStrong, strokeWidth: 1 })
/** A week, as high as the whole course; also a week that has not come yet. */
export const outline = screenStyle({ fill: color.sunk })
/** What was finished before the week. */
export const earlier = screenStyle({ fill: color.second, opacity: 0.45 })
/** What was finished in the week. */
export const current = screenStyle({ fill: color.second })
