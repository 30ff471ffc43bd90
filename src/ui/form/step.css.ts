import { narrow } from '#theme/conditions.ts'
import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, space, touch, type } from '#theme/tokens.css.ts'

/** The page of one step: heading, text, form, and other options below. */
export const step = componentStyle({ paddingBlock: space[12], '@media': { [narrow]: { paddingBlock: space[8] } } })

/** The heading of a step and the text below it. */
export const heading = componentStyle({ marginBlockEnd: space[8] })
componentRule(`${heading} :is(h1, h2)`, { marginBlockEnd: space[2] })
componentRule(`${heading} :is(h1, h2):focus`, { outline: 'none' })
componentRule(`${heading} p`, { fontSize: type.t18, color: color.ink2, overflowWrap: 'anywhere' })

/** Content, form or not: messages, fields, meters, actions. */
export const content = componentStyle({ display: 'grid', gap: space[6] })

/** The buttons of a form: back, then continue. */
export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
componentRule(`${actions} > *`, { '@media': { [narrow]: { flex: '1 0 auto' } } })
componentRule(`${actions} > :last-child`, { flex: '1 0 auto' })

/** Other options, below a line. */
export const otherOptions = componentStyle({
  marginBlockStart: space[10],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.lineStrong}`,
})
componentRule(`${otherOptions} h2`, { fontSize: type.t18, marginBlockEnd: space[2] })
componentRule(`${otherOptions} li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  minBlockSize: touch,
  paddingBlock: space[2],
})
componentRule(`${otherOptions} li svg`, { color: color.ink2, flex: 'none' })
componentRule(`${otherOptions} li a`, { marginInlineStart: 'auto', flex: 'none' })

/** A meter with a large number below. */
export const gauge = componentStyle({})
componentRule(`${gauge} p`, {
  display: 'flex',
  alignItems: 'baseline',
  gap: space[1],
  marginBlockStart: space[2],
  color: color.ink2,
  fontSize: type.t14,
})
componentRule(`${gauge} b`, {
  fontSize: type.t22,
  lineHeight: 1.2,
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
})
