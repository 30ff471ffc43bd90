import { keyframes } from '@vanilla-extract/css'
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes'
import { forced, print } from '#theme/conditions.ts'
import { componentRule, inComponents } from '#theme/layers.css.ts'
import { color, duration, motion, radius, space, touch, type } from '#theme/tokens.css.ts'

const turn = keyframes({ to: { rotate: '1turn' } })

export const button = recipe({
  base: inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minBlockSize: '3rem',
    padding: `${space[2]} ${space[5]}`,
    borderRadius: radius.control,
    fontWeight: 600,
    lineHeight: 1.25,
    textDecoration: 'none',
    textAlign: 'center',
    background: color.surface,
    boxShadow: `inset 0 0 0 1px ${color.lineControl}`,
    transition: `background ${motion.quick}`,
    ':hover': { background: color.sunk },
    // Nothing can be pressed on paper.
    '@media': { [forced]: { border: '1px solid' }, [print]: { display: 'none' } },
  }),
  variants: {
    variant: {
      // In an error box too: red would announce an action that deletes.
      secondary: inComponents({ color: color.ink }),
      /** The main action, once on a screen. */
      primary: inComponents({
        background: color.action,
        color: color.onAction,
        boxShadow: 'none',
        ':hover': { background: color.actionPress },
      }),
      /** A consequential action that the screen does not ask for. */
      strong: inComponents({
        background: color.ink,
        color: color.paper,
        boxShadow: 'none',
        ':hover': { background: color.ink, opacity: 0.88 },
      }),
      quiet: inComponents({ background: 'none', boxShadow: 'none', paddingInline: space[3] }),
    },
    size: {
      small: inComponents({ minBlockSize: touch, paddingInline: space[4] }),
      medium: {},
      large: inComponents({ minBlockSize: '3.5rem', fontSize: type.t18 }),
    },
    fullWidth: { true: inComponents({ inlineSize: '100%' }) },
  },
  defaultVariants: { variant: 'secondary', size: 'medium' },
})
export type ButtonVariants = NonNullable<RecipeVariants<typeof button>>

/** For selectors: a button of any variant. */
export const buttonClass = button.classNames.base
componentRule(`${buttonClass}:is([disabled], [aria-disabled=true])`, {
  background: color.sunk,
  color: color.ink2,
  boxShadow: 'none',
  cursor: 'not-allowed',
})
componentRule(`${buttonClass}[aria-busy=true]`, { cursor: 'progress' })
componentRule(`${buttonClass}[aria-busy=true] svg`, { animation: `${turn} calc(4 * ${duration.slow}) linear infinite` })
