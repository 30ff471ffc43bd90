import { type RecipeVariants, recipe } from '@vanilla-extract/recipes'
import { narrow, print } from '#theme/conditions.ts'
import { componentRule, componentStyle, inComponents } from '#theme/layers.css.ts'
import { measure, space } from '#theme/tokens.css.ts'

/** For selectors: a container with space above and below. */
export const spacedClass = componentStyle({
  paddingBlock: space[16],
  '@media': { [narrow]: { paddingBlock: space[12] } },
})
componentRule(`${spacedClass} + ${spacedClass}`, { paddingBlockStart: 0 })

export const container = recipe({
  base: inComponents({
    inlineSize: `min(100% - 2 * ${measure.edge}, var(--wide))`,
    marginInline: 'auto',
    // Paper has margins of its own.
    '@media': { [print]: { inlineSize: 'min(100%, var(--wide))' } },
  }),
  variants: {
    width: {
      text: inComponents({ vars: { '--wide': '45rem' } }),
      form: inComponents({ vars: { '--wide': '34rem' } }),
    },
    /** With the space above and below of a part of the page. */
    spaced: { true: spacedClass },
  },
})
export type ContainerVariants = NonNullable<RecipeVariants<typeof container>>
