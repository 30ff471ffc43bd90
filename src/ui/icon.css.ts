import { part } from '../theme/layers.css.ts'

export const icon = part({ flex: 'none' })
