import { componentStyle } from '#theme/layers.css.ts'
import { color, space } from '#theme/tokens.css.ts'

export const inkLine = componentStyle({ stroke: color.ink })

/** The button below the text of a failed page. */
export const nextAction = componentStyle({ marginBlockStart: space[4] })
