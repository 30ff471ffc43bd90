import { screen } from '../../../theme/layers.css.ts'
import { color } from '../../../theme/tokens.css.ts'
import { fill } from '../../../ui/rule.css.ts'

/** Time that has passed is nobody's merit: it is filled in grey. */
export const elapsed = screen({ vars: { [fill]: color.lineStrong } })
