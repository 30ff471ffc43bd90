import { screenStyle } from '../../../theme/layers.css.ts'

export const text = screenStyle({ maxInlineSize: '44rem' })
