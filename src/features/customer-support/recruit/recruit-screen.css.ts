import { medium, narrow } from '../../../theme/conditions.ts'
import { screenRule, screenStyle } from '../../../theme/layers.css.ts'
import { color, measure, radius, space, type } from '../../../theme/tokens.css.ts'

/** Text, and the picture beside it; above it on narrow screens. */
export const head = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 34rem',
  gap: space[12],
  alignItems: 'center',
  paddingBlockStart: space[10],
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: space[8] },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5], paddingBlockStart: 0 },
  },
})
screenRule(`${head} h1`, { marginBlockEnd: space[4] })
screenRule(`${head} > img`, {
  borderRadius: radius.card,
  '@media': {
    [narrow]: {
      order: -1,
      inlineSize: `calc(100% + 2 * ${measure.gutter})`,
      maxInlineSize: 'none',
      marginInline: `calc(-1 * ${measure.gutter})`,
      borderRadius: 0,
    },
  },
})
export const actions = screenStyle({ marginBlockStart: space[6] })
screenRule(`${actions} > a`, { '@media': { [narrow]: { flex: '1 1 100%' } } })
export const section = screenStyle({
  paddingBlockStart: space[16],
  '@media': { [narrow]: { paddingBlockStart: space[12] } },
})
screenRule(`${section} h2`, { fontSize: type.t22 })
screenRule(`${section} h2 + p`, { marginBlockStart: space[2] })

export const partners = screenStyle({ inlineSize: '100%' })
screenRule(`${partners} td`, { verticalAlign: 'top', paddingBlock: space[4] })
screenRule(`${partners} td > b`, { display: 'block', fontSize: type.t18, fontWeight: 650 })
screenRule(`${partners} :is(thead, tr, td)`, { '@media': { [narrow]: { display: 'block' } } })
screenRule(`${partners} thead`, { '@media': { [narrow]: { display: 'none' } } })
screenRule(`${partners} tr`, {
  '@media': { [narrow]: { paddingBlock: space[4], borderBlockEnd: `1px solid ${color.line}` } },
})
screenRule(`${partners} td`, { '@media': { [narrow]: { padding: `${space[1]} 0`, border: 0 } } })
/** On narrow screens each cell names its column. */
screenRule(`${partners} td[data-name]::before`, {
  '@media': { [narrow]: { content: 'attr(data-name)', display: 'block', fontSize: type.t14, color: color.ink2 } },
})

export const steps = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 3fr 1fr',
  '@media': { [narrow]: { display: 'block', marginBlockStart: space[3] } },
})
screenRule(`${steps} > li`, {
  position: 'relative',
  padding: `${space[5]} ${space[4]} 0 0`,
  fontSize: type.t14,
  color: color.ink2,
  '@media': { [narrow]: { padding: `${space[3]} 0`, borderBlockEnd: `1px solid ${color.line}` } },
})
screenRule(`${steps} > li::before`, {
  content: '',
  position: 'absolute',
  inset: '0 auto auto 0',
  blockSize: '14px',
  borderInlineStart: `2px solid ${color.ink}`,
  '@media': { [narrow]: { display: 'none' } },
})
screenRule(`${steps} b`, { display: 'block', fontSize: type.t16, color: color.ink })
export const points = screenStyle({ display: 'grid', gap: space[2], paddingInlineStart: '1.1rem', listStyle: 'disc' })
