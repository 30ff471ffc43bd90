import { createVar } from '@vanilla-extract/css'
import { narrow } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'

/** Quarters along the ruler, quarters from its top to the last January, and the height of each row in quarters. */
export const quarters = createVar()
export const toJanuary = createVar()
export const rows = createVar()
const quarter = `calc((100% - 1px) / ${quarters})`
const ticks = (distance: string) =>
  `repeating-linear-gradient(180deg, ${color.ink} 0 1px, #0000 1px ${distance}) 0 0 / 100% 100% no-repeat`

/** Rows of the ruler: all but that of the oldest milestone, which hangs below its foot. */
const ruler = '1 / -2'

/** Milestones beside a ruler. */
export const timeline = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: rows,
  paddingInlineStart: '16rem',
  '::before': {
    content: '',
    position: 'absolute',
    gridRow: ruler,
    inset: '0 auto 0 10rem',
    inlineSize: '10px',
    borderInlineStart: `1px solid ${color.ink}`,
  },
  '@media': {
    [narrow]: {
      paddingInlineStart: '2.5rem',
      '::before': { insetInlineStart: 0, inlineSize: '8px' },
    },
  },
})
/** One tick per quarter and a long one per year: each milestone stands where it happened. */
export const toScale = screenStyle({
  '::before': { background: ticks(quarter) },
  '::after': {
    content: '',
    position: 'absolute',
    gridRow: ruler,
    inset: `calc((100% - 1px) / ${quarters} * ${toJanuary}) auto 0 10rem`,
    inlineSize: '22px',
    background: ticks(`calc((100% - 1px) / (${quarters} - ${toJanuary}) * 4)`),
  },
  '@media': { [narrow]: { '::after': { insetInlineStart: 0, inlineSize: '15px' } } },
})
export const milestone = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  gap: space[6],
  alignContent: 'start',
  paddingBlockEnd: space[6],
  // The line from the ruler to the milestone.
  '::before': {
    content: '',
    position: 'absolute',
    inset: '0 auto auto -6rem',
    inlineSize: '4.5rem',
    borderBlockStart: `1px solid ${color.ink}`,
  },
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) 5.5rem',
      gap: `0 ${space[4]}`,
      paddingBlockEnd: space[5],
      '::before': { insetInlineStart: '-2.5rem', inlineSize: '1.9rem' },
    },
  },
})
export const withoutPicture = screenStyle({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const day = screenStyle({
  position: 'absolute',
  inset: '-.2em auto auto -16rem',
  inlineSize: '9rem',
  textAlign: 'end',
  fontWeight: 600,
  '@media': {
    [narrow]: {
      position: 'static',
      inlineSize: 'auto',
      textAlign: 'start',
      gridColumn: '1 / -1',
      fontSize: type.t14,
      color: color.ink2,
      marginBlock: '-.7em .3em',
    },
  },
})
export const picture = screenStyle({
  gridArea: '1 / 1',
  borderRadius: radius.control,
  '@media': { [narrow]: { gridArea: '2 / 2' } },
})
export const event = screenStyle({
  gridArea: '1 / -2',
  '@media': { [narrow]: { gridArea: '2 / 1' } },
})
export const title = screenStyle({
  fontSize: type.t22,
  marginBlock: `-.15em ${space[2]}`,
  '@media': { [narrow]: { fontSize: type.t18, margin: 0 } },
})
export const text = screenStyle({
  color: color.ink2,
  maxInlineSize: '30rem',
  '@media': { [narrow]: { fontSize: type.t14 } },
})
