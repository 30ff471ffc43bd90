import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'
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
screenRule(`${panel} header`, { padding: space[1], borderBlockEnd: `1px solid ${color.line}` })
screenRule(`${panel} :is([aria-pressed=true], summary:hover)`, { background: color.sunk })
screenRule(`${panel} :is(summary, dd)`, { fontFamily: monospace })
screenRule(`${panel} em`, { color: color.second, fontStyle: 'normal' })
screenRule(`${panel} :is(small, pre)`, { color: color.ink2 })
screenRule(`${panel} pre`, { overflowX: 'auto' })

export const scrollArea = screenStyle({ overflow: 'auto', padding: `${space[1]} ${space[4]}` })
screenRule(`${scrollArea} svg`, { maxInlineSize: 'none' })
screenRule(`${scrollArea} text`, { fontSize: '12px', fill: color.ink, textAnchor: 'middle' })
screenRule(`${scrollArea} text[data-loop]`, { textAnchor: 'start' })
export const lifeline = screenStyle({ stroke: color.lineStrong, strokeDasharray: '4 4' })
export const arrow = screenStyle({ fill: 'none', stroke: color.ink })
export const arrowhead = screenStyle({ fill: color.ink })
