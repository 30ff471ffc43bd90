import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'

/** Scrolls by itself where the six fields are wider than the window. */
export const fields = screenStyle({ marginBlockStart: space[6], overflowX: 'auto' })
export const section = screenStyle({ marginBlockStart: space[10] })
screenRule(`${section} > p`, { color: color.ink2, marginBlockEnd: space[4] })
export const words = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: space[4],
})
screenRule(`${words} img`, { borderRadius: radius.control, marginBlockEnd: space[1] })
screenRule(`${words} code`, { fontSize: type.t14 })
