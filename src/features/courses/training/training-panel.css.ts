import { screenStyle } from '../../../theme/layers.css.ts'
import { color } from '../../../theme/tokens.css.ts'
import { fill } from '../../../ui/meter.css.ts'

/** Time that has passed is nobody's merit: it is filled in grey. */
export const elapsed = screenStyle({ vars: { [fill]: color.lineStrong } })
