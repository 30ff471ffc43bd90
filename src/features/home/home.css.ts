import { narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { space, type } from '#theme/tokens.css.ts'
import { spacedClass } from '#ui/layout/container.css.ts'

export const front = screenStyle({
  paddingBlock: `${space[8]} ${space[20]}`,
  '@media': { [narrow]: { paddingBlock: `${space[6]} ${space[12]}` } },
})
// What follows has space above as well.
screenRule(`${front} + ${spacedClass}`, { paddingBlockStart: 0 })
export const lead = screenStyle({ '@media': { [narrow]: { fontSize: type.t16 } } })
