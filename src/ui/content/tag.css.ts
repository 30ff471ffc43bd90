import { type RecipeVariants, recipe } from '@vanilla-extract/recipes'
import { inComponents } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'

export const tag = recipe({
  base: inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: '1.75rem',
    paddingInline: space[2],
    borderRadius: radius.small,
    fontSize: type.t14,
    fontWeight: 600,
    lineHeight: 1.2,
    background: color.sunk,
    color: color.ink,
    whiteSpace: 'nowrap',
  }),
  variants: {
    tone: {
      neutral: {},
      outline: inComponents({ background: 'none', boxShadow: `inset 0 0 0 1px ${color.lineStrong}` }),
      success: inComponents({ background: color.successTint, color: color.success }),
      warning: inComponents({ background: color.warningTint, color: color.warning }),
      danger: inComponents({ background: color.errorTint, color: color.error }),
      accent: inComponents({ background: color.secondTint, color: color.second }),
    },
  },
  defaultVariants: { tone: 'neutral' },
})
export type TagVariants = NonNullable<RecipeVariants<typeof tag>>

/** For selectors: a tag of any tone. */
export const tagClass = tag.classNames.base
