import { narrow } from '../../../theme/conditions.ts'
import { screen, screenRule } from '../../../theme/layers.css.ts'
import { color, measure, radius, space, type } from '../../../theme/tokens.css.ts'
import { button, iconButton, main } from '../../../ui/button.css.ts'
import { hint } from '../../../ui/surface.css.ts'

/** What a device costs and how to apply: a panel beside the page, and a bar at the bottom of narrow screens. */

export const panel = screen({ padding: space[6], '@media': { [narrow]: { padding: space[5] } } })
screenRule(`${panel} ${hint}`, { marginBlockStart: space[4] })
screenRule(`${panel} > ${main}`, { marginBlockStart: space[4], '@media': { [narrow]: { display: 'none' } } })

export const saleTypes = screen({ display: 'flex', marginBlockEnd: space[5] })
screenRule(`${saleTypes} > *`, { flex: 1, paddingInline: space[2] })

export const term = screen({})
screenRule(`${term} ${button}`, { marginBlockStart: space[2] })
export const rule = screen({ marginBlockStart: space[3] })
export const days = screen({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  fontSize: type.t14,
  color: color.ink2,
  marginBlock: `${space[1]} ${space[4]}`,
})
screenRule(`${days} b`, { color: color.ink, fontWeight: 600 })

export const pieces = screen({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3] })
export const stepper = screen({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.control,
  background: color.surface,
})
screenRule(`${stepper} output`, { minInlineSize: '2.5rem', textAlign: 'center', fontWeight: 600 })
screenRule(`${stepper} ${iconButton}[aria-disabled]`, { color: color.lineControl, cursor: 'not-allowed' })

export const sum = screen({ marginBlockStart: space[5], fontVariantNumeric: 'tabular-nums' })
screenRule(`${sum} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
  paddingBlock: '.3rem',
})
screenRule(`${sum} dt`, { color: color.ink2 })
screenRule(`${sum} dd`, { whiteSpace: 'nowrap' })
export const total = screen({})
screenRule(`${sum} > ${total}`, {
  marginBlockStart: space[3],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.ink}`,
})
screenRule(`${total} dt`, { color: color.ink, fontWeight: 600 })
screenRule(`${total} dd`, { fontSize: type.t28, fontWeight: 700, letterSpacing: '-.02em', lineHeight: 1.2 })

export const ask = screen({ marginBlockStart: space[2] })

export const bar = screen({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 11,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[3]} ${measure.gutter} max(${space[3]}, env(safe-area-inset-bottom))`,
  background: color.surface,
  borderBlockStart: `1px solid ${color.line}`,
})
screenRule(`${bar} p`, { lineHeight: 1.3, minInlineSize: 0, maxInlineSize: '55%' })
screenRule(`${bar} p b`, { display: 'block', fontSize: type.t22, letterSpacing: '-.02em' })
screenRule(`${bar} p span`, { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
screenRule(`${bar} > ${button}`, { flex: 1 })
/** The last line of the page stays readable above the bar. */
screenRule(`:root:has(${bar}) footer`, { '@media': { [narrow]: { paddingBlockEnd: '5rem' } } })
