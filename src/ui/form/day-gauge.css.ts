import { part } from '../../theme/layers.css.ts'
import { color } from '../../theme/tokens.css.ts'
import { fill } from '../rule.css.ts'

/** Time that only passes is grey. */
export const passed = part({ vars: { [fill]: color.lineStrong } })
