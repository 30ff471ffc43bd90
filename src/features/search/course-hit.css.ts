import { medium, narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'
import { priceClass } from '#ui/content/price.css.ts'
import { unit } from '#ui/pictures/meter.css.ts'

/** Width of twenty lessons at 6 pixels each. */
const scaleWidth = '151px'

export const hit = screenStyle({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr) 9.5rem 5.5rem 7rem',
  gap: space[5],
  alignItems: 'center',
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
  position: 'relative',
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { borderBlockEnd: 0 } },
  '@media': {
    [medium]: { gridTemplateColumns: '6rem minmax(0, 1fr) 10rem' },
    [narrow]: { gridTemplateColumns: '5.5rem minmax(0, 1fr)', gap: `${space[1]} ${space[4]}`, alignItems: 'start' },
  },
})
export const picture = screenStyle({ borderRadius: radius.control, '@media': { [narrow]: { gridRow: 'span 2' } } })
export const title = screenStyle({ fontSize: type.t18, fontWeight: 650, lineHeight: 1.35 })
/** Covers the row, which has the focus ring. */
export const link = screenStyle({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 0 },
  selectors: { [`${hit}:hover &`]: { textDecoration: 'underline' } },
})
screenRule(`${hit}:has(:focus-visible)`, { outline: `2px solid ${color.focus}`, outlineOffset: '2px' })

export const summary = screenStyle({
  fontSize: type.t14,
  color: color.ink2,
  lineHeight: 1.5,
  '@media': { [narrow]: { display: 'none' } },
})
export const keywords = screenStyle({ fontSize: type.t14 })
export const length = screenStyle({
  vars: { [unit]: '6px' },
  inlineSize: scaleWidth,
  '@media': {
    [medium]: { display: 'none' },
    [narrow]: {
      vars: { [unit]: '12px' },
      display: 'block',
      gridColumn: '1 / -1',
      inlineSize: '100%',
      marginBlockStart: space[2],
      order: 2,
    },
  },
})
screenRule(`${length} b`, { '@media': { [narrow]: { display: 'none' } } })
export const minutes = screenStyle({ textAlign: 'end', '@media': { [medium]: { display: 'none' } } })
export const price = screenStyle({ '@media': { [narrow]: { gridColumn: 2 } } })
screenRule(`${price} ${priceClass}`, {
  '@media': {
    [narrow]: { flexDirection: 'row', alignItems: 'baseline', justifyContent: 'flex-start', gap: space[2] },
  },
})
screenRule(`${price} b`, { '@media': { [narrow]: { fontSize: type.t18 } } })
export const line = screenStyle({
  display: 'none',
  '@media': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0 ${space[4]}`,
      gridColumn: '1 / -1',
      order: 3,
      fontSize: type.t14,
      color: color.ink2,
    },
  },
})
