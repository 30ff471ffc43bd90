import { componentStyle } from '#theme/layers.css.ts'
import { space } from '#theme/tokens.css.ts'

export const fieldSet = componentStyle({ minInlineSize: 0, margin: 0, border: 0, padding: 0 })
export const legend = componentStyle({ marginBlockEnd: space[2], padding: 0, fontWeight: 600 })
