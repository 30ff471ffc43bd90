import { createVar } from '@vanilla-extract/css'
import { medium, narrow } from '../../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../../theme/layers.css.ts'
import { color, radius, space, type } from '../../../theme/tokens.css.ts'

export const lessons = createVar()
export const freeLessons = createVar()
/** Row heights of the stops, in lessons. */
export const rows = createVar()
/** Number of lessons of one stop, and of those that are free. */
export const stopLessons = createVar()
export const freeStopLessons = createVar()
/** Number of a stop's pictures in a row. */
export const columns = createVar()
/** Height of one lesson. */
const lesson = createVar()

const number = '3rem'
const ruler = '3.5rem'
const text = '7rem'
const textNarrow = '2.25rem'

/**
 * Vertical meter with one tick per lesson. Row heights are counted in lessons, so each heading is beside its lesson.
 */
export const timeline = screenStyle({
  vars: { [lesson]: `calc((100% - 1px) / ${lessons})` },
  position: 'relative',
  display: 'grid',
  gridTemplateRows: rows,
  marginBlockStart: space[16],
  paddingInlineStart: text,
  '::before': {
    content: '',
    position: 'absolute',
    inset: `0 auto auto ${ruler}`,
    inlineSize: '10px',
    blockSize: `calc(${freeLessons} * ${lesson})`,
    background: color.second,
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: `0 auto 0 ${ruler}`,
    inlineSize: '20px',
    borderInlineStart: `1px solid ${color.ink}`,
    background: `repeating-linear-gradient(180deg, ${color.ink} 0 1px, #0000 1px calc(${lesson} * 5)) 0 0 / 20px 100% no-repeat, repeating-linear-gradient(180deg, ${color.ink} 0 1px, #0000 1px ${lesson}) 0 0 / 10px 100% no-repeat`,
  },
  '@media': {
    [narrow]: {
      // Each stop is as tall as its content and has a ruler of its own.
      gridTemplateRows: 'none',
      marginBlockStart: space[12],
      paddingInlineStart: textNarrow,
      '::before': { display: 'none' },
      '::after': { display: 'none' },
    },
  },
})

export const stop = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 27rem) minmax(0, 1fr)',
  columnGap: space[12],
  alignContent: 'start',
  paddingBlockEnd: space[12],
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space[8] },
    [narrow]: { display: 'block', paddingBlockEnd: space[10] },
  },
})
screenRule(`${stop}::before, ${stop}::after`, {
  vars: { [lesson]: `calc((100% - 1px) / ${stopLessons})` },
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: `calc(-1 * ${textNarrow})`,
  '@media': { [narrow]: { content: '' } },
})
screenRule(`${stop}::before`, {
  inlineSize: '7px',
  blockSize: `calc(${freeStopLessons} * ${lesson})`,
  background: color.second,
})
screenRule(`${stop}::after`, {
  inlineSize: '14px',
  blockSize: '100%',
  borderInlineStart: `1px solid ${color.ink}`,
  background: `linear-gradient(${color.ink}, ${color.ink}) 0 0 / 14px 1px no-repeat, repeating-linear-gradient(180deg, ${color.ink} 0 1px, #0000 1px ${lesson}) 0 0 / 7px 100% no-repeat`,
})
screenRule(`${stop} h2`, { lineHeight: 1.2, marginBlockEnd: space[3] })
screenRule(`${stop} > div + *`, { '@media': { [narrow]: { marginBlockStart: space[5] } } })
export const range = screenStyle({ marginBlockStart: space[3], fontSize: type.t14, color: color.ink2 })

export const height = screenStyle({
  position: 'absolute',
  inset: `-.7em auto auto calc(-1 * ${text})`,
  inlineSize: number,
  textAlign: 'end',
  fontSize: type.t22,
  fontWeight: 700,
  letterSpacing: '-.02em',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': {
    [narrow]: {
      position: 'static',
      inlineSize: 'auto',
      textAlign: 'start',
      marginBlockStart: '-.75em',
      color: color.ink2,
      fontSize: type.t18,
    },
  },
})

/** Steps in rows, with an arrow from each picture to the next. */
export const diagram = screenStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gap: `${space[6]} ${space[8]}`,
  alignContent: 'start',
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [narrow]: { gap: `${space[5]} ${space[6]}` },
  },
})
screenRule(`${diagram} > li`, { position: 'relative', display: 'grid', justifyItems: 'start', alignContent: 'start' })
screenRule(`${diagram} > li:not(:last-child)::after`, {
  content: '',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: `calc(-1 * (${space[8]} / 2 + .25rem))`,
  marginBlockStart: '22%',
  inlineSize: '.5rem',
  blockSize: '.5rem',
  borderBlockStart: `2px solid ${color.ink2}`,
  borderInlineEnd: `2px solid ${color.ink2}`,
  rotate: '45deg',
  '@media': { [narrow]: { insetInlineEnd: `calc(-1 * (${space[6]} / 2 + .25rem))` } },
})
// Nothing follows at the end of a row. Where the window is narrow, two pictures stand in each row.
for (const count of [2, 3, 4]) {
  screenRule(`${diagram}[data-columns="${count}"] > li:nth-child(${count}n)::after`, {
    '@media': { [`not ${medium}`]: { display: 'none' } },
  })
}
screenRule(`${diagram} > li:nth-child(2n)::after`, { '@media': { [medium]: { display: 'none' } } })
screenRule(`${diagram} img`, { borderRadius: radius.control, marginBlockEnd: space[2] })
export const step = screenStyle({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  minInlineSize: '1.75rem',
  paddingInline: space[1],
  borderRadius: radius.small,
  background: color.surface,
  fontSize: type.t14,
  fontWeight: 700,
  textAlign: 'center',
})
/** A name with a hyphen and a number, such as a case of a part, stays on one line. */
export const unbroken = screenStyle({ whiteSpace: 'nowrap' })
screenRule(`${diagram} b`, { fontWeight: 600, lineHeight: 1.35 })

/** End label of the meter. */
export const endLabel = screenStyle({
  position: 'relative',
  blockSize: 0,
  paddingInlineStart: text,
  '::before': { content: '', position: 'absolute', inset: '-1px 0 auto', borderBlockStart: `1px solid ${color.ink}` },
  '@media': { [narrow]: { paddingInlineStart: 0 } },
})
screenRule(`${endLabel} ${height}`, {
  insetInlineStart: 0,
  insetBlockStart: '.1em',
  '@media': { [narrow]: { position: 'absolute', insetBlockStart: '.25rem', marginBlockStart: 0 } },
})
