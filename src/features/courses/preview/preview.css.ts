import { medium, narrow } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { color, measure, space } from '#theme/tokens.css.ts'
import { length, unit } from '#ui/pictures/meter.css.ts'

/** Full-width strip with the course's status. */
export const strip = screenStyle({ background: color.secondTint, borderBlockEnd: `1px solid ${color.second}` })
export const stripComing = screenStyle({ background: color.warningTint, borderBlockEndColor: color.warning })
export const stripRow = screenStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[4]}`,
  minBlockSize: '3.5rem',
  paddingBlock: space[2],
})
export const stripText = screenStyle({ flex: 1, minInlineSize: '14rem' })

export const lesson = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 24rem',
  gap: space[12],
  alignItems: 'start',
  paddingBlockStart: space[6],
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem', gap: space[8] },
    [narrow]: { display: 'block' },
  },
})
export const about = screenStyle({ '@media': { [narrow]: { marginBlockStart: space[6] } } })
/** The picture beside the introduction; above it on narrow screens. */
export const introduction = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'start',
  paddingBlockStart: space[16],
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 1fr)', gap: space[8] },
    [narrow]: { display: 'block', paddingBlockStart: space[12] },
  },
})
export const introductionText = screenStyle({ '@media': { [narrow]: { marginBlockStart: space[5] } } })
/** Beside its units it has room for the number, in spaced letters too. */
export const meter = screenStyle({
  vars: { [unit]: '16px' },
  '@media': { [medium]: { vars: { [unit]: `min(14px, (100vw - 2 * ${measure.edge} - 5.5rem) / ${length})` } } },
})
export const text = screenStyle({ maxInlineSize: '42rem' })
