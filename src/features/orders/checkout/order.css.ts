import { narrow, print } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, touch, type } from '#theme/tokens.css.ts'
import { buttonClass } from '#ui/controls/button.css.ts'

export const page = screenStyle({
  paddingBlock: `${space[8]} ${space[16]}`,
  '@media': { [print]: { paddingBlock: 0 } },
})
/** Summary of the invalid fields. */
export const errors = screenStyle({ marginBlockEnd: space[8] })

export const section = screenStyle({
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${color.ink}`,
  '@media': { [narrow]: { paddingBlock: space[6] } },
})
export const months = screenStyle({ marginBlockStart: space[6] })
export const narrowField = screenStyle({ maxInlineSize: '24rem' })

export const item = screenStyle({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[4]}`,
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  ':last-child': { border: 0, paddingBlockEnd: 0 },
  '@media': { [narrow]: { gridTemplateColumns: '4.5rem minmax(0, 1fr)' } },
})
export const price = screenStyle({ '@media': { [narrow]: { gridColumn: 2 } } })
export const quantity = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
export const quantitySelect = screenStyle({ inlineSize: 'auto', minBlockSize: touch })
export const addition = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: `${space[1]} ${space[4]}`,
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const additionName = screenStyle({ '@media': { [narrow]: { gridColumn: '1 / -1' } } })
/** Result of an order, on screen and on paper. */
export const result = screenStyle({ vars: { '--wide': '52rem' }, paddingBlock: `${space[12]} ${space[16]}` })
export const deposit = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1.6fr 1fr',
  marginBlockStart: space[8],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
screenRule(`${deposit} > div`, { padding: space[6], '@media': { [narrow]: { padding: `${space[4]} ${space[5]}` } } })
screenRule(`${deposit} > div + div`, {
  borderInlineStart: `1px solid ${color.line}`,
  '@media': { [narrow]: { borderInlineStart: 0, borderBlockStart: `1px solid ${color.line}` } },
})
screenRule(`${deposit} > div:last-child`, {
  gridColumn: '1 / -1',
  borderInlineStart: 0,
  borderBlockStart: `1px solid ${color.line}`,
})
export const figure = screenStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[3],
  fontSize: type.t28,
  fontWeight: 700,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
})
screenRule(`${figure} ${buttonClass}`, { fontSize: type.t14 })

/** Number and amount of an order without a receipt. */
export const facts = screenStyle({ maxInlineSize: '32rem' })
export const agreement = screenStyle({ alignItems: 'flex-start', marginBlockStart: space[4], paddingBlock: space[2] })

/** A step that replaces the form. */
export const step = screenStyle({ paddingBlock: `${space[10]} ${space[16]}` })
