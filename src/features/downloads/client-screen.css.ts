import { medium, narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'
import { meter } from '#ui/pictures/meter.css.ts'

/** Text about the client, and its picture beside it; above it on narrow screens. */
export const intro = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 30rem',
  gap: space[16],
  alignItems: 'start',
  paddingBlock: space[10],
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: space[8] },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5], paddingBlock: space[6] },
  },
})
/** Without a picture. */
export const introAlone = screenStyle({
  maxInlineSize: '44rem',
  paddingBlock: space[10],
  '@media': { [narrow]: { paddingBlock: space[6] } },
})
screenRule(`:is(${intro}, ${introAlone}) h2`, {
  fontSize: type.t36,
  marginBlock: `${space[2]} ${space[3]}`,
  '@media': { [narrow]: { fontSize: type.t28 } },
})
screenRule(`${intro} img`, { borderRadius: radius.card, '@media': { [narrow]: { order: -1 } } })

export const section = screenStyle({
  paddingBlockStart: space[16],
  '@media': { [narrow]: { paddingBlockStart: space[12] } },
})
export const requirements = screenStyle({ inlineSize: '100%', tableLayout: 'fixed', marginBlockStart: space[4] })
screenRule(`${requirements} th`, { textAlign: 'start' })
screenRule(`${requirements} tbody th`, { fontWeight: 400, color: color.ink2 })
screenRule(`${requirements} th:first-child`, {
  inlineSize: '12rem',
  '@media': { [narrow]: { inlineSize: '5.5rem' } },
})
screenRule(`${requirements} :is(td, tbody th)`, { paddingBlock: space[4] })
screenRule(`${requirements} td`, {
  fontSize: type.t18,
  fontWeight: 500,
  '@media': { [narrow]: { fontSize: type.t16 } },
})
screenRule(`${requirements} td small`, { display: 'block', fontWeight: 400, color: color.ink2 })
screenRule(`${requirements} ${meter}`, {
  inlineSize: '228px',
  maxInlineSize: '100%',
  marginBlockStart: space[1],
})
/** A value that does not differ from the minimum. */
export const bothColumns = screenStyle({})
screenRule(`${requirements} td${bothColumns}`, { fontSize: type.t16, fontWeight: 400, color: color.ink2 })

export const steps = screenStyle({ counterReset: 'step', borderBlockStart: `1px solid ${color.ink}` })
export const step = screenStyle({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 13rem) minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
  '::before': { content: 'counter(step)', fontWeight: 600, color: color.ink2 },
  '@media': { [narrow]: { gridTemplateColumns: '1.75rem minmax(0, 1fr)' } },
})
export const stepText = screenStyle({ '@media': { [narrow]: { gridColumn: 2 } } })
