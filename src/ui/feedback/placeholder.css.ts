import { componentStyle } from '#theme/layers.css.ts'
import { color, radius, space } from '#theme/tokens.css.ts'

export const placeholder = componentStyle({
  border: `1.5px dashed ${color.lineControl}`,
  borderRadius: radius.card,
  color: color.ink2,
})
export const sentence = componentStyle({ padding: `${space[8]} ${space[6]}`, textAlign: 'center' })
