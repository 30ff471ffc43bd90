import { narrow } from '../../../theme/conditions.ts'
import { screen } from '../../../theme/layers.css.ts'
import { color, space } from '../../../theme/tokens.css.ts'

export const related = screen({
  paddingBlockStart: space[20],
  '@media': { [narrow]: { paddingBlockStart: space[16] } },
})
export const all = screen({
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
