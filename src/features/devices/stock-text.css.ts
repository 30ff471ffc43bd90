import { screenStyle } from '#theme/layers.css.ts'
import { color } from '#theme/tokens.css.ts'

export const lowStock = screenStyle({ color: color.warning })
