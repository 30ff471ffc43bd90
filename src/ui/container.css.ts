import { recipe, type RecipeVariants } from '@vanilla-extract/recipes'
import { container as column, formWidth, section, textWidth } from '../theme/layout.css.ts'

export const container = recipe({
  base: column,
  variants: {
    width: { text: textWidth, form: formWidth },
    /** With the space above and below of a part of the page. */
    spaced: { true: section },
  },
})
export type ContainerVariants = NonNullable<RecipeVariants<typeof container>>
