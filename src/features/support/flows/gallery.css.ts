import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, measure, space, type } from '#theme/tokens.css.ts'

export const gallery = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: measure.gutter,
  paddingBlockStart: space[6],
})
export const flow = screenStyle({ display: 'block', padding: space[5], textDecoration: 'none' })
screenRule(`${flow}:hover`, { borderColor: color.lineStrong })
screenRule(`${flow} h2`, { fontSize: type.t22, marginBlockStart: space[4] })
screenRule(`${flow}:hover h2`, { textDecoration: 'underline' })
screenRule(`${flow} code`, { color: color.ink2 })
screenRule(`${flow} > span`, { marginBlock: `${space[3]} ${space[2]}` })
