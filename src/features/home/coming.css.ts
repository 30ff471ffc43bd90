import { createVar } from '@vanilla-extract/css'
import { medium, narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, measure, space, type } from '#theme/tokens.css.ts'

/** Position of the opening day on the meter of months, from 0 to 1, and index of its card. */
export const share = createVar()
export const card = createVar()
/** Height at which the line from the day turns towards its card, from 0 to 1: lines of other cards turn at others. */
export const turn = createVar()
/** Distance of the day, and of the line's end, from the left edge of the card. */
const day = createVar()
const end = createVar()
const between = `(100cqi + ${measure.gutter}) / 4`

export const box = screenStyle({ containerType: 'inline-size' })
export const months = screenStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  fontWeight: 600,
  marginBlockEnd: space[1],
})
export const scaled = screenStyle({ '@media': { [narrow]: { display: 'none' } } })
export const list = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  marginInlineEnd: `calc(-1 * ${measure.gutter})`,
  '@media': {
    [narrow]: {
      display: 'block',
      marginInlineEnd: 0,
      borderInlineStart: `1px solid ${color.ink}`,
      paddingInlineStart: space[5],
    },
  },
})
export const item = screenStyle({
  display: 'grid',
  position: 'relative',
  paddingBlockStart: space[8],
  marginInlineEnd: measure.gutter,
  vars: {
    [day]: `calc(${share} * 100cqi - ${card} * ${between})`,
    // The corners of a card are round.
    [end]: `clamp(1.5rem, ${day}, ${between} - ${measure.gutter} - 1.5rem)`,
  },
  '@media': { [narrow]: { padding: 0, margin: `0 0 ${space[4]}` } },
})
/** Line from the day on the meter to its card: down, across where the day is not above the card, and down again. */
screenRule(`${item}::before`, {
  content: '',
  position: 'absolute',
  inset: `0 auto auto ${day}`,
  blockSize: `calc(${turn} * ${space[8]})`,
  borderInlineStart: `1px solid ${color.ink}`,
  '@media': {
    [narrow]: {
      inset: `1.5rem auto auto calc(-1 * ${space[5]})`,
      inlineSize: space[5],
      blockSize: 0,
      border: 0,
      borderBlockStart: `1px solid ${color.ink}`,
    },
  },
})
screenRule(`${item}::after`, {
  content: '',
  position: 'absolute',
  inset: `calc(${turn} * ${space[8]}) auto auto min(${day}, ${end})`,
  inlineSize: `calc(max(${day}, ${end}) - min(${day}, ${end}) + 1px)`,
  borderBlockStart: `1px solid ${color.ink}`,
  '@media': { [narrow]: { content: 'none' } },
})
export const body = screenStyle({
  padding: space[5],
  display: 'grid',
  gap: space[1],
  color: color.ink,
  minBlockSize: '15.5rem',
  alignContent: 'start',
  '@media': {
    [medium]: { padding: space[4] },
    [narrow]: { minBlockSize: 0, gridTemplateColumns: '1fr 4rem', columnGap: space[4] },
  },
})
screenRule(`${body}::before`, {
  content: '',
  position: 'absolute',
  inset: `calc(${turn} * ${space[8]}) auto auto ${end}`,
  blockSize: `calc((1 - ${turn}) * ${space[8]})`,
  borderInlineStart: `1px solid ${color.ink}`,
  '@media': { [narrow]: { content: 'none' } },
})
/** Beside the drawing on narrow screens. */
const besideDrawing = { [narrow]: { gridColumn: 1 } } as const
export const line = screenStyle({ '@media': besideDrawing })
export const link = screenStyle({ textDecoration: 'none', ':hover': { textDecoration: 'underline' } })
export const drawing = screenStyle({
  color: color.lineControl,
  strokeDasharray: '1.3 1',
  vars: { '--icon-stroke': '.4' },
  marginBlockEnd: space[3],
  '@media': { [narrow]: { gridColumn: 2, gridRow: '1 / 4', margin: 0 } },
})
screenRule(`${drawing} > svg`, {
  inlineSize: '5.5rem',
  blockSize: '5.5rem',
  '@media': { [narrow]: { inlineSize: '4rem', blockSize: '4rem' } },
})
export const details = screenStyle({ fontSize: type.t14, color: color.ink2, '@media': besideDrawing })
export const action = screenStyle({ marginBlockStart: 'auto', fontWeight: 500, '@media': besideDrawing })
