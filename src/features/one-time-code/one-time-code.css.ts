import { narrow } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { color, space, touch, type } from '#theme/tokens.css.ts'
import { unit } from '#ui/pictures/meter.css.ts'

/** Time and attempts left, side by side. */
export const gauges = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[8],
  alignItems: 'end',
  '@media': { [narrow]: { gridTemplateColumns: '1fr', gap: space[5] } },
})

export const attempts = screenStyle({ minInlineSize: '9rem' })
export const attemptsRule = screenStyle({
  vars: { [unit]: '1.5rem' },
  maxInlineSize: 'calc(7.5rem + 1px)',
  '@media': { [narrow]: { vars: { [unit]: 'calc((100% - 1px) / 5)' }, maxInlineSize: 'none' } },
})

/** Advice with a link or button at its end. */
export const resend = screenStyle({
  minBlockSize: touch,
  fontSize: type.t14,
  color: color.ink2,
})
