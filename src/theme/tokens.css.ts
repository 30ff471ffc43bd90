import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { schemeColors } from '#contract/values/scheme-colors.ts'
import { dark, narrow, tight } from './conditions.ts'

/** Colours by role. Every scheme has all of them. */
export const color = createGlobalThemeContract(
  {
    /** Page, raised surface, sunken surface. */
    paper: '',
    surface: '',
    sunk: '',
    /** Text and secondary text: contrast of at least 4.5:1 on all three. */
    ink: '',
    ink2: '',
    /** Hairline; baseline and tab bar; control borders (at least 3:1). */
    line: '',
    lineStrong: '',
    lineControl: '',
    shade: '',
    /** The one main action of a screen. */
    action: '',
    actionPress: '',
    onAction: '',
    /** Accent: free, saved, filled ticks. */
    second: '',
    secondTint: '',
    /** Feedback, always with an icon and text. */
    error: '',
    errorTint: '',
    success: '',
    successTint: '',
    warning: '',
    warningTint: '',
    /** Dark in both schemes. */
    band: '',
    onBand: '',
    onBand2: '',
    focus: '',
    float: '',
    /** Water and parks of a street map. */
    water: '',
    park: '',
  },
  (_, path) =>
    path
      .join('-')
      .replace(/([A-Z0-9])/g, '-$1')
      .toLowerCase(),
)

export const lightColors: Parameters<typeof assignVars<typeof color>>[1] = {
  ...schemeColors.light,
  sunk: '#EFECE5',
  ink2: '#55606B',
  line: '#E4E0D8',
  lineStrong: '#C9C3B6',
  lineControl: '#8A8478',
  shade: '#15202B66',
  action: '#D2420C',
  actionPress: '#B53708',
  onAction: '#FFFFFF',
  second: '#0B6B6A',
  secondTint: '#E0EDEB',
  error: '#B3261E',
  errorTint: '#FBEAE7',
  success: '#1B7F4B',
  successTint: '#EEF7F1',
  warning: '#8A5A00',
  warningTint: '#F8EDD6',
  band: '#15202B',
  onBand: '#F7F5F0',
  onBand2: '#B9BFC4',
  focus: '#15202B',
  float: '0 1px 2px #15202B14, 0 12px 32px #15202B24',
  water: '#DAE8F1',
  park: '#E0ECD8',
}

export const darkColors: typeof lightColors = {
  ...lightColors,
  ...schemeColors.dark,
  sunk: '#111416',
  ink2: '#B2B5B4',
  line: '#32373B',
  lineStrong: '#4A5055',
  lineControl: '#858B8E',
  shade: '#000000A6',
  action: '#F0703F',
  actionPress: '#F58A60',
  onAction: '#1C0E06',
  second: '#63C5BE',
  secondTint: '#17302F',
  error: '#FFA198',
  errorTint: '#3B1F1C',
  success: '#75D1A0',
  successTint: '#173124',
  warning: '#E8B85C',
  warningTint: '#352A12',
  band: '#0C0F12',
  focus: '#F1EDE5',
  float: '0 1px 2px #0008, 0 12px 32px #000A',
  water: '#1D2F3B',
  park: '#24331F',
}

createGlobalTheme(':root', color, lightColors)
globalStyle(':root', { colorScheme: 'light dark', '@media': { [dark]: { vars: assignVars(color, darkColors) } } })

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
