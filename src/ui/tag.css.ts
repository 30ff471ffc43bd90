import { componentStyle } from '../theme/layers.css.ts'
import { color, radius, space, type } from '../theme/tokens.css.ts'

/** Small marks beside names: the field of training, and tags. */
export const field = componentStyle({
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
})

export const tag = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: '1.75rem',
  paddingInline: space[2],
  borderRadius: radius.small,
  fontSize: type.t14,
  fontWeight: 600,
  lineHeight: 1.2,
  background: color.sunk,
  color: color.ink,
  whiteSpace: 'nowrap',
})
export const tagLine = componentStyle({ background: 'none', boxShadow: `inset 0 0 0 1px ${color.lineStrong}` })
export const tagGood = componentStyle({ background: color.successTint, color: color.success })
export const tagWait = componentStyle({ background: color.warningTint, color: color.warning })
export const tagBad = componentStyle({ background: color.errorTint, color: color.error })
export const tagSecond = componentStyle({ background: color.secondTint, color: color.second })
