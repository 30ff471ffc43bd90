import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import type { ColorRole } from '#contract/values/theme-colors.ts'
import { narrow, tight } from './conditions.ts'

/** Name of the variable of a role. */
type Name<Role extends string> = Role extends `${infer First}_${infer Rest}` ? `${First}-${Name<Rest>}` : Role

/**
 * Colours by role, and two values that follow from them: the shade behind a dialog and the shadow of what floats. Every
 * page has them in its head, from the content (`server/web/shop-styles.ts`).
 */
export const color = createGlobalThemeContract({
  /** Page, raised surface, sunken surface. */
  paper: 'paper',
  surface: 'surface',
  sunk: 'sunk',
  /** Text and secondary text: contrast of at least 4.5:1 on all three. */
  ink: 'ink',
  ink2: 'ink2',
  /** Hairline; baseline and tab bar; control borders (at least 3:1). */
  line: 'line',
  lineStrong: 'line-strong',
  lineControl: 'line-control',
  /** The one main action of a screen. */
  action: 'action',
  actionPress: 'action-press',
  onAction: 'on-action',
  /** Accent: free, saved, filled ticks. */
  second: 'second',
  secondTint: 'second-tint',
  /** Feedback, always with an icon and text. */
  error: 'error',
  errorTint: 'error-tint',
  success: 'success',
  successTint: 'success-tint',
  warning: 'warning',
  warningTint: 'warning-tint',
  /** Dark in both schemes. */
  band: 'band',
  onBand: 'on-band',
  onBand2: 'on-band2',
  focus: 'focus',
  /** Water and parks of a street map. */
  water: 'water',
  park: 'park',
  shade: 'shade',
  float: 'float',
} satisfies Record<string, Name<ColorRole> | 'shade' | 'float'>)

/** Parts of the brand beside its colours: see `server/web/shop-styles.ts`. */
export const brand = createGlobalThemeContract({
  /** Image, its width by its height, and the size of the name beside it: 0 where the logo has the name in it. */
  logo: 'logo',
  logoRatio: 'logo-ratio',
  logoName: 'logo-name',
  /** The tick of a box, as an image. */
  tick: 'tick',
  /** What a drawing points out. */
  signal: 'signal',
})

globalStyle(':root', { colorScheme: 'light dark' })

/** Sizes of type, in rem: 14 16 18 22 28 36 48 pixels; the large ones shrink on narrow screens. */
export const type = createGlobalThemeContract({
  t14: 't14',
  t16: 't16',
  t18: 't18',
  t22: 't22',
  t28: 't28',
  t36: 't36',
  t48: 't48',
})
/** Smallest touch target. */
export const touch = '2.75rem'
/**
 * Measures that depend on the width: between columns, beside the page's content, the part of that which shortcuts at the
 * end of the line take up, and the content's largest width.
 */
export const measure = createGlobalThemeContract({
  gutter: 'gutter',
  edge: 'edge',
  shortcuts: 'shortcuts',
  wide: 'wide',
})

createGlobalTheme(':root', type, {
  t14: '0.875rem',
  t16: '1rem',
  t18: '1.125rem',
  t22: '1.375rem',
  t28: '1.75rem',
  t36: '2.25rem',
  t48: '3rem',
})
createGlobalTheme(':root', measure, { gutter: '1.5rem', edge: '1.5rem', shortcuts: '0rem', wide: '75rem' })
globalStyle(':root', {
  '@media': {
    [narrow]: {
      vars: {
        [measure.gutter]: '1.25rem',
        [measure.edge]: '1.25rem',
        [type.t28]: '1.5rem',
        [type.t36]: '1.75rem',
        [type.t48]: '2.25rem',
      },
    },
    // The shortcuts stand beside the content, see `floating-actions.css.ts`.
    [tight]: { vars: { [measure.edge]: '3.25rem', [measure.shortcuts]: touch } },
  },
})

/** Space in steps of four pixels: `space[6]` is 24 pixels. */
export const space = {
  1: '.25rem',
  2: '.5rem',
  3: '.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
} as const

export const radius = { small: '6px', control: '10px', card: '14px' } as const

/**
 * The scale of motion: `quick` for the answer to a press, `normal` for what opens, `slow` for what moves across the page.
 * Repeated motion of waiting is a multiple of it.
 */
export const duration = { quick: '100ms', normal: '160ms', slow: '240ms' } as const
/** Slows down towards the end, and never beyond it. */
export const easing = 'cubic-bezier(.2, .7, .2, 1)'
export const motion = {
  quick: `${duration.quick} ${easing}`,
  normal: `${duration.normal} ${easing}`,
  slow: `${duration.slow} ${easing}`,
} as const
