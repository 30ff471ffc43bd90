import { type RecipeVariants, recipe } from '@vanilla-extract/recipes'
import { componentRule, inComponents } from '#theme/layers.css.ts'
import { color, radius, space } from '#theme/tokens.css.ts'

export const callout = recipe({
  base: inComponents({
    display: 'flex',
    gap: space[3],
    padding: space[4],
    borderRadius: radius.control,
    background: color.sunk,
  }),
  variants: {
    tone: {
      neutral: {},
      success: inComponents({ background: color.successTint }),
      warning: inComponents({ background: color.warningTint }),
      danger: inComponents({ background: color.errorTint, color: color.error }),
    },
  },
  defaultVariants: { tone: 'neutral' },
})
export type CalloutTone = NonNullable<NonNullable<RecipeVariants<typeof callout>>['tone']>

componentRule(`${callout.classNames.base} > svg`, { marginBlockStart: '.2rem' })
// A page that failed to load has its heading and this box alone.
componentRule(`h1 + ${callout.classNames.base}`, { marginBlockStart: space[6] })
