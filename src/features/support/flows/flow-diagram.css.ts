import { screenStyle, screenRule } from '../../../theme/layers.css.ts'
import { color, radius, space } from '../../../theme/tokens.css.ts'

/** The diagram keeps its size, so that its labels stay readable, and scrolls on narrow screens. */
export const scrollArea = screenStyle({
  overflowX: 'auto',
  marginBlock: `${space[4]} ${space[3]}`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
})
export const drawing = screenStyle({
  maxInlineSize: 'none',
  marginInline: 'auto',
  // In units of the drawing, which is as many `rem` wide as the reader's text is large.
  fontSize: '14px',
  fontWeight: 500,
  fill: color.ink,
  textAnchor: 'middle',
  dominantBaseline: 'central',
})
export const group = screenStyle({ fill: 'none', stroke: color.lineStrong })
export const line = screenStyle({ fill: 'none', stroke: color.ink, strokeWidth: 1.25 })
export const solid = screenStyle({ fill: color.ink })
export const transient = screenStyle({
  fill: 'none',
  stroke: color.lineControl,
  strokeWidth: 1.5,
  strokeDasharray: '5 4',
})
export const state = screenStyle({ fill: color.surface, stroke: color.lineControl })
export const busy = screenStyle({ fill: color.sunk })
export const marked = screenStyle({ fill: color.warningTint, stroke: color.warning, strokeWidth: 2 })
export const inner = screenStyle({ fill: 'none', stroke: color.lineControl })
export const box = screenStyle({})
screenRule(`${box}:hover rect:first-child`, { stroke: color.ink })
screenRule(`${box}:hover text`, { textDecoration: 'underline' })
screenRule(`${box}:focus-visible`, { outlineOffset: '2px' })

export const title = screenStyle({ fontWeight: 600 })
export const name = screenStyle({ fill: color.ink2 })
export const groupName = screenStyle({ fill: color.ink2, textAnchor: 'start' })
/** Labels on a line have a background. */
export const label = screenStyle({
  paintOrder: 'stroke',
  stroke: color.surface,
  strokeWidth: '5px',
  strokeLinejoin: 'round',
})
export const event = screenStyle({ fontWeight: 400 })
export const reply = screenStyle({ fontWeight: 400, fontStyle: 'italic', fill: color.second })
export const guard = screenStyle({ fontWeight: 400, fill: color.ink2 })

/** Legend of the diagram. */
export const legend = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  marginBlockEnd: space[6],
  fontSize: '14px',
  color: color.ink2,
})
screenRule(`${legend} li`, { display: 'flex', alignItems: 'center', gap: space[2] })
screenRule(`${legend} em`, { color: color.second })
screenRule(`${legend} b`, { fontWeight: 400, color: color.ink })

/** The diagram as a thumbnail. */
export const small = screenStyle({ inlineSize: '100%', blockSize: '10rem', maxInlineSize: 'none' })
screenRule(`${small} :is(path, rect)`, { vectorEffect: 'non-scaling-stroke' })
