import { createVar, keyframes } from '@vanilla-extract/css'
import { medium, narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, measure, radius, space, type } from '#theme/tokens.css.ts'
import { length, unit } from '#ui/pictures/meter.css.ts'

export const carousel = screenStyle({
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflow: 'hidden',
  '@media': {
    [narrow]: { marginInline: `calc(-1 * ${measure.gutter})`, borderInline: 0, borderRadius: 0 },
  },
})
export const track = screenStyle({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  ':focus-visible': { outlineOffset: '-2px' },
})
export const slide = screenStyle({
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  display: 'grid',
  gridTemplateColumns: '26.5rem minmax(0, 1fr)',
  minBlockSize: '30.5rem',
  '@media': {
    // Too narrow for the whole picture beside the text.
    [medium]: { display: 'flex', flexDirection: 'column-reverse', minBlockSize: 0 },
  },
})
/** Reserves the space of the picture before it loads, so that the layout does not shift. */
export const scene = screenStyle({
  display: 'grid',
  position: 'relative',
  background: `var(--tint, ${color.sunk})`,
  '@media': {
    [medium]: { aspectRatio: '16 / 7', inlineSize: '100%' },
    // The button of a practice stands below the picture, where it covers nothing of it.
    [narrow]: { aspectRatio: 'auto', gridTemplateRows: '56.25vw auto', background: 'none' },
  },
})
// A practice in its place is as tall as it has to be.
screenRule(`${scene}:has([role=group])`, {
  '@media': { [medium]: { aspectRatio: 'auto', gridTemplateRows: 'auto' } },
})
export const picture = screenStyle({
  inlineSize: '100%',
  blockSize: 0,
  minBlockSize: '100%',
  objectFit: 'cover',
  // Heads are near the top of a picture that is taller than its place.
  objectPosition: '100% 20%',
})
export const text = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: `${space[10]} ${space[8]} ${space[8]} ${space[10]}`,
  '@media': {
    [medium]: { padding: `${space[8]} ${space[6]}`, inlineSize: '100%', flex: 1 },
    [narrow]: { padding: `${space[5]} ${measure.gutter}` },
  },
})
export const headline = screenStyle({
  fontSize: type.t48,
  lineHeight: 1.2,
  letterSpacing: '-.03em',
  textWrap: 'wrap',
  marginBlock: `${space[3]} ${space[4]}`,
  '@media': { [narrow]: { fontSize: type.t28, marginBlock: `${space[1]} ${space[2]}` } },
})
export const action = screenStyle({ '@media': { [narrow]: { inlineSize: '100%' } } })

export const measured = screenStyle({
  inlineSize: '100%',
  marginBlock: `auto ${space[6]}`,
  paddingBlockStart: space[4],
  '@media': { [narrow]: { marginBlockStart: space[1] } },
})
/** Width of one unit: the whole meter fits the narrowest phone. */
const narrowUnit = (most: string) => `min(${most}, (100vw - 2 * ${measure.gutter} - 1px) / ${length})`
export const courseMeter = screenStyle({
  vars: { [unit]: '14px' },
  '@media': { [narrow]: { vars: { [unit]: narrowUnit('14px') } } },
})
/** The words below a meter. */
export const meterText = screenStyle({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: space[2],
  fontSize: type.t14,
})

/** The same within its place. */
const fitting = (most: string) => `min(${most}, (100% - 1px) / ${length})`
/** All categories on one meter, each with its colour and as long as its number of courses. */
export const fieldsMeter = screenStyle({
  '::before': { display: 'none' },
  vars: { [unit]: fitting('8px') },
  '@media': {
    [medium]: { vars: { [unit]: fitting('14px') } },
    [narrow]: { vars: { [unit]: narrowUnit('8px') } },
  },
})
export const firstIndex = createVar()
export const span = createVar()
export const fieldCourses = screenStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: `calc(${firstIndex} * ${unit})`,
  inlineSize: `calc(${span} * ${unit})`,
  blockSize: '8px',
  background: 'var(--hue)',
})

export const tabs = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr) auto',
  borderBlockStart: `1px solid ${color.line}`,
  alignItems: 'stretch',
  '@media': { [narrow]: { display: 'flex', alignItems: 'center', paddingInline: measure.gutter } },
})
const fill = keyframes({ from: { scale: '0 1' }, to: { scale: '1 1' } })
export const tab = screenStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: `${space[3]} ${space[5]} ${space[3]} 0`,
  marginInlineStart: space[5],
  minBlockSize: '4.25rem',
  textDecoration: 'none',
  lineHeight: 1.4,
  color: color.ink2,
  fontSize: type.t14,
  minInlineSize: 0,
  '@media': { [narrow]: { margin: 0, padding: 0, minBlockSize: '3rem', flex: 1 } },
})
export const tabName = screenStyle({
  fontWeight: 500,
  fontSize: type.t16,
  selectors: { [`${tab}[aria-current] &`]: { color: color.ink, fontWeight: 700 } },
})
export const tabText = screenStyle({
  textWrap: 'balance',
  '@media': {
    [narrow]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
/** The current tab's line fills while its slide is shown. */
screenRule(`${tab}::before, ${tab}::after`, {
  position: 'absolute',
  inset: '-1px 0 auto 0',
  blockSize: '3px',
  transformOrigin: '0 0',
  '@media': { [narrow]: { inset: 'calc(50% - 1.5px) .5rem auto 0' } },
})
screenRule(`${tab}[aria-current]::before`, { content: '', background: color.line })
screenRule(`${tab}::before`, { '@media': { [narrow]: { content: '', background: color.line } } })
screenRule(`${tab}[aria-current]::after`, { content: '', background: color.ink })
screenRule(`[data-rotating] ${tab}[aria-current]::after`, { animation: `${fill} var(--stay) linear` })

export const pause = screenStyle({
  alignSelf: 'center',
  marginInline: space[3],
  visibility: 'hidden',
  selectors: { ':root[data-scripted] &': { visibility: 'visible' } },
  '@media': { [narrow]: { margin: '0 0 0 -.75rem', order: -1 } },
})
