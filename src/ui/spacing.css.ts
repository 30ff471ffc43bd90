import { styleVariants } from '@vanilla-extract/css'
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes'
import { inComponents } from '../theme/layers.css.ts'
import { space } from '../theme/tokens.css.ts'

/** Space between the children of a layout, by step of the space tokens. */
export const gaps = styleVariants(
  { 1: space[1], 2: space[2], 3: space[3], 4: space[4], 5: space[5], 6: space[6], 8: space[8], 10: space[10] },
  (gap) => inComponents({ gap }),
)

/** Space between the rows of a layout, where it differs from the gap. Wins over `gaps`. */
export const rowGaps = styleVariants({ 0: '0', 2: space[2], 5: space[5], 8: space[8] }, (rowGap) =>
  inComponents({ rowGap }),
)

const steps = {
  1: space[1],
  2: space[2],
  3: space[3],
  4: space[4],
  5: space[5],
  6: space[6],
  8: space[8],
  10: space[10],
  12: space[12],
}

/** Space above and below a layout or text, by step of the space tokens. */
export const margins = recipe({
  variants: {
    marginTop: styleVariants(steps, (marginBlockStart) => inComponents({ marginBlockStart })),
    marginBottom: styleVariants(steps, (marginBlockEnd) => inComponents({ marginBlockEnd })),
  },
})
export type MarginVariants = NonNullable<RecipeVariants<typeof margins>>
