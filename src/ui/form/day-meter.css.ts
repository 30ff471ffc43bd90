import { componentStyle } from '../../theme/layers.css.ts'
import { color } from '../../theme/tokens.css.ts'
import { fill } from '../meter.css.ts'

/** Time that only passes is grey. */
export const passed = componentStyle({ vars: { [fill]: color.lineStrong } })
