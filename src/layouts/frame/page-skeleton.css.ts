import { medium, narrow } from '#theme/conditions.ts'
import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, measure, space, type } from '#theme/tokens.css.ts'
import { areaNavigation } from '#ui/content/area-heading.css.ts'

/** Covers the page that stands in `main`, at least to the end of the window. The page keeps its height. */
export const overPage = componentStyle({
  position: 'absolute',
  zIndex: 5,
  inset: '0 0 auto',
  minBlockSize: 'max(100%, 100dvh)',
  overflow: 'hidden',
  background: color.paper,
})
/** The `main` with a covered page. */
export const covered = componentStyle({ position: 'relative' })
componentRule(`${covered} > :not(${overPage})`, { visibility: 'hidden' })
/** Leaves what all pages of the area show in sight. */
export const coveredInArea = componentStyle({})
componentRule(`${coveredInArea} ${areaNavigation}`, {
  position: 'relative',
  zIndex: 6,
  visibility: 'visible',
  background: color.paper,
})

/** Covers the whole window: from the shop's frame to a flow's, and back. */
export const overWindow = componentStyle({
  position: 'fixed',
  zIndex: 11,
  inset: 0,
  overflow: 'hidden',
  background: color.paper,
})
/** The `body` with a covered window. */
export const coveredBody = componentStyle({})
componentRule(`${coveredBody} > :not(${overWindow}, dialog)`, { visibility: 'hidden' })
/** In place of a flow's header, as high as it is. */
export const flowHeader = componentStyle({
  blockSize: 'calc(4.25rem + 1px)',
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [narrow]: { blockSize: '7.375rem' } },
})

/** A heading stands where that of the page will: below the space that the page has above it. */
export const top = componentStyle({
  paddingBlockStart: space[8],
  '@media': { [narrow]: { paddingBlockStart: space[6] } },
})
export const formTop = componentStyle({
  paddingBlockStart: space[12],
  '@media': { [narrow]: { paddingBlockStart: space[8] } },
})

export const heading = componentStyle({ inlineSize: 'min(16rem, 60%)', blockSize: `calc(${type.t36} * 1.25)` })
export const smallHeading = componentStyle({ inlineSize: 'min(14rem, 60%)', blockSize: `calc(${type.t28} * 1.25)` })
export const picture = componentStyle({ blockSize: 'auto', aspectRatio: '4 / 3' })
export const slide = componentStyle({
  blockSize: '34.5rem',
  '@media': { [narrow]: { blockSize: '28rem' } },
})

export const cards = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: measure.gutter,
  marginBlockStart: space[6],
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const rows = componentStyle({ marginBlockStart: space[6], borderBlockStart: `1px solid ${color.ink}` })
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr) 22rem 7rem',
  gap: space[5],
  alignItems: 'center',
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [medium]: { gridTemplateColumns: '8rem minmax(0, 1fr) 7rem' },
    [narrow]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)' },
  },
})
export const wide = componentStyle({ '@media': { [medium]: { display: 'none' } } })
export const notNarrow = componentStyle({ '@media': { [narrow]: { display: 'none' } } })

/** The picture comes first on narrow screens, as on the page of a course. */
export const detail = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [narrow]: { flexDirection: 'column-reverse' } },
})
export const detailTop = componentStyle({
  paddingBlock: `3.875rem ${space[6]}`,
  '@media': { [narrow]: { paddingBlock: space[5] } },
})
export const detailHeading = componentStyle({
  inlineSize: 'min(24rem, 80%)',
  blockSize: `calc(${type.t36} * 1.25)`,
  marginBlockStart: space[2],
  '@media': { [narrow]: { blockSize: `calc(${type.t28} * 1.25)` } },
})
export const shot = componentStyle({
  blockSize: 'auto',
  aspectRatio: '3 / 2',
  '@media': {
    [narrow]: {
      aspectRatio: '4 / 3',
      inlineSize: 'auto',
      marginInline: `calc(-1 * ${measure.gutter})`,
      borderRadius: 0,
    },
  },
})
export const accountTop = componentStyle({
  paddingBlockStart: space[10],
  '@media': { [narrow]: { paddingBlockStart: space[5] } },
})
export const account = componentStyle({
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr)',
  gap: space[12],
  '@media': { [narrow]: { display: 'block' } },
})
export const menu = componentStyle({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  paddingBlockStart: space[4],
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'repeat(6, 5rem)',
      gap: space[5],
      overflow: 'hidden',
      blockSize: '3rem',
      marginBlockEnd: space[6],
    },
  },
})
export const details = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[5]} ${space[12]}`,
  marginBlockStart: space[6],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const order = componentStyle({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr) 6rem 5rem',
  gap: space[5],
  paddingBlock: space[5],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [narrow]: { gridTemplateColumns: '6rem 1fr', gap: space[2] } },
})
export const orderItems = componentStyle({ '@media': { [narrow]: { gridColumn: '1 / -1', gridRow: 2 } } })
export const article = componentStyle({ maxInlineSize: '45rem', marginBlockStart: space[8] })
export const login = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 29rem',
  gap: space[16],
  '@media': {
    [medium]: { gap: space[8], gridTemplateColumns: 'minmax(0, 1fr) 27rem' },
    [narrow]: { display: 'block' },
  },
})
componentRule(`${login} > :first-child`, { '@media': { [narrow]: { display: 'none' } } })
export const loginPicture = componentStyle({ blockSize: 'auto', aspectRatio: '5 / 4' })
