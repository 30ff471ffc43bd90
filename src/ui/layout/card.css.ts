import { recipe, type RecipeVariants } from '@vanilla-extract/recipes'
import { inComponents } from '../../theme/layers.css.ts'
import { color, radius, space } from '../../theme/tokens.css.ts'

export const card = recipe({
  base: inComponents({ background: color.surface, border: `1px solid ${color.line}`, borderRadius: radius.card }),
  variants: { padded: { true: inComponents({ padding: space[6] }) } },
})
export type CardVariants = NonNullable<RecipeVariants<typeof card>>
