import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'
import { meter } from '../pictures/meter.css.ts'
import { priceClass } from './price.css.ts'

/** Card of a product: picture, meter, details and price. Shares the rows of its grid. */
export const productCard = componentStyle({
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
/** The name, as a link that covers the card. */
export const productCardTitle = componentStyle({
  display: 'block',
  fontSize: type.t18,
  fontWeight: 650,
  lineHeight: 1.35,
  letterSpacing: '-.02em',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 0 },
})
componentRule(`${productCard}:hover ${productCardTitle}`, { textDecoration: 'underline' })
componentRule(`${productCard}:has(${productCardTitle}:focus-visible)`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '2px',
})
componentRule(`${productCard} ${meter}`, { marginBlockEnd: space[2] })
componentRule(`${productCard} ${priceClass}`, { marginBlockStart: space[2], minBlockSize: '2.2rem' })
