import { componentStyle } from '#theme/layers.css.ts'
import { color, type } from '#theme/tokens.css.ts'

/** Has its size before the number is known, so that nothing moves. */
export const count = componentStyle({
  minInlineSize: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 700,
  color: color.ink,
})

/** At the corner of an icon. */
export const badge = componentStyle({
  position: 'absolute',
  insetBlockStart: '.125rem',
  insetInlineEnd: '.125rem',
  minInlineSize: '1.125rem',
  paddingInline: '.25rem',
  borderRadius: '.5625rem',
  background: color.ink,
  color: color.paper,
  fontSize: type.t14,
  fontWeight: 700,
  lineHeight: '1.125rem',
  textAlign: 'center',
  ':empty': { display: 'none' },
})
