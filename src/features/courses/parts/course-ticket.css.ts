import { part, partRule } from '../../../theme/layers.css.ts'
import { color, radius, space, type } from '../../../theme/tokens.css.ts'
import { price } from '../../../ui/price.css.ts'
import { rule } from '../../../ui/rule.css.ts'

/** A course on a card: picture, then the rule as the only divider, then facts and price. */
export const ticket = part({
  display: 'grid',
  gridRow: 'span 6',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  position: 'relative',
  overflow: 'hidden',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  ':hover': { borderColor: color.lineStrong },
})
export const body = part({
  gridRow: 'span 5',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  padding: space[4],
})
export const kind = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: '1.75rem',
})
export const title = part({
  display: 'block',
  fontSize: type.t18,
  fontWeight: 650,
  lineHeight: 1.35,
  letterSpacing: '-.02em',
  marginBlock: `${space[1]} ${space[5]}`,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 0 },
})
partRule(`${ticket}:hover ${title}`, { textDecoration: 'underline' })
partRule(`${ticket}:has(:focus-visible)`, { outline: `2px solid ${color.focus}`, outlineOffset: '2px' })
partRule(`${ticket} ${rule}`, { marginBlockEnd: space[2] })
partRule(`${ticket} ${price}`, { marginBlockStart: space[2], minBlockSize: '2.2rem' })
