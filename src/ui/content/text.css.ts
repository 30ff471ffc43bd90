import { type RecipeVariants, recipe } from '@vanilla-extract/recipes'
import { inComponents } from '#theme/layers.css.ts'
import { color, type } from '#theme/tokens.css.ts'

export const text = recipe({
  variants: {
    size: {
      small: inComponents({ fontSize: type.t14 }),
      /** The sentence under a heading. */
      lead: inComponents({ fontSize: type.t18, color: color.ink2 }),
    },
    muted: { true: inComponents({ color: color.ink2 }) },
    strong: { true: inComponents({ fontWeight: 600 }) },
    /** What is free or saved. */
    accent: { true: inComponents({ color: color.second, fontWeight: 700 }) },
    /** Figures of one width, on one line. */
    numeric: { true: inComponents({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }) },
    /** At most as wide as lines that read well. */
    measured: { true: inComponents({ maxInlineSize: '42rem' }) },
  },
})
export type TextVariants = NonNullable<RecipeVariants<typeof text>>
