import { part } from '../theme/layers.css.ts'
import { color, space } from '../theme/tokens.css.ts'

export const inkLine = part({ stroke: color.ink })

/** The way on below the words of a page that failed. */
export const wayOn = part({ marginBlockStart: space[4] })
