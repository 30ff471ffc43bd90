import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space } from '#theme/tokens.css.ts'

/** One of several ways, as large as a finger. */
export const radio = screenStyle({ display: 'flex', alignItems: 'center', gap: space[2], minBlockSize: '2.75rem' })
screenRule(`${radio} input`, { inlineSize: '1.25rem', blockSize: '1.25rem', accentColor: color.second })
