import { noScripting } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space } from '#theme/tokens.css.ts'

/** What can be done with the whole list. */
export const tools = screenStyle({ marginBlock: `${space[2]} ${space[6]}` })
/** What the script alone can do. */
export const byScript = screenStyle({ '@media': { [noScripting]: { display: 'none' } } })
/** What stands there without it. */
export const withoutScript = screenStyle({ display: 'block' })
/** A course that was just removed stays in its place as an outline, until the page is left. */
export const own = screenStyle({})
screenRule(`${own} > :has([aria-pressed=false])`, {
  background: 'none',
  border: `1.5px dashed ${color.lineControl}`,
})
screenRule(`${own} > :has([aria-pressed=false]) img`, { opacity: 0.4 })
export const removed = screenStyle({ display: 'flex', alignItems: 'center', gap: space[3] })
export const basket = screenStyle({ inlineSize: '100%', marginBlock: `${space[1]} ${space[3]}` })
