import { narrow } from '../../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../../theme/layers.css.ts'
import { color, space, type } from '../../../theme/tokens.css.ts'
import { searchBox } from '../../../ui/controls/search-box.css.ts'

export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: '17rem minmax(0, 1fr)',
  gap: space[10],
  paddingBlockStart: space[6],
  alignItems: 'start',
  '@media': { [narrow]: { display: 'block' } },
})
export const tools = screenStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockEnd: space[4],
})
screenRule(`${tools} > ${searchBox}`, { flex: '1 1 16rem', minInlineSize: 0 })

export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.25rem, 1fr))',
  borderBlockStart: `1px solid ${color.line}`,
  borderInlineStart: `1px solid ${color.line}`,
  '@media': { [narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
screenRule(`${grid} a`, {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[2],
  minBlockSize: '5.5rem',
  blockSize: '100%',
  padding: `${space[2]} ${space[1]}`,
  borderInlineEnd: `1px solid ${color.line}`,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'center',
  textDecoration: 'none',
})
screenRule(`${grid} span`, {
  fontSize: type.t14,
  fontWeight: 500,
  lineHeight: 1.25,
  color: color.ink2,
  overflowWrap: 'anywhere',
})
screenRule(`${grid} a:hover`, { background: color.sunk })
screenRule(`${grid} [aria-current]`, { background: color.surface, boxShadow: `inset 0 0 0 2px ${color.ink}` })
screenRule(`${grid} [aria-current] span`, { color: color.ink })
screenRule(`${grid} a:focus-visible`, { outlineOffset: '-2px' })
