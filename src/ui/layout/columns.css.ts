import { type RecipeVariants, recipe } from '@vanilla-extract/recipes'
import { medium, narrow, upright } from '#theme/conditions.ts'
import { componentRule, inComponents } from '#theme/layers.css.ts'
import { space } from '#theme/tokens.css.ts'

export const asideColumns = recipe({
  base: inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 24rem',
    gap: space[12],
    alignItems: 'start',
    '@media': {
      [medium]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem', columnGap: space[8] },
      [narrow]: { display: 'block' },
    },
  }),
  variants: {
    /** The aside stands between two parts in the document, and beside both on wide screens. */
    asideBetween: {
      true: inComponents({
        gridTemplate: '"top buy" auto "rest buy" 1fr / minmax(0, 1fr) 24rem',
        rowGap: 0,
        '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' }, [upright]: { display: 'block' } },
      }),
    },
  },
})
export type AsideColumnsVariants = NonNullable<RecipeVariants<typeof asideColumns>>

componentRule(`${asideColumns.classNames.base} > aside`, {
  position: 'sticky',
  insetBlockStart: space[6],
  '@media': { [narrow]: { position: 'static', marginBlockStart: space[8] } },
})
const between = asideColumns.classNames.variants.asideBetween.true
componentRule(`${between} > :first-child`, { gridArea: 'top' })
componentRule(`${between} > aside`, {
  gridArea: 'buy',
  '@media': { [upright]: { position: 'static', marginBlockStart: space[8] } },
})
componentRule(`${between} > :last-child`, { gridArea: 'rest' })

export const headingColumns = recipe({
  base: inComponents({
    display: 'grid',
    gridTemplateColumns: '18rem minmax(0, 1fr)',
    gap: space[12],
    alignItems: 'start',
    '@media': {
      [medium]: { gridTemplateColumns: '14rem minmax(0, 1fr)', gap: space[8] },
      [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] },
    },
  }),
  variants: {
    /** With the space between two parts of a page above. */
    spaced: {
      true: inComponents({ paddingBlockStart: space[16], '@media': { [narrow]: { paddingBlockStart: space[12] } } }),
    },
  },
})
export type HeadingColumnsVariants = NonNullable<RecipeVariants<typeof headingColumns>>
