import { medium, narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, measure, radius, space, type } from '#theme/tokens.css.ts'

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
export const picture = screenStyle({
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
export const actions = screenStyle({})
screenRule(`${actions} > a`, { '@media': { [narrow]: { flex: '1 1 100%' } } })
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
