import { narrow } from '../../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../../theme/layers.css.ts'
import { color, radius, space, type } from '../../../theme/tokens.css.ts'
import { buttonClass, primaryButtonClass } from '../../../ui/controls/button.css.ts'
import { iconButton } from '../../../ui/controls/icon-button.css.ts'
import { hint } from '../../../ui/content/hint.css.ts'

/** Panel beside the page with the price and the application. */

export const panel = screenStyle({ padding: space[6], '@media': { [narrow]: { padding: space[5] } } })
screenRule(`${panel} ${hint}`, { marginBlockStart: space[4] })
screenRule(`${panel} > ${primaryButtonClass}`, {
  marginBlockStart: space[4],
  '@media': { [narrow]: { display: 'none' } },
})

export const saleTypes = screenStyle({ display: 'flex', marginBlockEnd: space[5] })
screenRule(`${saleTypes} > *`, { flex: 1, paddingInline: space[2] })

export const term = screenStyle({})
screenRule(`${term} ${buttonClass}`, { marginBlockStart: space[2] })
export const rule = screenStyle({ marginBlockStart: space[3] })
export const days = screenStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  fontSize: type.t14,
  color: color.ink2,
  marginBlock: `${space[1]} ${space[4]}`,
})
screenRule(`${days} b`, { color: color.ink, fontWeight: 600 })

export const quantity = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
export const stepper = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.control,
  background: color.surface,
})
screenRule(`${stepper} output`, { minInlineSize: '2.5rem', textAlign: 'center', fontWeight: 600 })
screenRule(`${stepper} ${iconButton}[aria-disabled]`, { color: color.lineControl, cursor: 'not-allowed' })

export const sum = screenStyle({ marginBlockStart: space[5], fontVariantNumeric: 'tabular-nums' })
screenRule(`${sum} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
  paddingBlock: '.3rem',
})
screenRule(`${sum} dt`, { color: color.ink2 })
screenRule(`${sum} dd`, { whiteSpace: 'nowrap' })
export const total = screenStyle({})
screenRule(`${sum} > ${total}`, {
  marginBlockStart: space[3],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.ink}`,
})
screenRule(`${total} dt`, { color: color.ink, fontWeight: 600 })
screenRule(`${total} dd`, { fontSize: type.t28, fontWeight: 700, letterSpacing: '-.02em', lineHeight: 1.2 })

export const inquiryLink = screenStyle({ marginBlockStart: space[2] })
