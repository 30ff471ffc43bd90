import { screenStyle } from '../../theme/layers.css.ts'
import { color } from '../../theme/tokens.css.ts'

export const few = screenStyle({ color: color.warning })
