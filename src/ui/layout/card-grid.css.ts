import { type RecipeVariants, recipe } from '@vanilla-extract/recipes'
import { medium } from '#theme/conditions.ts'
import { componentRule, inComponents } from '#theme/layers.css.ts'
import { measure, space } from '#theme/tokens.css.ts'

export const cardGrid = recipe({
  base: inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(16.5rem, 1fr))',
    columnGap: measure.gutter,
  }),
  variants: {
    /** One row that scrolls sideways where it is too narrow. */
    scrollable: {
      true: inComponents({
        '@media': {
          [medium]: {
            display: 'grid',
            gridAutoFlow: 'column',
            gridAutoColumns: 'min(17.5rem, 78vw)',
            gridTemplateColumns: 'none',
            overflowX: 'auto',
            scrollSnapType: 'x mandatory',
            gap: space[3],
            // To the edges of the window or its shortcuts, with room for the rings of what has the focus.
            margin: `-4px calc(${measure.shortcuts} - ${measure.edge}) -4px calc(-1 * ${measure.edge})`,
            padding: `4px calc(${measure.edge} - ${measure.shortcuts}) ${space[2]} ${measure.edge}`,
            scrollPaddingInline: measure.edge,
            scrollbarWidth: 'none',
          },
        },
      }),
    },
  },
})
export type CardGridVariants = NonNullable<RecipeVariants<typeof cardGrid>>

componentRule(`${cardGrid.classNames.base} > *`, { marginBlockEnd: measure.gutter })
componentRule(`${cardGrid.classNames.variants.scrollable.true} > *`, {
  '@media': { [medium]: { scrollSnapAlign: 'start', marginBlockEnd: 0 } },
})
