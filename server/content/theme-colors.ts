import type { BrandFile } from '#contract/content-files/brand.ts'
import { contrastRatio, leastContrast, mixColors, nearestWithContrast } from '#contract/values/contrast.ts'
import { type ColorRole, colorRoles, type SchemeColors, type ThemeColors } from '#contract/values/theme-colors.ts'

type Scheme = keyof ThemeColors

/** Colours by which visitors know feedback; no brand has to choose them. */
const feedback = {
  light: {
    ...{ error: '#B3261E', error_tint: '#FBEAE7', success: '#1B7F4B', success_tint: '#EEF7F1' },
    ...{ warning: '#8A5A00', warning_tint: '#F8EDD6', water: '#DAE8F1', park: '#E0ECD8' },
  },
  dark: {
    ...{ error: '#FFA198', error_tint: '#3B1F1C', success: '#75D1A0', success_tint: '#173124' },
    ...{ warning: '#E8B85C', warning_tint: '#352A12', water: '#1D2F3B', park: '#24331F' },
  },
} as const

/** Every colour of both schemes: those that the brand gives, and the others derived from its first four. */
export function themeColors({ light: given, dark: givenDark }: BrandFile['colors']): ThemeColors {
  const light = complete(given, {
    ...{ paper: given.paper, ink: given.ink, action: given.action, second: given.second, surface: white },
    ...{ action_press: mixColors(given.action, black, 0.15), band: given.ink, on_band: given.paper },
    ...feedback.light,
  })
  const paper = givenDark.paper ?? mixColors(given.ink, black, 0.35)
  const surface = givenDark.surface ?? mixColors(paper, white, 0.05)
  const ink = givenDark.ink ?? given.paper
  const lighter = (color: string) =>
    nearestWithContrast(mixColors(color, white, 0.2), [paper, surface], leastContrast.text) ?? ink
  const action = givenDark.action ?? lighter(given.action)
  const dark = complete(givenDark, {
    ...{ paper, surface, ink, action, second: givenDark.second ?? lighter(given.second) },
    ...{ action_press: mixColors(action, white, 0.2), band: mixColors(paper, black, 0.3), on_band: light.on_band },
    ...feedback.dark,
  })
  return { light, dark }
}

const black = '#000000'
const white = '#FFFFFF'

type Given = Readonly<Partial<Record<ColorRole, string | undefined>>>
type Derived = 'sunk' | 'ink2' | `line${string}` | 'on_action' | 'second_tint' | 'on_band2' | 'focus'

/** One scheme from what the brand gives, what it begins with, and what follows from both. */
function complete(given: Given, start: Omit<SchemeColors, Extract<ColorRole, Derived>>): SchemeColors {
  const { paper, surface, ink, action, second } = start
  const [band, onBand] = [given.band ?? start.band, given.on_band ?? start.on_band]
  const sunk = given.sunk ?? mixColors(paper, ink, 0.04)
  const between = (part: number, least: number) =>
    nearestWithContrast(mixColors(ink, paper, part), [paper, surface, sunk], least) ?? ink
  const isReadable = (color: string) => contrastRatio(second, color) >= leastContrast.text
  const all: Record<ColorRole, string> = {
    ...start,
    sunk,
    ink2: between(0.28, leastContrast.text),
    line: mixColors(paper, ink, 0.09),
    line_strong: mixColors(paper, ink, 0.22),
    line_control: between(0.5, leastContrast.graphics),
    on_action: contrastRatio(white, action) >= leastContrast.text ? white : mixColors(action, black, 0.92),
    second_tint: [0.88, 0.91, 0.94, 0.97].map((part) => mixColors(second, paper, part)).find(isReadable) ?? paper,
    on_band2: nearestWithContrast(mixColors(onBand, band, 0.3), [band], leastContrast.text) ?? onBand,
    focus: ink,
  }
  for (const role of colorRoles) all[role] = given[role] ?? all[role]
  return all
}

/** Texts of the theme with the grounds that they stand on, and graphics with theirs (WCAG 2.2, 1.4.3 and 1.4.11). */
const texts: Readonly<Partial<Record<ColorRole, readonly ColorRole[]>>> = {
  ink: ['paper', 'surface', 'sunk', 'second_tint', 'error_tint', 'success_tint', 'warning_tint'],
  ink2: ['paper', 'surface', 'sunk'],
  on_action: ['action', 'action_press'],
  second: ['paper', 'surface', 'second_tint'],
  error: ['paper', 'surface', 'error_tint'],
  success: ['paper', 'surface', 'success_tint'],
  warning: ['paper', 'surface', 'warning_tint'],
  on_band: ['band'],
  on_band2: ['band'],
}
const graphics: typeof texts = {
  line_control: ['paper', 'surface'],
  focus: ['paper', 'surface'],
}

/** Two colours of the theme that are too close. */
export interface WeakThemePair {
  readonly scheme: Scheme
  readonly role: ColorRole
  readonly color: string
  readonly ground: ColorRole
  readonly groundColor: string
  readonly ratio: number
  readonly least: number
  /** The nearest colour that passes on every ground of `role`; undefined when none does. */
  readonly nearest: string | undefined
}

/** Every pair of text and ground, and of graphics and ground, whose contrast is below WCAG AA. */
export function weakThemePairs(colors: ThemeColors): readonly WeakThemePair[] {
  const weak: WeakThemePair[] = []
  for (const scheme of ['light', 'dark'] as const) {
    const of = colors[scheme]
    for (const [pairs, least] of [
      [texts, leastContrast.text],
      [graphics, leastContrast.graphics],
    ] as const) {
      for (const role of colorRoles) {
        const grounds = pairs[role] ?? []
        const nearest = nearestWithContrast(
          of[role],
          grounds.map((ground) => of[ground]),
          least,
        )
        for (const ground of grounds) {
          const ratio = contrastRatio(of[role], of[ground])
          if (ratio < least)
            weak.push({ scheme, role, color: of[role], ground, groundColor: of[ground], ratio, least, nearest })
        }
      }
    }
  }
  return weak
}
