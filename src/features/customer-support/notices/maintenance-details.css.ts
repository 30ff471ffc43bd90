import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'
import { fill } from '#ui/pictures/meter.css.ts'

export const hours = screenStyle({ vars: { [fill]: color.warning }, marginBlockStart: space[5] })
/** A quarter of the hours each. */
export const scale = screenStyle({
  position: 'relative',
  blockSize: '1.5rem',
  marginBlockStart: space[1],
  fontSize: type.t14,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
})
screenRule(`${scale} > span`, { position: 'absolute', translate: '-50% 0' })
screenRule(`${scale} > span:first-child`, { translate: '0 0' })
screenRule(`${scale} > span:nth-child(2)`, { insetInlineStart: '25%' })
screenRule(`${scale} > span:nth-child(3)`, { insetInlineStart: '50%' })
screenRule(`${scale} > span:nth-child(4)`, { insetInlineStart: '75%' })
screenRule(`${scale} > span:last-child`, { insetInlineStart: '100%', translate: '-100% 0' })
