import { narrow } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { color, space } from '#theme/tokens.css.ts'

export const related = screenStyle({
  paddingBlockStart: space[20],
  '@media': { [narrow]: { paddingBlockStart: space[16] } },
})
export const all = screenStyle({
  gridRow: 'span 6',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  padding: space[6],
  minBlockSize: '8rem',
  fontWeight: 600,
  textAlign: 'center',
  textDecoration: 'none',
  ':hover': { color: color.ink, textDecoration: 'underline' },
})
