import { type RecipeVariants, recipe } from '@vanilla-extract/recipes'
import { inComponents } from '#theme/layers.css.ts'
import { type } from '#theme/tokens.css.ts'

export const heading = recipe({
  variants: {
    /** Of the type scale, in pixels. Without it: the size of the element. */
    size: {
      16: inComponents({ fontSize: type.t16 }),
      18: inComponents({ fontSize: type.t18 }),
      22: inComponents({ fontSize: type.t22 }),
      28: inComponents({ fontSize: type.t28 }),
    },
  },
})
export type HeadingVariants = NonNullable<RecipeVariants<typeof heading>>
