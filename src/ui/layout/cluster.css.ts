import { recipe, type RecipeVariants } from '@vanilla-extract/recipes'
import { inComponents } from '../../theme/layers.css.ts'
import { space } from '../../theme/tokens.css.ts'

export const cluster = recipe({
  base: inComponents({ display: 'flex', alignItems: 'center', gap: space[3], flexWrap: 'wrap' }),
  variants: {
    justify: {
      between: inComponents({ justifyContent: 'space-between' }),
      end: inComponents({ justifyContent: 'flex-end' }),
    },
  },
})
export type ClusterVariants = NonNullable<RecipeVariants<typeof cluster>>
