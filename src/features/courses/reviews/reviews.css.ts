import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space } from '#theme/tokens.css.ts'

export const review = screenStyle({
  paddingBlock: space[5],
  borderBlockStart: `1px solid ${color.line}`,
  ':first-child': { borderColor: color.ink },
})

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
export const form = screenStyle({ display: 'grid', gap: space[5], justifySelf: 'stretch', maxInlineSize: '42rem' })
