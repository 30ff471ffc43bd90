import { screenStyle, screenRule } from '../../../theme/layers.css.ts'
import { color, space, touch, type } from '../../../theme/tokens.css.ts'

export const group = screenStyle({ marginBlockStart: space[8] })
screenRule(`${group} h2`, { display: 'flex', alignItems: 'baseline', gap: space[2], fontSize: type.t22 })
screenRule(`${group} h2 small`, { color: color.ink2, fontWeight: 500 })
screenRule(`${group} ul`, { borderBlockStart: `1px solid ${color.ink}`, marginBlockStart: space[2] })
screenRule(`${group} li > a`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  minBlockSize: touch,
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  textDecoration: 'none',
})
screenRule(`${group} li > a:hover :is(b, code)`, { textDecoration: 'underline' })
screenRule(`${group} li code`, { color: color.ink2 })
screenRule(`${group} li span`, { color: color.ink2 })
screenRule(`${group} li > p:first-child`, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  paddingBlockStart: space[2],
})
/** Flows and pages that show a text. */
export const links = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  minBlockSize: touch,
  borderBlockEnd: `1px solid ${color.line}`,
})
