import { part, partRule } from '../theme/layers.css.ts'
import { color, radius, space, type } from '../theme/tokens.css.ts'
import { price } from './price.css.ts'
import { rule } from './rule.css.ts'

/** Something on sale on a card: picture, then the rule as the only divider, then facts and price. */
export const ticket = part({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  position: 'relative',
  overflow: 'hidden',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  ':hover': { borderColor: color.lineStrong },
})
/** Its name, a link that covers the card. */
export const ticketName = part({
  display: 'block',
  fontSize: type.t18,
  fontWeight: 650,
  lineHeight: 1.35,
  letterSpacing: '-.02em',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 0 },
})
partRule(`${ticket}:hover ${ticketName}`, { textDecoration: 'underline' })
partRule(`${ticket}:has(:focus-visible)`, { outline: `2px solid ${color.focus}`, outlineOffset: '2px' })
partRule(`${ticket} ${rule}`, { marginBlockEnd: space[2] })
partRule(`${ticket} ${price}`, { marginBlockStart: space[2], minBlockSize: '2.2rem' })
