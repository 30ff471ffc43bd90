import { screenStyle } from '#theme/layers.css.ts'
import { space } from '#theme/tokens.css.ts'

export const form = screenStyle({ maxInlineSize: '34rem' })

/** Way on without the current password. */
export const forgotten = screenStyle({ alignItems: 'center', marginBlockStart: space[6] })
