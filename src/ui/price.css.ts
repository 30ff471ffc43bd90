import { part, partRule } from '../theme/layers.css.ts'
import { color, space, type } from '../theme/tokens.css.ts'

export const price = part({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  fontVariantNumeric: 'tabular-nums',
})
partRule(`${price} b`, { fontSize: type.t22, letterSpacing: '-.02em' })
partRule(`${price} s, ${price} small`, { color: color.ink2, fontSize: type.t14 })
partRule(`${price} em`, { fontStyle: 'normal', fontSize: type.t14, fontWeight: 600, color: color.second })
/** What it was and what is saved stay on one line. */
partRule(`${price} > span`, { display: 'flex', alignItems: 'baseline', gap: space[2] })

/** At the end of a table's row: discount first, price last. */
export const atEnd = part({ justifyContent: 'flex-end' })
partRule(`${atEnd} b`, { order: 3, fontSize: type.t18 })
partRule(`${atEnd} s`, { order: 1 })
partRule(`${atEnd} em`, { order: 2 })

/** At the end of a list's row: the price above what it was. */
export const stacked = part({ flexDirection: 'column', alignItems: 'flex-end', gap: 0 })
partRule(`${stacked} b`, { lineHeight: 1.25 })

/** Instead of a price: an inquiry. */
export const inquiry = part({})
partRule(`${price} b${inquiry}`, { fontSize: type.t18 })
