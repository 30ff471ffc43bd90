import { forced } from '#theme/conditions.ts'
import { componentStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

export const categoryLabel = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: type.t14,
  fontWeight: 500,
  color: color.ink2,
  '::before': {
    content: '',
    inlineSize: '.625rem',
    blockSize: '.625rem',
    background: 'var(--hue)',
    borderRadius: '2px',
    flex: 'none',
  },
  '@media': { [forced]: { '::before': { forcedColorAdjust: 'none' } } },
})
