import { narrow } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { color, space, touch, type } from '#theme/tokens.css.ts'

export const neighbours = screenStyle({ marginBlockStart: space[12], borderBlock: `1px solid ${color.ink}` })
export const neighbour = screenStyle({
  display: 'grid',
  gridTemplateColumns: '9.5rem minmax(0, 1fr) auto',
  gap: space[4],
  alignItems: 'center',
  minBlockSize: '4rem',
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: `2px ${space[3]}` } },
})
export const link = screenStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: touch,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
export const name = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: type.t14,
  color: color.ink2,
  '@media': { [narrow]: { gridColumn: '1 / -1' } },
})
