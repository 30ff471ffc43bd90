import { componentStyle, componentRule } from './layers.css.ts'
import { medium, narrow } from './conditions.ts'
import { color, measure, space, type } from './tokens.css.ts'

/** Layout of pages: the centred column and its grids. */
export const container = componentStyle({
  inlineSize: `min(100% - 2 * ${measure.gutter}, var(--wide))`,
  marginInline: 'auto',
})
export const textWidth = componentStyle({ vars: { '--wide': '45rem' } })
export const formWidth = componentStyle({ vars: { '--wide': '34rem' } })

export const section = componentStyle({ paddingBlock: space[16], '@media': { [narrow]: { paddingBlock: space[12] } } })
componentRule(`${section} + ${section}`, { paddingBlockStart: 0 })

export const pushToEnd = componentStyle({ marginInlineStart: 'auto' })

/** Heading of a section, with a note beside it and a link at the end. */
export const headRow = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[4],
  marginBlockEnd: space[6],
  '@media': { [narrow]: { flexWrap: 'wrap', marginBlockEnd: space[5], gap: `${space[1]} ${space[4]}` } },
})
componentRule(`${headRow} p`, { color: color.ink2, '@media': { [narrow]: { order: 3, flexBasis: '100%' } } })
componentRule(`${headRow} > a`, { marginInlineStart: 'auto' })

/** Grid of cards whose rows align across cards. */
export const cards = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(16.5rem, 1fr))',
  columnGap: measure.gutter,
})
componentRule(`${cards} > *`, { marginBlockEnd: measure.gutter })

/** Scrolls sideways on narrower screens. */
export const scroller = componentStyle({
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
componentRule(`${scroller} > *`, { '@media': { [medium]: { scrollSnapAlign: 'start', marginBlockEnd: 0 } } })

/** Content with a sticky panel beside it. */
export const asideColumns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 24rem',
  gap: space[12],
  alignItems: 'start',
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem', columnGap: space[8] },
    [narrow]: { display: 'block' },
  },
})
componentRule(`${asideColumns} > aside`, {
  position: 'sticky',
  insetBlockStart: space[6],
  '@media': { [narrow]: { position: 'static', marginBlockStart: space[8] } },
})

/** The panel comes second in the document, and is beside both parts on wide screens. */
export const purchaseColumns = componentStyle({
  gridTemplate: '"top buy" auto "rest buy" 1fr / minmax(0, 1fr) 24rem',
  rowGap: 0,
  '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' } },
})
componentRule(`${purchaseColumns} > :first-child`, { gridArea: 'top' })
componentRule(`${purchaseColumns} > aside`, { gridArea: 'buy' })
componentRule(`${purchaseColumns} > :last-child`, { gridArea: 'rest' })

/** A heading column and its content. */
export const headingColumns = componentStyle({
  display: 'grid',
  gridTemplateColumns: '18rem minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'start',
  '@media': {
    [medium]: { gridTemplateColumns: '14rem minmax(0, 1fr)', gap: space[8] },
    [narrow]: { display: 'block' },
  },
})
componentRule(`${headingColumns} > * + *`, { '@media': { [narrow]: { marginBlockStart: space[6] } } })

export const visuallyHidden = componentStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

export const muted = componentStyle({ color: color.ink2 })
export const small = componentStyle({ fontSize: type.t14 })
export const strong = componentStyle({ fontWeight: 600 })
export const numeric = componentStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
