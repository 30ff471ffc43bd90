import { componentStyle } from '#theme/layers.css.ts'
import { color } from '#theme/tokens.css.ts'
import { fill } from '../pictures/meter.css.ts'

/** Grey: nothing is achieved while waiting. */
export const passed = componentStyle({ vars: { [fill]: color.lineStrong } })
