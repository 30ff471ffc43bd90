import { part } from '../../../theme/layers.css.ts'
import { space } from '../../../theme/tokens.css.ts'

/** A course on a card takes so many rows of the list's grid. */
export const rows = part({ gridRow: 'span 6' })
export const body = part({
  gridRow: 'span 5',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  padding: space[4],
})
export const kind = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: '1.75rem',
})
export const title = part({ marginBlock: `${space[1]} ${space[5]}` })
