import { part, partRule } from './layers.css.ts'
import { medium, narrow } from './conditions.ts'
import { color, measure, space, type } from './tokens.css.ts'

/** How things stand on a page: the centred column, its rows and grids. */
export const wrap = part({ inlineSize: `min(100% - 2 * ${measure.gutter}, var(--wide))`, marginInline: 'auto' })
export const wrapText = part({ vars: { '--wide': '45rem' } })
export const wrapForm = part({ vars: { '--wide': '34rem' } })

export const section = part({ paddingBlock: space[16], '@media': { [narrow]: { paddingBlock: space[12] } } })
partRule(`${section} + ${section}`, { paddingBlockStart: 0 })

export const row = part({ display: 'flex', alignItems: 'center', gap: space[3], flexWrap: 'wrap' })
export const rowBetween = part({ justifyContent: 'space-between' })
export const push = part({ marginInlineStart: 'auto' })

/** A section's heading with a word beside it and a link at the end. */
export const headRow = part({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[4],
  marginBlockEnd: space[6],
  '@media': { [narrow]: { flexWrap: 'wrap', marginBlockEnd: space[5], gap: `${space[1]} ${space[4]}` } },
})
partRule(`${headRow} p`, { color: color.ink2, '@media': { [narrow]: { order: 3, flexBasis: '100%' } } })
partRule(`${headRow} > a`, { marginInlineStart: 'auto' })

/** Cards share rows, so that rules and prices line up whatever the title's length. */
export const cards = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(16.5rem, 1fr))',
  columnGap: measure.gutter,
})
partRule(`${cards} > *`, { marginBlockEnd: measure.gutter })

/** A row of cards that scrolls sideways where the columns drop. */
export const scroller = part({
  '@media': {
    [medium]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(17.5rem, 78vw)',
      gridTemplateColumns: 'none',
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      gap: space[3],
      marginInline: `calc(-1 * ${measure.gutter})`,
      paddingInline: measure.gutter,
      scrollPaddingInline: measure.gutter,
      paddingBlockEnd: space[2],
      scrollbarWidth: 'none',
    },
  },
})
partRule(`${scroller} > *`, { '@media': { [medium]: { scrollSnapAlign: 'start', marginBlockEnd: 0 } } })

/** Content with a sticky panel beside it. */
export const side = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 24rem',
  gap: space[12],
  alignItems: 'start',
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem', columnGap: space[8] },
    [narrow]: { display: 'block' },
  },
})
partRule(`${side} > aside`, {
  position: 'sticky',
  insetBlockStart: space[6],
  '@media': { [narrow]: { position: 'static', marginBlockStart: space[8] } },
})

/** The panel follows the first part in document order, and stands beside both on wide screens. */
export const sideBuy = part({
  gridTemplate: '"top buy" auto "rest buy" 1fr / minmax(0, 1fr) 24rem',
  rowGap: 0,
  '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' } },
})
partRule(`${sideBuy} > :first-child`, { gridArea: 'top' })
partRule(`${sideBuy} > aside`, { gridArea: 'buy' })
partRule(`${sideBuy} > :last-child`, { gridArea: 'rest' })

/** A heading column and its content. */
export const lead = part({
  display: 'grid',
  gridTemplateColumns: '18rem minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'start',
  '@media': {
    [medium]: { gridTemplateColumns: '14rem minmax(0, 1fr)', gap: space[8] },
    [narrow]: { display: 'block' },
  },
})
partRule(`${lead} > * + *`, { '@media': { [narrow]: { marginBlockStart: space[6] } } })

export const visuallyHidden = part({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

export const muted = part({ color: color.ink2 })
export const small = part({ fontSize: type.t14 })
export const strong = part({ fontWeight: 600 })
export const numeric = part({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const lede = part({ fontSize: type.t18, color: color.ink2 })
