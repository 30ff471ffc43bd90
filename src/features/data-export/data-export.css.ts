import { screenStyle } from '#theme/layers.css.ts'

/** A state that changes by itself. */
export const state = screenStyle({ inlineSize: '100%', maxInlineSize: '42rem' })
