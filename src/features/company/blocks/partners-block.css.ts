import { narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

export const group = screenStyle({
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr)',
  gap: space[8],
  paddingBlockEnd: space[10],
  '@media': { [narrow]: { display: 'block' } },
})
export const name = screenStyle({
  paddingBlockStart: space[4],
  '@media': { [narrow]: { paddingBlockEnd: space[3] } },
})
export const count = screenStyle({ fontSize: type.t16, fontWeight: 500, color: color.ink2 })
export const partners = screenStyle({ borderBlockStart: `1px solid ${color.ink}` })
export const partner = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 8rem 13rem',
  gap: space[6],
  alignItems: 'center',
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: `${space[2]} ${space[4]}` } },
})
export const about = screenStyle({ '@media': { [narrow]: { gridColumn: '1 / -1' } } })
export const logo = screenStyle({
  blockSize: '2rem',
  maxInlineSize: '10rem',
  objectFit: 'contain',
  marginBlockEnd: space[2],
})
export const partnerName = screenStyle({ fontSize: type.t18 })
export const years = screenStyle({ inlineSize: '141px', '@media': { [narrow]: { marginInlineEnd: '5rem' } } })
// The number stands out.
screenRule(`${years} > b`, { fontSize: type.t18, fontWeight: 600 })
