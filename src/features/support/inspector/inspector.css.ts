import { screenStyle, screenRule } from '../../../theme/layers.css.ts'
import { color, radius, space, type } from '../../../theme/tokens.css.ts'
import { monospace } from '../layout/support-frame.css.ts'

export const panel = screenStyle({
  position: 'fixed',
  zIndex: 40,
  inset: 'auto 1rem 1rem auto',
  inlineSize: 'min(100% - 2rem, 34rem)',
  maxBlockSize: '45dvh',
  display: 'flex',
  flexDirection: 'column',
  background: color.surface,
  border: `1px solid ${color.ink}`,
  borderRadius: radius.card,
  boxShadow: color.float,
  fontSize: type.t14,
})
screenRule(`${panel} header`, {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[1]} ${space[2]} ${space[1]} ${space[4]}`,
  borderBlockEnd: `1px solid ${color.line}`,
})
screenRule(`${panel} header b`, { flex: 1 })
screenRule(`${panel} ol`, { overflowY: 'auto', paddingBlock: space[1] })
screenRule(`${panel} summary`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  padding: `2px ${space[4]}`,
  fontFamily: monospace,
})
screenRule(`${panel} summary:hover`, { background: color.sunk })
screenRule(`${panel} small`, { color: color.ink2 })
screenRule(`${panel} em`, { color: color.second, fontStyle: 'normal' })
screenRule(`${panel} pre`, { padding: `${space[1]} ${space[4]} ${space[2]}`, overflowX: 'auto', color: color.ink2 })

/** The parts of the panel. */
export const parts = screenStyle({ display: 'flex', gap: space[1], padding: `${space[1]} ${space[2]}` })
screenRule(`${parts} [aria-pressed=true]`, { background: color.sunk })
export const states = screenStyle({ overflowY: 'auto', padding: `${space[1]} ${space[4]} ${space[3]}` })
screenRule(`${states} dt`, { fontWeight: 600 })
screenRule(`${states} dd`, { fontFamily: monospace, color: color.second })

export const sequence = screenStyle({ overflow: 'auto', padding: space[2] })
screenRule(`${sequence} svg`, { maxInlineSize: 'none' })
screenRule(`${sequence} text`, { fontSize: '12px', fill: color.ink, textAnchor: 'middle' })
screenRule(`${sequence} text[data-loop]`, { textAnchor: 'start' })
export const lifeline = screenStyle({ stroke: color.lineStrong, strokeDasharray: '4 4' })
export const arrow = screenStyle({ fill: 'none', stroke: color.ink })
export const arrowhead = screenStyle({ fill: color.ink })
