import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

/** Text and answer of a review in a list. */
export const review = screenStyle({ display: 'grid', gap: space[2], maxInlineSize: '34rem', overflowWrap: 'anywhere' })
screenRule(`${review} p`, { whiteSpace: 'pre-wrap' })
export const answer = screenStyle({
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.lineStrong}`,
  fontSize: type.t14,
})
