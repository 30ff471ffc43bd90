import { type RecipeVariants, recipe } from '@vanilla-extract/recipes'
import { inComponents } from '#theme/layers.css.ts'
import { color, radius } from '#theme/tokens.css.ts'

/** A picture as wide as its place, four by three, on the tint of its category. */
export const picture = recipe({
  base: inComponents({
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    background: `var(--tint, ${color.sunk})`,
  }),
  variants: {
    rounded: {
      small: inComponents({ borderRadius: radius.small }),
      control: inComponents({ borderRadius: radius.control }),
      card: inComponents({ borderRadius: radius.card }),
    },
  },
})
export type PictureVariants = NonNullable<RecipeVariants<typeof picture>>
