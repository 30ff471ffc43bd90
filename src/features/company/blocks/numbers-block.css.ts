import { medium, narrow } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { space, type } from '#theme/tokens.css.ts'

export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space[6]} ${space[10]}`,
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [narrow]: { gap: space[5] },
  },
})
export const courses = screenStyle({ marginBlockStart: space[2] })
export const figure = screenStyle({ fontSize: type.t36, fontWeight: 600 })
export const partName = screenStyle({ marginInlineEnd: space[2] })
