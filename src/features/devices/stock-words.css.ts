import { screen } from '../../theme/layers.css.ts'
import { color } from '../../theme/tokens.css.ts'

export const few = screen({ color: color.warning })
