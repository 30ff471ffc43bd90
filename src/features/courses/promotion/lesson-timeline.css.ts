import { createVar } from '@vanilla-extract/css'
import { medium, narrow } from '../../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../../theme/layers.css.ts'
import { color, radius, space, type } from '../../../theme/tokens.css.ts'

export const lessons = createVar()
export const freeLessons = createVar()
/** Row heights of the stops, in lessons. */
export const rows = createVar()
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
      marginBlockStart: space[12],
      paddingInlineStart: textNarrow,
      '::before': { insetInlineStart: 0, inlineSize: '7px' },
      '::after': { insetInlineStart: 0, inlineSize: '14px', backgroundSize: '14px 100%, 7px 100%' },
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
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
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
/** Four steps in two columns: in three the last one would be alone in its row. */
export const fourSteps = screenStyle({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })
// Nothing follows at the end of a row.
screenRule(`${diagram}:not(${fourSteps}) > li:nth-child(3n)::after`, {
  display: 'none',
  '@media': { [medium]: { display: 'block' } },
})
screenRule(`${fourSteps} > li:nth-child(2n)::after`, { display: 'none' })
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
