import { screenStyle } from '#theme/layers.css.ts'

/** Plain text with its line breaks. */
export const text = screenStyle({ maxInlineSize: '42rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
