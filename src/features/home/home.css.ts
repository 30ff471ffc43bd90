import { narrow } from '../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../theme/layers.css.ts'
import { color, space, type } from '../../theme/tokens.css.ts'
import { spacedClass } from '../../ui/layout/container.css.ts'

export const front = screenStyle({
  paddingBlock: `${space[8]} ${space[20]}`,
  '@media': { [narrow]: { paddingBlock: `${space[6]} ${space[12]}` } },
})
screenRule(`${front} + ${spacedClass}`, { paddingBlockStart: 0 })
export const greeting = screenStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: `${space[2]} ${space[8]}`,
  marginBlockEnd: space[5],
  flexWrap: 'wrap',
})
screenRule(`${greeting} h1`, { fontSize: type.t28 })
screenRule(`${greeting} p`, { fontSize: type.t18, color: color.ink2, '@media': { [narrow]: { fontSize: type.t16 } } })
