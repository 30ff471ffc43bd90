import { narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

export const table = screenStyle({ inlineSize: '100%' })
screenRule(`${table} td`, { verticalAlign: 'top', paddingBlock: space[4] })
screenRule(`${table} td strong`, { fontSize: type.t18, fontWeight: 650 })
screenRule(`${table} :is(thead, tr, td)`, { '@media': { [narrow]: { display: 'block' } } })
screenRule(`${table} thead`, { '@media': { [narrow]: { display: 'none' } } })
screenRule(`${table} tr`, {
  '@media': { [narrow]: { paddingBlock: space[4], borderBlockEnd: `1px solid ${color.line}` } },
})
screenRule(`${table} td`, { '@media': { [narrow]: { padding: `${space[1]} 0`, border: 0 } } })
screenRule(`${table} td[data-name]::before`, {
  '@media': { [narrow]: { content: 'attr(data-name)', display: 'block', fontSize: type.t14, color: color.ink2 } },
})
