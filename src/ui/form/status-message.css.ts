import { componentStyle } from '#theme/layers.css.ts'
import { space } from '#theme/tokens.css.ts'

export const statusMessage = componentStyle({ padding: space[8], textAlign: 'center', fontWeight: 600 })
