import { type RecipeVariants, recipe } from '@vanilla-extract/recipes'
import { inComponents } from '#theme/layers.css.ts'
import { color, space, touch, type } from '#theme/tokens.css.ts'

export const textLink = recipe({
  base: inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: touch,
    fontWeight: 600,
    textDecoration: 'underline',
    textDecorationColor: color.lineStrong,
    ':hover': { textDecorationColor: 'currentcolor' },
  }),
  variants: { size: { small: inComponents({ fontSize: type.t14 }), medium: {} } },
  defaultVariants: { size: 'medium' },
})
export type TextLinkVariants = NonNullable<RecipeVariants<typeof textLink>>
