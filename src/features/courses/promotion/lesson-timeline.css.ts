import { createVar } from '@vanilla-extract/css'
import { medium, narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'

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

/** Stops below each other, each as tall as its content and with a ruler of one tick per lesson. */
export const timeline = screenStyle({
  display: 'grid',
  marginBlockStart: space[16],
  paddingInlineStart: text,
  '@media': { [narrow]: { marginBlockStart: space[12], paddingInlineStart: textNarrow } },
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
  content: '',
  vars: { [lesson]: `calc((100% - 1px) / ${stopLessons})` },
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: `calc(${ruler} - ${text})`,
  '@media': { [narrow]: { insetInlineStart: `calc(-1 * ${textNarrow})` } },
})
screenRule(`${stop}::before`, {
  inlineSize: '10px',
  blockSize: `calc(${freeStopLessons} * ${lesson})`,
  background: color.second,
  '@media': { [narrow]: { inlineSize: '7px' } },
})
screenRule(`${stop}::after`, {
  inlineSize: '20px',
  blockSize: '100%',
  borderInlineStart: `1px solid ${color.ink}`,
  background: `linear-gradient(${color.ink}, ${color.ink}) 0 0 / 100% 1px no-repeat, repeating-linear-gradient(180deg, ${color.ink} 0 1px, #0000 1px ${lesson}) 0 0 / 50% 100% no-repeat`,
  '@media': { [narrow]: { inlineSize: '14px' } },
})
screenRule(`${stop} h2`, { lineHeight: 1.2, marginBlockEnd: space[3] })
screenRule(`${stop} > ol`, { '@media': { [narrow]: { marginBlockStart: space[5] } } })
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
