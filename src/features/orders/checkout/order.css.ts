import { narrow, print } from '../../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../../theme/layers.css.ts'
import { color, radius, space, type } from '../../../theme/tokens.css.ts'
import { buttonClass } from '../../../ui/controls/button.css.ts'
import { checkBox } from '../../../ui/form/check-box.css.ts'
import { hint } from '../../../ui/content/hint.css.ts'

export const page = screenStyle({
  paddingBlock: `${space[8]} ${space[16]}`,
  '@media': { [print]: { paddingBlock: 0 } },
})
// The quote has a title of its own.
screenRule(`${page} h1`, { marginBlockEnd: space[6], '@media': { [print]: { display: 'none' } } })

/** Notes above the form about the last attempt. */
export const notes = screenStyle({
  display: 'grid',
  gap: space[3],
  marginBlockEnd: space[8],
  '@media': { [print]: { display: 'none' } },
})
screenRule(`${notes}:empty`, { display: 'none' })

/** Summary of the invalid fields. */
export const errors = screenStyle({ marginBlockEnd: space[8] })

export const section = screenStyle({
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${color.ink}`,
  '@media': { [narrow]: { paddingBlock: space[6] } },
})
screenRule(`${section} > h2`, { fontSize: type.t22, marginBlockEnd: space[5] })

export const fields = screenStyle({ display: 'grid', gap: space[5] })
export const twoColumns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
})
export const narrowField = screenStyle({ maxInlineSize: '24rem' })

export const item = screenStyle({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[4]}`,
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [narrow]: { gridTemplateColumns: '4.5rem minmax(0, 1fr)' } },
})
screenRule(`${item}:last-child`, { border: 0, paddingBlockEnd: 0 })
screenRule(`${item} img`, {
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.small,
})
screenRule(`${item} b`, { fontWeight: 600 })
screenRule(`${item} > :last-child`, { '@media': { [narrow]: { gridColumn: 2 } } })
export const quantity = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginBlockStart: space[2],
})
screenRule(`${quantity} label`, { display: 'inline-flex', alignItems: 'center', gap: space[2] })
screenRule(`${quantity} select`, { inlineSize: 'auto', minBlockSize: '2.75rem' })

export const rules = screenStyle({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[5],
  listStyle: 'disc',
  '@media': { [print]: { gap: 0 } },
})

export const summary = screenStyle({ padding: space[6], '@media': { [narrow]: { padding: space[5] } } })
screenRule(`${summary} h2`, { fontSize: type.t22, marginBlockEnd: space[4] })
screenRule(`${summary} ${checkBox}`, { marginBlockStart: space[4], alignItems: 'flex-start', paddingBlock: space[2] })
export const termLinks = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  fontSize: type.t14,
  marginBlockEnd: space[3],
})

/** Additional goods. */
export const additions = screenStyle({ marginBlockStart: space[6] })
screenRule(`${additions} h3`, { fontSize: type.t16, marginBlockEnd: space[2] })
export const addition = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: `${space[1]} ${space[4]}`,
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
screenRule(`${addition} b`, { fontWeight: 600 })
screenRule(`${addition} > :first-child`, { '@media': { [narrow]: { gridColumn: '1 / -1' } } })

/** A step that replaces the form. */
export const step = screenStyle({ display: 'grid', gap: space[4], paddingBlock: `${space[10]} ${space[16]}` })

/** Result of an order, on screen and on paper. */
export const result = screenStyle({ vars: { '--wide': '52rem' }, paddingBlock: `${space[12]} ${space[16]}` })
screenRule(`${result} h1`, { marginBlock: `${space[3]} ${space[2]}` })
screenRule(`${result} ${hint}`, { marginBlockStart: space[5] })
screenRule(`${result} h2`, { fontSize: type.t22, marginBlock: `${space[10]} ${space[3]}` })

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
export const left = screenStyle({ display: 'flex', justifyContent: 'space-between', gap: space[3], flexWrap: 'wrap' })
screenRule(`${left} + *`, { marginBlock: `${space[3]} ${space[1]}` })

export const titleSkeleton = screenStyle({ inlineSize: '8rem', blockSize: '1.6rem' })
export const leadSkeleton = screenStyle({ inlineSize: '16rem', blockSize: '1.6rem' })
export const fieldSkeleton = screenStyle({ blockSize: '3rem' })
export const resultSkeleton = screenStyle({ blockSize: '8rem', marginBlockStart: space[8] })

export const error = screenStyle({ marginBlockStart: space[8] })

/** Number and amount of an order without a receipt. */
export const facts = screenStyle({ marginBlockStart: space[6], maxInlineSize: '32rem' })
