import { screenRule, screenStyle } from '../../theme/layers.css.ts'
import { space } from '../../theme/tokens.css.ts'

export const section = screenStyle({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  marginBlockStart: space[12],
})
screenRule(`${section} > p`, { maxInlineSize: '42rem' })
screenRule(`${section} > form`, { marginBlockEnd: 0 })

/** A state that changes by itself. */
export const state = screenStyle({ display: 'grid', gap: space[3], inlineSize: '100%', maxInlineSize: '42rem' })
