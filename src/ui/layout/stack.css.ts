import { type RecipeVariants, recipe } from '@vanilla-extract/recipes'
import { inComponents } from '#theme/layers.css.ts'
import { gaps } from '../spacing.css.ts'

export const stack = recipe({
  base: inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', ':empty': { display: 'none' } }),
  variants: {
    gap: gaps,
    /** Children as wide as their content, instead of as wide as the stack. */
    align: {
      start: inComponents({ justifyItems: 'start' }),
      center: inComponents({ justifyItems: 'center' }),
    },
  },
})
export type StackVariants = NonNullable<RecipeVariants<typeof stack>>
