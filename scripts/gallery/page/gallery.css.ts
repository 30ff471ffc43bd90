import { narrow } from '../../../src/theme/conditions.ts'
import { screenRule, screenStyle } from '../../../src/theme/layers.css.ts'
import { color, radius, space, type } from '../../../src/theme/tokens.css.ts'

export const header = screenStyle({
  padding: `${space[8]} ${space[8]} ${space[6]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surface,
  '@media': { [narrow]: { padding: space[4] } },
})
screenRule(`${header} p`, { color: color.ink2 })

export const filter = screenStyle({
  display: 'grid',
  gridTemplateColumns: '2fr 2fr 1fr 1fr 1fr auto',
  gap: space[3],
  alignItems: 'end',
  marginBlockStart: space[5],
  '@media': { [narrow]: { gridTemplateColumns: '1fr 1fr' } },
})
screenRule(`${filter} > *`, { minInlineSize: 0 })
screenRule(`${filter} label`, { display: 'block', marginBlockEnd: space[1], fontSize: type.t14, fontWeight: 600 })
screenRule(`${filter} :is(input[type=search], select)`, { inlineSize: '100%', fontSize: type.t16 })
export const check = screenStyle({})
screenRule(`${filter} ${check}`, {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '3rem',
  marginBlockEnd: 0,
  whiteSpace: 'nowrap',
})
screenRule(`${check} input`, { inlineSize: '1.25rem', blockSize: '1.25rem', accentColor: color.second })

export const main = screenStyle({ padding: space[8], '@media': { [narrow]: { padding: space[4] } } })
export const count = screenStyle({ fontSize: type.t18, fontWeight: 700, marginBlockEnd: space[4] })

export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: space[5],
  '@media': { [narrow]: { gridTemplateColumns: '1fr 1fr', gap: space[3] } },
})
// Two thousand cards: those outside the window are not laid out.
export const card = screenStyle({
  position: 'relative',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 18rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  overflow: 'hidden',
})
screenRule(`${card} > a`, {
  display: 'grid',
  gap: space[1],
  blockSize: '100%',
  paddingBlockEnd: space[3],
  alignContent: 'start',
  textDecoration: 'none',
  fontSize: type.t14,
})
screenRule(`${card} > a > :not(img)`, { paddingInline: space[3], overflowWrap: 'anywhere' })
screenRule(`${card} > a:hover strong`, { textDecoration: 'underline' })
screenRule(`${card} > a:focus-visible`, { outlineOffset: '-3px', borderRadius: radius.card })
screenRule(`${card} > span`, { position: 'absolute', insetBlockStart: space[2], insetInlineEnd: space[2] })
export const kind = screenStyle({ color: color.ink2 })

// A picture shows colours as they are: the theme dims the pictures of the shop's dark scheme.
export const thumbnail = screenStyle({
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  objectPosition: 'top',
  marginBlockEnd: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.sunk,
})
screenRule(`main ${thumbnail}`, { filter: 'none', outline: 'none' })

export const dialog = screenStyle({
  inlineSize: 'calc(100% - 2rem)',
  maxInlineSize: 'none',
  blockSize: 'calc(100% - 2rem)',
  maxBlockSize: 'none',
  margin: 'auto',
  padding: 0,
  border: 0,
  borderRadius: radius.card,
  background: color.sunk,
  '::backdrop': { background: color.shade },
})
export const dialogHead = screenStyle({
  padding: `${space[4]} ${space[5]}`,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
})
screenRule(`${dialogHead} h2`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  fontSize: type.t18,
})
screenRule(`${dialogHead} p`, { color: color.ink2, fontSize: type.t14, overflowWrap: 'anywhere' })
export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[3] })
screenRule(`${actions} [aria-pressed=true]`, { boxShadow: `inset 0 0 0 2px ${color.ink}` })

export const picture = screenStyle({ marginInline: 'auto', marginBlock: space[5], boxShadow: color.float })

export const slider = screenStyle({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${space[5]}`,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: type.t14,
  fontWeight: 600,
})
screenRule(`${slider} input`, { flex: 1, accentColor: color.second, minBlockSize: '1.5rem' })

export const comparison = screenStyle({
  position: 'relative',
  inlineSize: 'fit-content',
  marginInline: 'auto',
  marginBlock: space[5],
  boxShadow: color.float,
})
screenRule(`${comparison} > img + img`, { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 })
export const edge = screenStyle({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '2px',
  marginInlineStart: '-1px',
  background: color.action,
})
