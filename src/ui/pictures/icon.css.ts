import { componentStyle } from '../../theme/layers.css.ts'

export const icon = componentStyle({ flex: 'none' })
