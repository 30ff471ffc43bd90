import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

export const dialog = screenStyle({ inlineSize: 'min(100% - 2rem, 56rem)', padding: 0, overflow: 'hidden' })
export const head = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[5]}`,
})
screenRule(`${dialog} h2`, { fontSize: type.t18, marginBlockEnd: 0 })
export const noVideo = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  padding: `${space[8]} ${space[6]} ${space[10]}`,
  textAlign: 'center',
})
screenRule(`${noVideo} > svg`, { color: color.ink2 })
