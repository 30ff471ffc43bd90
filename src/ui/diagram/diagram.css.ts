import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, radius, space } from '#theme/tokens.css.ts'

/** The diagram keeps its size, so that its labels stay readable, and scrolls on narrow screens. */
export const scrollArea = componentStyle({
  overflowX: 'auto',
  marginBlock: `${space[4]} ${space[3]}`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
})
export const drawing = componentStyle({
  maxInlineSize: 'none',
  marginInline: 'auto',
  // In units of the drawing, which is as many `rem` wide as the reader's text is large.
  fontSize: '14px',
  fontWeight: 500,
  fill: color.ink,
  textAnchor: 'middle',
  dominantBaseline: 'central',
})
export const group = componentStyle({ fill: 'none', stroke: color.lineStrong })
export const line = componentStyle({ fill: 'none', stroke: color.ink, strokeWidth: 1.25 })
export const solid = componentStyle({ fill: color.ink })
export const transient = componentStyle({
  fill: 'none',
  stroke: color.lineControl,
  strokeWidth: 1.5,
  strokeDasharray: '5 4',
})
export const state = componentStyle({ fill: color.surface, stroke: color.lineControl })
export const busy = componentStyle({ fill: color.sunk })
export const marked = componentStyle({ fill: color.warningTint, stroke: color.warning, strokeWidth: 2 })
/** Part of a state's box that stands for a share. */
export const filled = componentStyle({ fill: color.second, fillOpacity: 0.18, stroke: 'none' })
export const inner = componentStyle({ fill: 'none', stroke: color.lineControl })
export const box = componentStyle({})
componentRule(`${box}:hover rect:first-child`, { stroke: color.ink })
componentRule(`${box}:hover text`, { textDecoration: 'underline' })
componentRule(`${box}:focus-visible`, { outlineOffset: '2px' })

export const title = componentStyle({ fontWeight: 600 })
export const name = componentStyle({ fill: color.ink2 })
export const groupName = componentStyle({ fill: color.ink2, textAnchor: 'start' })
/** Labels on a line have a background. */
export const label = componentStyle({
  paintOrder: 'stroke',
  stroke: color.surface,
  strokeWidth: '5px',
  strokeLinejoin: 'round',
})
export const event = componentStyle({ fontWeight: 400 })
export const reply = componentStyle({ fontWeight: 400, fontStyle: 'italic', fill: color.second })
export const guard = componentStyle({ fontWeight: 400, fill: color.ink2 })

/** The diagram as a thumbnail. */
export const small = componentStyle({ inlineSize: '100%', blockSize: '10rem', maxInlineSize: 'none' })
componentRule(`${small} :is(path, rect)`, { vectorEffect: 'non-scaling-stroke' })
