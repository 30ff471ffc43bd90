import { narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

export const section = screenStyle({ marginBlock: `${space[10]} ${space[10]}` })
export const pcNote = screenStyle({ justifyItems: 'start' })
export const groupName = screenStyle({ paddingBlockEnd: space[2], borderBlockEnd: `1px solid ${color.ink}` })

export const item = screenStyle({ borderBlockEnd: `1px solid ${color.line}` })

export const course = screenStyle({
  display: 'grid',
  gridTemplateColumns: '10rem minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${space[4]} ${space[6]}`,
  paddingBlock: space[5],
  '@media': { [narrow]: { gridTemplateColumns: '6rem minmax(0, 1fr)', columnGap: space[4] } },
})
/** Its buttons take the whole width of a phone. */
screenRule(`${course} > :last-child`, { '@media': { [narrow]: { gridColumn: '1 / -1' } } })
export const progress = screenStyle({ maxInlineSize: '24rem' })

const small = { fontSize: type.t14, color: color.ink2 } as const
export const caption = screenStyle(small)
export const summary = screenStyle({
  ...small,
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
