import { narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'
import { searchBox } from '#ui/controls/search-box.css.ts'

export const tools = screenStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlock: `${space[6]} ${space[4]}`,
})
screenRule(`${tools} > ${searchBox}`, { flex: '0 1 24rem', minInlineSize: 0 })

export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.25rem, 1fr))',
  gap: space[1],
  '@media': { [narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
screenRule(`${grid} button`, {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[2],
  inlineSize: '100%',
  minBlockSize: '5.5rem',
  blockSize: '100%',
  padding: `${space[2]} ${space[1]}`,
  border: `1px solid ${color.line}`,
  background: 'none',
  cursor: 'pointer',
})
screenRule(`${grid} span`, { fontSize: type.t14, lineHeight: 1.25, color: color.ink2, overflowWrap: 'anywhere' })
screenRule(`${grid} button:hover`, { background: color.sunk })
screenRule(`${grid} [aria-pressed=true]`, { background: color.surface, borderColor: color.ink })
