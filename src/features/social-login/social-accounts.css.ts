import { screenStyle, screenRule } from '../../theme/layers.css.ts'
import { color, space } from '../../theme/tokens.css.ts'

export const section = screenStyle({ marginBlockStart: space[12] })
screenRule(`${section} h2`, { marginBlockEnd: space[4] })

export const accounts = screenStyle({ borderBlockStart: `1px solid ${color.ink}` })
screenRule(`${accounts} li`, {
  display: 'grid',
  gridTemplateColumns: '7rem 1fr auto',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '4rem',
  borderBlockEnd: `1px solid ${color.line}`,
})
screenRule(`${accounts} span`, { color: color.ink2 })
export const skeleton = screenStyle({ inlineSize: '6rem' })
