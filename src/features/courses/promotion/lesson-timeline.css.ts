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
export const stretch = screenStyle({ marginBlockStart: space[3], fontSize: type.t14, color: color.ink2 })

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

export const scene = screenStyle({})
screenRule(`${scene} img`, { aspectRatio: '8 / 5', objectPosition: '50% 30%', borderRadius: radius.card })
screenRule(`${scene} figcaption`, {
  marginBlockStart: space[3],
  fontSize: type.t14,
  color: color.ink2,
  maxInlineSize: '36rem',
})
screenRule(`${scene} b`, { display: 'block', fontWeight: 600, color: color.ink })

export const summaries = screenStyle({ borderBlockStart: `1px solid ${color.ink}` })
screenRule(`${summaries} li`, {
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
})
screenRule(`${summaries} span`, { color: color.ink2 })
screenRule(`${summaries} b`, { fontWeight: 600 })
screenRule(`${summaries} p`, { fontSize: type.t14, color: color.ink2 })

/** End label of the meter. */
export const ground = screenStyle({
  position: 'relative',
  blockSize: 0,
  paddingInlineStart: text,
  '::before': { content: '', position: 'absolute', inset: '-1px 0 auto', borderBlockStart: `1px solid ${color.ink}` },
  '@media': { [narrow]: { paddingInlineStart: 0 } },
})
screenRule(`${ground} ${height}`, {
  insetInlineStart: 0,
  insetBlockStart: '.1em',
  '@media': { [narrow]: { position: 'absolute', insetBlockStart: '.25rem', marginBlockStart: 0 } },
})
