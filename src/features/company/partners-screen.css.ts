import { narrow } from '../../theme/conditions.ts'
import { screenRule, screenStyle } from '../../theme/layers.css.ts'
import { color, space, type } from '../../theme/tokens.css.ts'
import { meter } from '../../ui/pictures/meter.css.ts'

export const group = screenStyle({
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr)',
  gap: space[8],
  paddingBlockEnd: space[10],
  '@media': { [narrow]: { display: 'block' } },
})
screenRule(`${group} h2`, {
  fontSize: type.t22,
  paddingBlockStart: space[4],
  '@media': { [narrow]: { paddingBlockEnd: space[3] } },
})
screenRule(`${group} h2 small`, { fontSize: type.t16, fontWeight: 500, color: color.ink2 })
screenRule(`${group} ul`, { borderBlockStart: `1px solid ${color.ink}` })
screenRule(`${group} li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 8rem 13rem',
  gap: space[6],
  alignItems: 'center',
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: `${space[2]} ${space[4]}` } },
})
screenRule(`${group} li > div`, { '@media': { [narrow]: { gridColumn: '1 / -1' } } })
screenRule(`${group} li b`, { display: 'block', fontSize: type.t18, fontWeight: 600 })
screenRule(`${group} ${meter}`, { inlineSize: '141px', '@media': { [narrow]: { marginInlineEnd: '4rem' } } })

/** The invitation to become a partner. */
export const invitation = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  marginBlockStart: space[4],
  padding: `${space[6]} ${space[8]}`,
  '@media': { [narrow]: { flexDirection: 'column', alignItems: 'stretch', padding: space[5] } },
})
screenRule(`${invitation} > div`, { flex: 1 })
screenRule(`${invitation} h2`, { fontSize: type.t22, color: color.ink })
