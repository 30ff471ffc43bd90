import { medium, narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, measure, radius, space, type } from '#theme/tokens.css.ts'
import { unit } from '#ui/pictures/meter.css.ts'

/** Clips the picture at the window's edge: `100vw` includes the scroll bar. */
export const clip = screenStyle({ overflow: 'clip' })

export const opening = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 46rem)',
  alignItems: 'end',
  columnGap: space[12],
  paddingBlockStart: space[10],
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space[8] },
    [narrow]: { display: 'flex', flexDirection: 'column-reverse', alignItems: 'stretch', padding: 0 },
  },
})
export const title = screenStyle({
  fontSize: type.t48,
  letterSpacing: '-.03em',
  marginBlock: `${space[3]} ${space[4]}`,
})
export const picture = screenStyle({
  aspectRatio: '3 / 2',
  inlineSize: `calc(100% + max(${measure.edge}, (100vw - var(--wide)) / 2))`,
  maxInlineSize: 'none',
  borderRadius: `${radius.card} 0 0 ${radius.card}`,
  objectPosition: '60% 40%',
  '@media': {
    [narrow]: {
      inlineSize: 'auto',
      marginInline: `calc(-1 * ${measure.gutter})`,
      borderRadius: 0,
      aspectRatio: '4 / 3',
    },
  },
})
export const text = screenStyle({
  paddingBlockEnd: space[6],
  '@media': { [narrow]: { paddingBlock: `${space[5]} 0` } },
})
export const summary = screenStyle({ maxInlineSize: '26rem', '@media': { [narrow]: { fontSize: type.t16 } } })

export const details = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space[4]} ${space[10]}`,
  paddingBlock: space[6],
  borderBlockEnd: `1px solid ${color.ink}`,
  '@media': { [narrow]: { paddingBlock: space[5] } },
})
export const lessons = screenStyle({ '@media': { [narrow]: { inlineSize: '100%' } } })
export const facts = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[8]}`,
  marginInlineStart: 'auto',
  '@media': {
    [medium]: { marginInlineStart: 0 },
    [narrow]: { display: 'grid', gridTemplateColumns: '1fr 1fr', inlineSize: '100%' },
  },
})
/** A course of twenty lessons, the maximum, fits with its label. */
export const length = screenStyle({
  vars: { [unit]: '14px' },
  inlineSize: '24rem',
  maxInlineSize: '100%',
  '@media': { [narrow]: { vars: { [unit]: '13px' }, inlineSize: '100%' } },
})
screenRule(`${length} b`, { fontWeight: 600 })
