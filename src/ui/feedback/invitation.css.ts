import { narrow } from '#theme/conditions.ts'
import { componentStyle } from '#theme/layers.css.ts'
import { color, space } from '#theme/tokens.css.ts'

export const invitation = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  padding: `${space[6]} ${space[8]}`,
  '@media': { [narrow]: { flexDirection: 'column', alignItems: 'stretch', padding: space[5] } },
})
export const words = componentStyle({ flex: 1 })
export const title = componentStyle({ color: color.ink })
