import { componentStyle } from '#theme/layers.css.ts'
import { space } from '#theme/tokens.css.ts'

/** A course on a card takes so many rows of the list's grid. */
export const rows = componentStyle({ gridRow: 'span 6' })
/** Clips the moving pictures over the still one. */
export const picture = componentStyle({ position: 'relative', overflow: 'hidden' })
export const body = componentStyle({
  gridRow: 'span 5',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  padding: space[4],
})
export const kind = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: '1.75rem',
})
export const title = componentStyle({ marginBlock: `${space[1]} ${space[5]}` })
