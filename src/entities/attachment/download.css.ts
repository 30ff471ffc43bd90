import { narrow, wide } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, touch, type } from '#theme/tokens.css.ts'

export const large = screenStyle({ minInlineSize: '17rem', '@media': { [narrow]: { inlineSize: '100%' } } })
export const list = screenStyle({ paddingBlockEnd: space[2] })
/** A list below a heading. */
export const ruled = screenStyle({ borderBlockStart: `1px solid ${color.ink}`, marginBlockStart: space[2] })
screenRule(`${ruled} > li`, { paddingBlock: space[2], borderBlockEnd: `1px solid ${color.line}` })
/** Name and size of a file, and what a press does. */
export const row = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  minBlockSize: touch,
  color: color.ink,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
})
screenRule(`:is(a, button)${row}:hover`, { textDecoration: 'underline' })
screenRule(`${row} > svg`, { color: color.ink2 })
export const action = screenStyle({ textDecoration: 'underline' })
screenRule(`${ruled} ${row}`, { inlineSize: '100%' })
screenRule(`${ruled} ${action}`, { '@media': { [wide]: { marginInlineStart: 'auto' } } })
/** Progress, its share and the button that cancels it. */
export const progress = screenStyle({ display: 'flex', alignItems: 'center', gap: space[3], fontSize: type.t14 })
screenRule(`${progress} progress`, { inlineSize: '8rem', accentColor: color.second })
/** At the end of a row of a table. */
export const end = screenStyle({ display: 'grid', justifyItems: 'end' })
export const failure = screenStyle({ color: color.error, fontSize: type.t14 })
screenRule(`${failure}:empty`, { display: 'none' })
export const resumed = screenStyle({ marginBlock: space[4] })
export const again = screenStyle({ marginBlockStart: space[3] })
