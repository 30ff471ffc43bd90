import { medium, narrow } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { color, space } from '#theme/tokens.css.ts'

export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20rem',
  columnGap: space[12],
  rowGap: space[8],
  '@media': { [medium]: { gridTemplateColumns: '1fr' } },
})
export const teachers = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[8],
  borderBlockStart: `1px solid ${color.ink}`,
  '@media': { [narrow]: { gridTemplateColumns: '1fr' } },
})
export const teacher = screenStyle({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
})
export const portrait = screenStyle({ inlineSize: '4.5rem', aspectRatio: '1', borderRadius: '50%' })
export const sheet = screenStyle({ borderBlockStart: `1px solid ${color.ink}`, paddingBlockStart: space[4] })
export const score = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: space[1],
  paddingBlock: space[2],
})
export const ruler = screenStyle({ gridColumn: '1 / -1' })
