import { screenRule, screenStyle } from '../../../theme/layers.css.ts'
import { color, space, type } from '../../../theme/tokens.css.ts'

/** The state that the customer saw, with the buttons that open it. */
export const shown = screenStyle({ marginBlockStart: space[6] })
screenRule(`${shown} h2 code`, { fontSize: type.t18, color: color.ink2 })
screenRule(`${shown} > p`, { marginBlockStart: space[3] })

/** What the link says, a line each. */
export const details = screenStyle({ marginBlock: space[6], overflowWrap: 'anywhere' })
