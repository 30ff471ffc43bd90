import { componentStyle } from '#theme/layers.css.ts'
import { type } from '#theme/tokens.css.ts'

/** The time in large digits. */
export const clock = componentStyle({ fontSize: type.t22, fontVariantNumeric: 'tabular-nums', lineHeight: 1.2 })
