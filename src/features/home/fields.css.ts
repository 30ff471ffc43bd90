import { medium, narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { measure, radius, space, type } from '#theme/tokens.css.ts'
import { unit } from '#ui/pictures/meter.css.ts'

export const tiles = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
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
  '@media': { [narrow]: { gridRow: '1 / 3' } },
})
// Shows the tick at the right edge of the drawing whole.
screenRule(`${tile}[data-field=language] > ${picture}`, { objectPosition: '70% 50%' })
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
export const meter = screenStyle({
  vars: { [unit]: '18px' },
  marginBlockStart: 'auto',
  '@media': { [medium]: { vars: { [unit]: '12px' } }, [narrow]: { vars: { [unit]: '9px' } } },
})
