import { createVar } from '@vanilla-extract/css'
import { medium } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

/** Start and width of an event on the axis, and today, in percent. */
export const start = createVar()
export const width = createVar()
export const today = createVar()

export const head = screenStyle({
  position: 'relative',
  blockSize: '2.75rem',
  fontWeight: 600,
  color: color.ink,
  '@media': { [medium]: { display: 'none' } },
})
screenRule(`${head} > *`, { position: 'absolute', insetInlineStart: start, whiteSpace: 'nowrap' })
screenRule(`${head} > span`, { insetBlockEnd: 0 })
screenRule(`${head} > b`, { insetBlockStart: 0, translate: '-50% 0', fontWeight: 600 })

export const timeline = screenStyle({
  position: 'relative',
  alignSelf: 'stretch',
  display: 'grid',
  alignContent: 'center',
  '@media': { [medium]: { gridColumn: '1 / -1' } },
})
/** Today, as a line through every ongoing event. */
screenRule(`${timeline}[data-state="ongoing"]::before`, {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: today,
  borderInlineStart: `2px solid ${color.ink}`,
  '@media': { [medium]: { display: 'none' } },
})
export const ruler = screenStyle({
  marginInlineStart: start,
  inlineSize: width,
  '@media': { [medium]: { marginInlineStart: 0 } },
})
screenRule(`${timeline} > p`, {
  position: 'relative',
  justifySelf: 'start',
  marginBlockStart: space[2],
  marginInlineStart: start,
  paddingInlineEnd: space[2],
  background: color.paper,
  fontSize: type.t14,
  '@media': { [medium]: { marginInlineStart: 0 } },
})
screenRule(`${timeline} > p[data-late]`, {
  justifySelf: 'end',
  marginInlineStart: 0,
  paddingInlineEnd: 0,
  '@media': { [medium]: { justifySelf: 'start' } },
})
screenRule(`${timeline} > p > b`, { whiteSpace: 'nowrap', marginInlineStart: space[2] })
