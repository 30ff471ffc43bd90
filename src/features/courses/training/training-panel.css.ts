import { screenStyle } from '#theme/layers.css.ts'
import { color } from '#theme/tokens.css.ts'
import { fill } from '#ui/pictures/meter.css.ts'

/** Elapsed time is grey: it is not an achievement. */
export const elapsed = screenStyle({ vars: { [fill]: color.lineStrong } })
