import { forced, medium, narrow } from '../theme/conditions.ts'
import { componentStyle, componentRule } from '../theme/layers.css.ts'
import { color, measure, radius, space, touch, type } from '../theme/tokens.css.ts'

/** Tabs: pages of one list. */
export const tabs = componentStyle({
  display: 'flex',
  gap: space[6],
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [narrow]: { gap: space[5], marginInline: `calc(-1 * ${measure.gutter})`, paddingInline: measure.gutter },
  },
})
componentRule(`${tabs} > *`, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minInlineSize: touch,
  gap: space[2],
  minBlockSize: '3.25rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  color: color.ink2,
  fontWeight: 500,
})
componentRule(`${tabs} > [aria-current]`, { color: color.ink, fontWeight: 700, boxShadow: `inset 0 -3px ${color.ink}` })
componentRule(`${tabs} > :focus-visible`, { outlineOffset: '-2px' })

/** Chips: filters. */
export const chips = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const chipsScroll = componentStyle({
  '@media': {
    [medium]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none', padding: '2px', margin: '-2px' },
    [narrow]: { marginInline: `calc(-1 * ${measure.gutter})`, paddingInline: measure.gutter },
  },
})
componentRule(`${chipsScroll} > *`, { '@media': { [medium]: { flex: 'none' } } })
export const chip = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: touch,
  paddingInline: space[4],
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  fontWeight: 500,
  ':hover': { boxShadow: `inset 0 0 0 1px ${color.lineControl}` },
  '@media': { [forced]: { border: '1px solid' } },
})
componentRule(`${chip}[data-field]::before`, {
  content: '',
  inlineSize: '.625rem',
  blockSize: '.625rem',
  borderRadius: '2px',
  background: 'var(--hue)',
})
componentRule(`${chip} small`, { fontSize: type.t14, color: color.ink2 })
componentRule(`${chip}[aria-current]`, { background: color.ink, color: color.paper, boxShadow: 'none' })
componentRule(`${chip}[aria-current] small`, { color: 'inherit', opacity: 0.8 })

/** Segments: ways to see one thing. */
export const segmentedControl = componentStyle({
  display: 'inline-flex',
  padding: '3px',
  borderRadius: radius.control,
  background: color.sunk,
})
componentRule(`${segmentedControl} > *`, {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: touch,
  paddingInline: space[4],
  borderRadius: '8px',
  textDecoration: 'none',
  fontWeight: 500,
  color: color.ink2,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
})
componentRule(`${segmentedControl} > :is([aria-current], :has(:checked))`, {
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
  background: color.surface,
  color: color.ink,
  fontWeight: 600,
  boxShadow: `0 0 0 1px ${color.lineStrong}`,
})
componentRule(`${segmentedControl} > :has(:focus-visible)`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '2px',
})

export const pagination = componentStyle({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space[1],
})
componentRule(`${pagination} > *`, {
  display: 'grid',
  placeItems: 'center',
  // Seven of them fit the narrowest phones.
  flex: `0 1 ${touch}`,
  minInlineSize: '2.25rem',
  blockSize: touch,
  borderRadius: radius.control,
  textDecoration: 'none',
  fontWeight: 500,
})
componentRule(`${pagination} > a:hover`, { background: color.sunk })
componentRule(`${pagination} > [aria-current]`, { background: color.ink, color: color.paper })
componentRule(`${pagination} > span`, { color: color.lineControl })

export const breadcrumb = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[2]}`,
  fontSize: type.t14,
  color: color.ink2,
  paddingBlock: space[5],
})
componentRule(`${breadcrumb} a`, { textDecoration: 'none' })
componentRule(`${breadcrumb} a:hover`, { textDecoration: 'underline' })
componentRule(`${breadcrumb} > * + *::before`, { content: '"/"', marginInlineEnd: space[2], color: color.lineControl })
