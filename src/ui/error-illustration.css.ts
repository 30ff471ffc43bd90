import { componentStyle } from '../theme/layers.css.ts'
import { color, space } from '../theme/tokens.css.ts'

export const inkLine = componentStyle({ stroke: color.ink })

/** The way on below the words of a page that failed. */
export const wayOn = componentStyle({ marginBlockStart: space[4] })
