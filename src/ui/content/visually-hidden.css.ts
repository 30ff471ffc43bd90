import { componentStyle } from '../../theme/layers.css.ts'

export const visuallyHidden = componentStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
