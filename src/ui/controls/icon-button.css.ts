import { componentStyle } from '#theme/layers.css.ts'
import { color, radius, touch } from '#theme/tokens.css.ts'

export const iconButton = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: touch,
  blockSize: touch,
  borderRadius: radius.control,
  flex: 'none',
  cursor: 'pointer',
  ':hover': { background: color.sunk },
})
