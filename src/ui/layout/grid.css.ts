import { type RecipeVariants, recipe } from '@vanilla-extract/recipes'
import { narrowScreen } from '#theme/conditions.ts'
import { inComponents } from '#theme/layers.css.ts'
import { gaps, rowGaps } from '../spacing.css.ts'

export const grid = recipe({
  base: inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [narrowScreen]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
  variants: {
    gap: gaps,
    rowGap: rowGaps,
    align: { start: inComponents({ alignItems: 'start' }) },
  },
})
export type GridVariants = NonNullable<RecipeVariants<typeof grid>>
