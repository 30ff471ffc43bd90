import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { space, type } from '#theme/tokens.css.ts'

/** On a line of its own below the error. */
export const line = screenStyle({ display: 'block', fontSize: type.t14 })

/** The link, to be copied by hand. */
export const byHand = screenStyle({ display: 'grid', gap: space[1], marginBlockStart: space[2] })
screenRule(`${byHand} input`, { fontSize: type.t14 })
