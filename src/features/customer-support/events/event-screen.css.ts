import { narrow } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { color, measure, radius, space, type } from '#theme/tokens.css.ts'

export const head = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
  marginBlockStart: space[6],
  overflow: 'hidden',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '@media': {
    [narrow]: {
      display: 'block',
      marginBlockStart: 0,
      marginInline: `calc(-1 * ${measure.gutter})`,
      background: 'none',
      border: 0,
      borderRadius: 0,
    },
  },
})
export const picture = screenStyle({
  blockSize: '100%',
  minBlockSize: '28rem',
  aspectRatio: 'auto',
  '@media': { [narrow]: { blockSize: 'auto', minBlockSize: 0, aspectRatio: '4 / 3' } },
})
export const words = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  padding: `${space[10]} ${space[8]}`,
  '@media': { [narrow]: { padding: `${space[5]} ${measure.gutter} 0` } },
})
export const action = screenStyle({
  alignSelf: 'start',
  '@media': { [narrow]: { alignSelf: 'stretch' } },
})
export const text = screenStyle({
  color: color.ink2,
  fontSize: type.t18,
  // Several sentences, not one below a heading.
  textWrap: 'pretty',
  '@media': { [narrow]: { fontSize: type.t16 } },
})
/** At the bottom of the card. */
export const days = screenStyle({ marginBlock: `auto ${space[6]}`, paddingBlockStart: space[6] })
export const courses = screenStyle({
  paddingBlockStart: space[16],
  '@media': { [narrow]: { paddingBlockStart: space[12] } },
})
