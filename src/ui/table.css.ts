import { part, partRule } from '../theme/layers.css.ts'
import { color, space, type } from '../theme/tokens.css.ts'

/** Ink line under the head, hairlines between rows, numbers at the right. */
export const table = part({})
partRule(`${table} :is(th, td)`, {
  padding: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  verticalAlign: 'middle',
})
partRule(`${table} :is(th, td):first-child`, { paddingInlineStart: 0 })
partRule(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 })
partRule(`${table} thead th`, {
  fontSize: type.t14,
  color: color.ink2,
  borderBlockEndColor: color.ink,
  paddingBlock: space[2],
  whiteSpace: 'nowrap',
})
partRule(`${table} a`, { textDecoration: 'none', fontWeight: 500 })
partRule(`${table} a:hover`, { textDecoration: 'underline' })

export const right = part({})
partRule(`${table} ${right}`, { textAlign: 'end' })
