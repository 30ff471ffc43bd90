import { componentStyle, componentRule } from '../theme/layers.css.ts'
import { color, space, type } from '../theme/tokens.css.ts'

export const price = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  fontVariantNumeric: 'tabular-nums',
})
componentRule(`${price} b`, { fontSize: type.t22, letterSpacing: '-.02em' })
componentRule(`${price} s, ${price} small`, { color: color.ink2, fontSize: type.t14 })
componentRule(`${price} em`, { fontStyle: 'normal', fontSize: type.t14, fontWeight: 600, color: color.second })
/** What it was and what is saved stay on one line. */
componentRule(`${price} > span`, { display: 'flex', alignItems: 'baseline', gap: space[2] })

/** At the end of a table's row: discount first, price last. */
export const atEnd = componentStyle({ justifyContent: 'flex-end' })
componentRule(`${atEnd} b`, { order: 3, fontSize: type.t18 })
componentRule(`${atEnd} s`, { order: 1 })
componentRule(`${atEnd} em`, { order: 2 })

/** At the end of a list's row: the price above what it was. */
export const stacked = componentStyle({ flexDirection: 'column', alignItems: 'flex-end', gap: 0 })
componentRule(`${stacked} b`, { lineHeight: 1.25 })

/** Instead of a price: an inquiry. */
export const inquiry = componentStyle({})
componentRule(`${price} b${inquiry}`, { fontSize: type.t18 })
