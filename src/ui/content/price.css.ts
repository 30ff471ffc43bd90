import { type RecipeVariants, recipe } from '@vanilla-extract/recipes'
import { componentRule, inComponents } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

export const price = recipe({
  base: inComponents({
    display: 'flex',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    gap: `0 ${space[2]}`,
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: {
    align: {
      start: {},
      /** At the end of a table's row: discount first, price last. */
      end: inComponents({ justifyContent: 'flex-end' }),
      /** At the end of a list's row: the price above the regular one. */
      stacked: inComponents({ flexDirection: 'column', alignItems: 'flex-end', gap: 0 }),
    },
    /** Words instead of an amount. */
    inquiry: { true: {} },
  },
  defaultVariants: { align: 'start' },
})
export type PriceVariants = NonNullable<RecipeVariants<typeof price>>

/** For selectors: a price of any variant. */
export const priceClass = price.classNames.base
const { align, inquiry } = price.classNames.variants
componentRule(`${priceClass} b`, { fontSize: type.t22, letterSpacing: '-.02em' })
componentRule(`${priceClass} s, ${priceClass} small`, { color: color.ink2, fontSize: type.t14 })
componentRule(`${priceClass} em`, { fontStyle: 'normal', fontSize: type.t14, fontWeight: 600, color: color.second })
/** An amount is never broken, however narrow its column. */
componentRule(`${priceClass} :is(s, em)`, { whiteSpace: 'nowrap' })
/** The regular price and the discount stay on one line where it fits. */
componentRule(`${priceClass} > span`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[2]}`,
})
componentRule(`${align.end} b`, { order: 3, fontSize: type.t18 })
componentRule(`${align.end} s`, { order: 1 })
componentRule(`${align.end} em`, { order: 2 })
componentRule(`${align.stacked} b`, { lineHeight: 1.25 })
componentRule(`${priceClass}${inquiry.true} b`, { fontSize: type.t18 })
