import { medium, narrow, upright } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, measure, radius, space, type } from '#theme/tokens.css.ts'
import { length, unit } from '#ui/pictures/meter.css.ts'

export const top = screenStyle({ '@media': { [narrow]: { display: 'flex', flexDirection: 'column' } } })

export const title = screenStyle({
  paddingBlockEnd: space[4],
  '@media': { [narrow]: { paddingBlock: `${space[5]} 0` } },
})
export const name = screenStyle({
  marginBlock: `${space[2]} ${space[3]}`,
  '@media': { [narrow]: { fontSize: type.t28 } },
})
export const summary = screenStyle({ '@media': { [narrow]: { fontSize: type.t16 } } })

export const pictureFrame = screenStyle({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  '@media': { [narrow]: { order: -1, marginInline: `calc(-1 * ${measure.gutter})`, borderRadius: 0 } },
})
export const picture = screenStyle({
  aspectRatio: '3 / 2',
  borderRadius: 'inherit',
  '@media': { [narrow]: { aspectRatio: '4 / 3' } },
})
export const sampleButton = screenStyle({
  position: 'absolute',
  inset: `auto auto ${space[4]} ${space[4]}`,
  boxShadow: 'none',
})

export const details = screenStyle({
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderBlockStart: 0,
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
  padding: `${space[5]} ${space[6]}`,
  '@media': { [narrow]: { border: 0, background: 'none', padding: `${space[5]} 0 0` } },
})
export const meter = screenStyle({
  vars: { [unit]: '28px' },
  '@media': {
    [medium]: { vars: { [unit]: `min(22px, (100vw - 2 * ${measure.edge} - 30rem) / ${length})` } },
    [upright]: { vars: { [unit]: `min(28px, (100vw - 2 * ${measure.edge} - 10rem) / ${length})` } },
    // The longest course and its label fit a width of 320 px.
    [narrow]: { vars: { [unit]: `min(14px, (100vw - 2 * ${measure.gutter} - 6rem) / ${length})` } },
  },
})
screenRule(`${meter} b`, { fontWeight: 600, fontSize: type.t16 })
export const facts = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, auto)',
  gap: `${space[4]} ${space[6]}`,
  '@media': { [medium]: { gridTemplateColumns: 'repeat(3, auto)' }, [narrow]: { gridTemplateColumns: '1fr 1fr' } },
})
export const features = screenStyle({})
export const practice = screenStyle({ marginBlockStart: space[5] })
/** The portrait, with all lines beside it. */
export const teacher = screenStyle({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
})
export const portrait = screenStyle({ inlineSize: '3rem', aspectRatio: '1', borderRadius: '50%' })
screenRule(`${features} > div`, {
  display: 'grid',
  gridTemplateColumns: '15rem 1fr',
  gap: `${space[2]} ${space[6]}`,
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [medium]: { gridTemplateColumns: '1fr' } },
})
screenRule(`${features} > div:first-child`, { borderColor: color.ink })
screenRule(`${features} dt`, { fontWeight: 650 })
screenRule(`${features} dd`, { color: color.ink2 })
