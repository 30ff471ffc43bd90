import { type RecipeVariants, recipe } from '@vanilla-extract/recipes'
import { inComponents } from '#theme/layers.css.ts'
import { gaps, rowGaps } from '../spacing.css.ts'

export const cluster = recipe({
  base: inComponents({ display: 'flex' }),
  variants: {
    gap: gaps,
    rowGap: rowGaps,
    align: {
      center: inComponents({ alignItems: 'center' }),
      baseline: inComponents({ alignItems: 'baseline' }),
      stretch: {},
    },
    justify: {
      between: inComponents({ justifyContent: 'space-between' }),
      center: inComponents({ justifyContent: 'center' }),
      end: inComponents({ justifyContent: 'flex-end' }),
    },
    wrap: { true: inComponents({ flexWrap: 'wrap' }), false: {} },
  },
  defaultVariants: { gap: 3, align: 'center', wrap: true },
})
export type ClusterVariants = NonNullable<RecipeVariants<typeof cluster>>
