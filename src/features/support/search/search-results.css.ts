import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, touch, type } from '#theme/tokens.css.ts'

/** Results of one kind, a row each. */
export const group = screenStyle({ marginBlockStart: space[8] })
screenRule(`${group} h2`, { fontSize: type.t22 })
screenRule(`${group} h2 small`, { color: color.ink2, fontWeight: 500 })
screenRule(`${group} ul`, { borderBlockStart: `1px solid ${color.ink}`, marginBlockStart: space[2] })
screenRule(`${group} li`, { paddingBlock: space[2], borderBlockEnd: `1px solid ${color.line}` })
screenRule(`${group} li > a`, {
  display: 'block',
  minBlockSize: touch,
  margin: `calc(-1 * ${space[2]}) 0`,
  paddingBlock: space[2],
  textDecoration: 'none',
})
screenRule(`${group} li > a:hover`, { textDecoration: 'underline' })
screenRule(`${group} :is(code, span)`, { marginInlineStart: space[1], color: color.ink2 })
