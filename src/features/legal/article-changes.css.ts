import { createVar } from '@vanilla-extract/css'
import { narrowScreen, print, wideOrPrint } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, touch, type } from '#theme/tokens.css.ts'
import { threeColumns } from './changes-view.css.ts'

/** Number of rows in both columns. */
export const lines = createVar()

/** Both sides share the article's rows, so that a changed line is beside the line that it replaces. */
export const article = screenStyle({
  display: 'grid',
  gridTemplateColumns: threeColumns,
  gridTemplateRows: `repeat(${lines}, auto)`,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [narrowScreen]: { display: 'block', paddingBlock: space[4] },
    [print]: { breakInside: 'avoid' },
  },
  ':target': { background: `color-mix(in srgb, ${color.secondTint} 50%, transparent)` },
})
screenRule(`${article} > *`, {
  gridRow: `1 / span ${lines}`,
  paddingBlock: space[4],
  '@media': { [narrowScreen]: { paddingBlock: 0 } },
})
screenRule(`${article} h3`, { fontSize: type.t16, letterSpacing: 0, paddingInlineEnd: space[4] })
screenRule(`${article} h3 a`, {
  display: 'inline-block',
  textDecoration: 'none',
  '@media': { [narrowScreen]: { display: 'flex', alignItems: 'center', gap: space[2], minBlockSize: touch } },
})
screenRule(`${article} h3 a:hover`, { textDecoration: 'underline' })
screenRule(`${article} h3 span`, {
  display: 'block',
  marginBlockStart: space[1],
  fontSize: type.t14,
  fontWeight: 400,
  color: color.ink2,
  '@media': { [narrowScreen]: { marginBlockStart: 0 } },
})

export const side = screenStyle({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  alignItems: 'start',
  rowGap: space[2],
  paddingInlineEnd: space[6],
  selectors: {
    '&:last-child': {
      paddingInline: `${space[6]} 0`,
      borderInlineStart: `1px solid ${color.line}`,
    },
  },
  '@media': {
    [narrowScreen]: {
      display: 'block',
      paddingInlineEnd: 0,
      selectors: { '&:last-child': { paddingInline: 0, border: 0, marginBlockStart: space[3] } },
    },
  },
})
/** Name of the side's edition: visible on narrow screens, for screen readers on wide ones, which have column heads. */
export const name = screenStyle({
  fontSize: type.t14,
  color: color.ink2,
  '@media': {
    [wideOrPrint]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
export const nestedItem = screenStyle({ paddingInlineStart: space[4] })
screenRule(`${side} > p + p`, { '@media': { [narrowScreen]: { marginBlockStart: space[1] } } })
/** Number of a listed item. */
export const label = screenStyle({ color: color.ink2 })
export const gap = screenStyle({ '@media': { [narrowScreen]: { display: 'none' } } })
export const absent = screenStyle({
  justifySelf: 'start',
  display: 'inline-block',
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.control,
  fontSize: type.t14,
})
