import { componentStyle } from '#theme/layers.css.ts'
import { color, radius, space } from '#theme/tokens.css.ts'

/** Notice about clicks that wait for hydration, above everything else at the bottom edge. */
export const notice = componentStyle({
  position: 'fixed',
  insetInline: space[4],
  insetBlockEnd: space[4],
  zIndex: 30,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  maxInlineSize: '36rem',
  marginInline: 'auto',
  padding: space[4],
  borderRadius: radius.control,
  background: color.warningTint,
  color: color.ink,
  boxShadow: `inset 0 0 0 1px ${color.lineControl}`,
})
