import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'
import { iconButton } from '#ui/controls/icon-button.css.ts'

// Panel beside the page with the price and the application.

export const saleTypes = screenStyle({ display: 'flex', marginBlockEnd: space[5] })
screenRule(`${saleTypes} > *`, { flex: 1, paddingInline: space[2] })

export const rule = screenStyle({ marginBlockStart: space[3] })
export const stepper = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.control,
  background: color.surface,
})
export const pieces = screenStyle({ minInlineSize: '2.5rem', textAlign: 'center', fontWeight: 600 })
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
