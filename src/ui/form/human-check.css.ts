import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'

/** Box around the human check. */
export const human = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '4rem',
  paddingInline: space[4],
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.control,
  background: color.surface,
})
componentRule(`${human} label`, { flex: 1 })
componentRule(`${human} [role=status]`, { fontSize: type.t14, color: color.ink2 })
export const invalid = componentStyle({ borderColor: color.error, boxShadow: `inset 0 0 0 1px ${color.error}` })
