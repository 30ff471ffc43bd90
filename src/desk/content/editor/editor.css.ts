import { mediumScreen, narrowScreen } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, touch, type } from '#theme/tokens.css.ts'

/** A control with its label, help and faults. */
export const field = screenStyle({ minInlineSize: 0, display: 'grid', gap: space[2], alignContent: 'start' })
screenRule(`${field} > label`, { marginBlockEnd: 0 })
screenRule(`${field}:focus-visible`, { outlineOffset: '4px' })
export const help = screenStyle({ fontSize: type.t14, color: color.ink2, maxInlineSize: '42rem' })

/** Two fields beside each other. */
export const pair = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[3]} ${space[4]}`,
  alignItems: 'start',
  '@media': { [narrowScreen]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
screenRule(`${pair} label`, { fontWeight: 400, fontSize: type.t14, color: color.ink2 })

export const short = screenStyle({ maxInlineSize: '20rem' })
export const few = screenStyle({ minBlockSize: '6rem' })
export const line = screenStyle({ minBlockSize: '3rem', resize: 'none' })
export const withUnit = screenStyle({ display: 'flex', alignItems: 'center', gap: space[2] })
/** A colour. */
export const sample = screenStyle({ inlineSize: '2rem', blockSize: '2rem', borderRadius: radius.small })

/** The three numbers of a stock, beside each other. */
export const stock = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[3],
})
screenRule(`${stock} dd`, { margin: 0, fontSize: type.t28, fontWeight: 600 })

/** An optional part that was added. */
export const inset = screenStyle({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${color.lineStrong}`,
})
screenRule(`${inset} > *`, { minInlineSize: 0 })
screenRule(`${inset} > :first-child`, { inlineSize: '100%' })

export const listItems = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })

/** An item of a list with its buttons at the end. */
export const listItem = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[3],
  padding: space[4],
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '@media': { [narrowScreen]: { padding: space[3] } },
})
// The fields take the whole width below the heading and the buttons.
screenRule(`${listItem}[role=group] > :nth-child(2)`, { gridColumn: '1 / -1', gridRow: 2 })
screenRule(`${listItem}[role=group] > :nth-child(3)`, { gridColumn: 2, gridRow: 1 })
// On narrow screens the buttons are below what they move.
screenRule(listItem, { '@media': { [narrowScreen]: { gridTemplateColumns: 'minmax(0, 1fr)' } } })
screenRule(`${listItem}[role=group] > :nth-child(3)`, { '@media': { [narrowScreen]: { gridColumn: 1, gridRow: 3 } } })
/** Choice of the place of an item: as wide as its number. */
export const positionSelect = screenStyle({ inlineSize: '5rem' })
export const itemHead = screenStyle({
  alignSelf: 'center',
  overflowWrap: 'anywhere',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
})
export const foldedItem = screenStyle({ minInlineSize: 0 })
screenRule(`${foldedItem} > summary`, {
  minBlockSize: touch,
  alignContent: 'center',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
})
screenRule(`${foldedItem}[open] > summary`, { marginBlockEnd: space[3] })
screenRule(`${listItem}:has(> ${foldedItem}[open])`, { gridTemplateColumns: 'minmax(0, 1fr)' })

/** Where a file can be dropped. */
export const dropPlace = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  border: `1px dashed ${color.lineControl}`,
  borderRadius: radius.control,
  background: color.surface,
})
screenRule(`${dropPlace}[data-over=true]`, { borderStyle: 'solid', background: color.secondTint })
export const thumbnail = screenStyle({
  inlineSize: '6rem',
  blockSize: '4.5rem',
  objectFit: 'contain',
  background: color.sunk,
  borderRadius: radius.small,
})
export const fileName = screenStyle({ overflowWrap: 'anywhere', minInlineSize: 0, flex: '1 1 8rem' })
export const progress = screenStyle({ inlineSize: '100%', accentColor: color.second })

/** The window in which a file is chosen. */
export const chooser = screenStyle({
  inlineSize: 'min(100% - 2rem, 56rem)',
  maxBlockSize: '90dvh',
  margin: 'auto',
  padding: space[5],
  border: 0,
  borderRadius: radius.card,
  background: color.surface,
  color: color.ink,
  boxShadow: color.float,
  '::backdrop': { background: color.shade },
})
export const choices = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: space[3],
  maxBlockSize: '55dvh',
  overflowY: 'auto',
  padding: space[1],
})
screenRule(`${choices} button`, {
  display: 'grid',
  gap: space[2],
  justifyItems: 'center',
  alignContent: 'start',
  minBlockSize: touch,
  padding: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  fontSize: type.t14,
  overflowWrap: 'anywhere',
})
screenRule(`${choices} button[aria-current=true]`, { boxShadow: `inset 0 0 0 2px ${color.second}` })

/** Titles of chosen courses, each with a button. */
export const chosen = screenStyle({ display: 'grid', gap: space[1] })
screenRule(`${chosen} > li`, { display: 'flex', alignItems: 'center', gap: space[2], minBlockSize: touch })

/** Fields that differ, with both values. */
export const changes = screenStyle({ display: 'grid', gap: space[3] })
screenRule(`${changes} > div`, { paddingInlineStart: space[4], borderInlineStart: `2px solid ${color.lineStrong}` })
screenRule(`${changes} dt`, { fontWeight: 600 })
screenRule(`${changes} dd`, { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const before = screenStyle({ color: color.ink2 })
export const after = screenStyle({})
export const restOfChanges = screenStyle({ marginBlockStart: space[3], color: color.ink2 })

/** One of two values of a field. */
export const versionText = screenStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', minInlineSize: 0 })

/** State of the draft and what can be done, always in sight. */
export const bar = screenStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: `${space[2]} ${space[5]}`,
  minBlockSize: '3.75rem',
  paddingBlock: space[2],
  background: color.paper,
  borderBlockEnd: `1px solid ${color.line}`,
})
/** Tabs within the margin of the desk, which is narrower than that of the shop. */
export const partTabs = screenStyle({ marginInline: 0, paddingInline: 0, scrollPaddingInline: 0 })
export const saveState = screenStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: type.t14,
  color: color.ink2,
})
// A field that gets the focus is not covered by the bar.
screenRule(`html:has(${bar})`, { scrollPaddingBlockStart: '6rem' })

/** Parts of a form beside their list. */
export const formLayout = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 13rem',
  gap: space[8],
  alignItems: 'start',
  '@media': { [mediumScreen]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
})
export const parts = screenStyle({
  position: 'sticky',
  insetBlockStart: '6rem',
  display: 'grid',
  '@media': { [mediumScreen]: { position: 'static', gridRow: 1 } },
})
screenRule(`${parts} a`, { display: 'flex', alignItems: 'center', gap: space[2], minBlockSize: touch })
export const form = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] })
export const formFields = screenStyle({ minInlineSize: 0, margin: 0, padding: 0, border: 0 })

export const faultList = screenStyle({ display: 'grid', gap: space[1], marginBlockStart: space[2] })

/** The shop's page with the draft, as wide as its layout and scaled to fit. */
export const previewPlace = screenStyle({
  overflow: 'hidden',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.card,
  background: color.sunk,
})
export const previewFrame = screenStyle({ display: 'block', border: 0, transformOrigin: '0 0', marginInline: 'auto' })
