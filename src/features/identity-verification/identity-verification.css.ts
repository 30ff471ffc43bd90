import { screenStyle, screenRule } from '../../theme/layers.css.ts'
import { color, radius, space } from '../../theme/tokens.css.ts'

export const container = screenStyle({ display: 'grid', gap: space[4] })
screenRule(`${container} > [role=status]`, { padding: space[6], textAlign: 'center', fontWeight: 600 })

export const waiting = screenStyle({
  display: 'grid',
  gap: space[3],
  padding: space[5],
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
})
screenRule(`${waiting} > [role=status]`, { fontWeight: 600 })
export const choices = screenStyle({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2] })
