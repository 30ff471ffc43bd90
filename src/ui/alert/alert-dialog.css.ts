import { componentStyle } from '#theme/layers.css.ts'
import { color } from '#theme/tokens.css.ts'

export const content = componentStyle({ color: color.ink2, whiteSpace: 'pre-line' })
