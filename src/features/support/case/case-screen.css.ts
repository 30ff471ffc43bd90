import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

/** The state that the customer saw. */
export const heading = screenStyle({ marginBlock: `${space[6]} ${space[3]}` })
screenRule(`${heading} code`, { fontSize: type.t18, color: color.ink2 })

/** What the link says, a line each. */
export const details = screenStyle({ marginBlock: space[6], overflowWrap: 'anywhere' })
