import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { space } from '#theme/tokens.css.ts'

export const container = screenStyle({ display: 'grid', gap: space[4] })
screenRule(`${container} > [role=status]`, { padding: space[6], textAlign: 'center', fontWeight: 600 })

export const choices = screenStyle({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2] })
