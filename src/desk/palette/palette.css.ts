import { narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'

export const palette = screenStyle({
  inlineSize: 'min(100% - 2rem, 40rem)',
  margin: '10vh auto auto',
  padding: space[3],
  border: 0,
  borderRadius: radius.card,
  background: color.surface,
  // It opens from the menu, whose text is light.
  color: color.ink,
  boxShadow: color.float,
  '::backdrop': { background: color.shade },
})
export const results = screenStyle({
  display: 'grid',
  gap: space[1],
  maxBlockSize: '60vh',
  overflowY: 'auto',
  marginBlockStart: space[3],
})
screenRule(`${results} [role=option]`, {
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space[3],
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
})
screenRule(`${results} [aria-selected=true]`, { background: color.sunk, boxShadow: `inset 0 0 0 2px ${color.focus}` })
export const kind = screenStyle({ fontSize: type.t14, color: color.ink2 })
export const none = screenStyle({ padding: space[3], color: color.ink2 })
export const opener = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: space[3],
  border: `1px solid ${color.onBand2}`,
  borderRadius: radius.control,
  color: color.onBand,
  whiteSpace: 'nowrap',
})
/** Not where there is no keyboard. */
export const shortcut = screenStyle({
  marginInlineStart: 'auto',
  fontSize: type.t14,
  color: color.onBand2,
  '@media': { [narrow]: { display: 'none' } },
})
