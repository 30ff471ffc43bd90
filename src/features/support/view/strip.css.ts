import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

export const strip = screenStyle({
  background: color.warningTint,
  borderBlockEnd: `1px solid ${color.warning}`,
})
screenRule(`${strip} > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
  minBlockSize: '3.5rem',
  paddingBlock: space[2],
})
screenRule(`${strip} svg`, { color: color.warning })
screenRule(`${strip} p`, { flex: 1, minInlineSize: '14rem' })
screenRule(`${strip} code`, {
  font: `500 ${type.t14}/1.4 ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace`,
})
screenRule(`${strip} ul`, { display: 'flex', flexWrap: 'wrap', columnGap: space[3], flexBasis: '100%' })
screenRule(`${strip} li a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' })
