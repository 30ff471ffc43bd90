import { narrow } from '../../../theme/conditions.ts'
import { screenRule, screenStyle } from '../../../theme/layers.css.ts'
import { color, radius, space } from '../../../theme/tokens.css.ts'

export const none = screenStyle({ padding: `${space[8]} ${space[6]}`, textAlign: 'center' })
export const rowSkeleton = screenStyle({ blockSize: '3rem', marginBlock: space[3] })

export const list = screenStyle({ marginBlockStart: space[5] })
screenRule(`${list} > li`, { paddingBlock: space[5], borderBlockStart: `1px solid ${color.line}` })
screenRule(`${list} > li:first-child`, { borderColor: color.ink })

export const byline = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  color: color.ink2,
})
screenRule(`${byline} > b`, { color: color.ink, display: 'inline-flex', alignItems: 'center', gap: space[1] })
/** Typed by members: long words break, and lines stay. */
export const text = screenStyle({
  marginBlockStart: space[2],
  maxInlineSize: '42rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
export const answer = screenStyle({
  marginBlockStart: space[4],
  padding: `${space[4]} ${space[5]}`,
  borderRadius: radius.control,
  background: color.sunk,
})
export const report = screenStyle({ marginBlockStart: space[3] })

export const own = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  marginBlock: space[6],
  padding: space[6],
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  '@media': { [narrow]: { padding: space[5] } },
})
export const form = screenStyle({ display: 'grid', gap: space[5], justifySelf: 'stretch', maxInlineSize: '42rem' })
export const ratings = screenStyle({ minInlineSize: 0, border: 0, padding: 0, margin: 0 })
screenRule(`${ratings} > legend`, { fontWeight: 600, marginBlockEnd: space[2], padding: 0 })
