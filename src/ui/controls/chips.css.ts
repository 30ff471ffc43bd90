import { type RecipeVariants, recipe } from '@vanilla-extract/recipes'
import { forced, medium, narrow } from '#theme/conditions.ts'
import { componentRule, componentStyle, inComponents } from '#theme/layers.css.ts'
import { color, measure, radius, space, touch, type } from '#theme/tokens.css.ts'

export const chips = recipe({
  base: inComponents({ display: 'flex', flexWrap: 'wrap', gap: space[2] }),
  variants: {
    /** On one line that scrolls where it is too narrow. */
    scrollable: {
      true: inComponents({
        '@media': {
          [medium]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none', padding: '2px', margin: '-2px' },
          [narrow]: {
            marginInline: `calc(-1 * ${measure.gutter})`,
            paddingInline: measure.gutter,
            // In Chromium, the focus scrolls over padding only where this is set as well.
            scrollPaddingInline: measure.gutter,
          },
        },
      }),
    },
  },
})
export type ChipsVariants = NonNullable<RecipeVariants<typeof chips>>

/** For selectors: a row of chips. */
export const chipsClass = chips.classNames.base
componentRule(`${chips.classNames.variants.scrollable.true} > *`, { '@media': { [medium]: { flex: 'none' } } })

export const chip = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: touch,
  paddingInline: space[4],
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  fontWeight: 500,
  ':hover': { boxShadow: `inset 0 0 0 1px ${color.lineControl}` },
  '@media': { [forced]: { border: '1px solid' } },
})
componentRule(`${chip}[data-field]::before`, {
  content: '',
  inlineSize: '.625rem',
  blockSize: '.625rem',
  borderRadius: '2px',
  background: 'var(--hue)',
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
})
componentRule(`${chip} small`, { fontSize: type.t14, color: color.ink2 })
componentRule(`${chip}[aria-current]`, { background: color.ink, color: color.paper, boxShadow: 'none' })
componentRule(`${chip}[aria-current] small`, { color: 'inherit', opacity: 0.8 })
