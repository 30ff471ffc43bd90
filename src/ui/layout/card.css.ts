import { type RecipeVariants, recipe } from '@vanilla-extract/recipes'
import { narrow } from '#theme/conditions.ts'
import { inComponents } from '#theme/layers.css.ts'
import { color, radius, space } from '#theme/tokens.css.ts'

export const card = recipe({
  base: inComponents({ background: color.surface, border: `1px solid ${color.line}`, borderRadius: radius.card }),
  variants: {
    padded: {
      /** The same on narrow screens. */
      true: inComponents({ padding: space[6] }),
      medium: inComponents({ padding: space[6], '@media': { [narrow]: { padding: space[5] } } }),
      large: inComponents({ padding: space[8], '@media': { [narrow]: { padding: space[5] } } }),
    },
  },
})
export type CardVariants = NonNullable<RecipeVariants<typeof card>>
