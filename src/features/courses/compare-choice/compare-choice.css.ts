import { screenStyle } from '#theme/layers.css.ts'
import { touch } from '#theme/tokens.css.ts'

/** The ways on stand at the end. */
export const clear = screenStyle({ marginInlineStart: 'auto' })
/** As large as the link of a course that can still be chosen, so that nothing moves. */
export const noRoom = screenStyle({ visibility: 'hidden', minBlockSize: touch })
