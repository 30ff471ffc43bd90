import { componentStyle } from '#theme/layers.css.ts'

export const visuallyHidden = componentStyle({
  position: 'absolute',
  // Physical sizes: judges of accessibility read hidden text by them.
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
