import { createVar } from '@vanilla-extract/css'
import { medium, narrow, wide } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { measure, radius, space, type } from '#theme/tokens.css.ts'
import { length, unit } from '#ui/pictures/meter.css.ts'

/** What stays in sight of a picture, from its left edge. */
export const focus = createVar()
export const columns = createVar()
export const tiles = screenStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, 1fr)`,
  // A smaller gap than in other columns, so that name and count fit on one line in both languages.
  gap: `${measure.gutter} ${space[4]}`,
  '@media': {
    [medium]: { columnGap: space[3] },
    [narrow]: { gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))', gap: `${space[6]} ${space[4]}` },
  },
})
export const tile = screenStyle({
  textDecoration: 'none',
  // The rules of a row stand on one line, whatever the lines of the names.
  display: 'flex',
  flexDirection: 'column',
  '@media': { [narrow]: { display: 'grid', gridTemplateColumns: '4.5rem 1fr', columnGap: space[3] } },
})
export const picture = screenStyle({
  borderRadius: radius.control,
  aspectRatio: '1',
  objectFit: 'cover',
  objectPosition: `${focus} 50%`,
  '@media': { [narrow]: { gridRow: '1 / 3' } },
})
export const caption = screenStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBlock: `${space[3]} ${space[1]}`,
  fontWeight: 650,
  fontSize: type.t18,
  letterSpacing: '-.02em',
  // English names are too long for the count to fit beside them.
  selectors: { ':lang(en) &': { flexDirection: 'column' } },
  '@media': {
    [medium]: { flexDirection: 'column', fontSize: type.t16, lineHeight: 1.4 },
    [narrow]: { gap: 0, margin: 0 },
  },
})
export const name = screenStyle({ selectors: { [`${tile}:hover &`]: { textDecoration: 'underline' } } })
export const count = screenStyle({ fontWeight: 500, letterSpacing: 0 })
/** Width of one unit; less where the courses of a large field would not fit. */
const fitting = (most: string) => `min(${most}, (100% - 1px) / ${length})`
export const meter = screenStyle({
  vars: { [unit]: fitting('18px') },
  marginBlockStart: 'auto',
  '@media': { [medium]: { vars: { [unit]: fitting('12px') } }, [narrow]: { vars: { [unit]: fitting('9px') } } },
})

/** Tiles whose name stands beside the picture. */
export const lying = screenStyle({ '@media': { [wide]: { columnGap: space[10] } } })
screenRule(`${lying} > ${tile}`, {
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: '9rem minmax(0, 1fr)',
      columnGap: space[4],
      alignContent: 'center',
    },
  },
})
screenRule(`${lying} > ${tile} > ${picture}`, { '@media': { [wide]: { gridRow: '1 / 3' } } })
screenRule(`${lying} > ${tile} > ${caption}`, { '@media': { [wide]: { alignSelf: 'end' } } })
screenRule(`${lying} > ${tile} > ${meter}`, { '@media': { [wide]: { marginBlockEnd: 'auto' } } })
