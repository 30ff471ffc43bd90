import type { Category } from '#contract/content-files/courses.ts'
import type { Brand } from '#contract/values/brand.ts'
import { contrastRatio, leastContrast, mixColors, nearestWithContrast } from '#contract/values/contrast.ts'
import type { ThemeColors } from '#contract/values/theme-colors.ts'
import type { FieldDrawing } from '#illustrations/compose.ts'
import type { FieldColors } from '../db/schema/courses.ts'

/** Colours of fields that name none, by their place. */
const ownColors = [
  ...['#1C8C86', '#2F7FB8', '#6F5BB5', '#B8780E', '#4C8B3B', '#D9694F'],
  ...['#A8568F', '#4F6F94', '#8A6D3B', '#C24A72', '#6E7A1F', '#5B6470'],
]

type Given = Pick<Category, 'color' | 'shades'>

function colorOf({ color }: Given, place: number): string {
  return color ?? ownColors[place % ownColors.length] ?? '#000000'
}

/** Colours of the field at a place from 0: those that it gives, and the others derived from its `color`. */
export function fieldColors(given: Given, place: number, { light, dark }: ThemeColors): FieldColors {
  const hue = colorOf(given, place)
  const lighter = mixColors(hue, '#FFFFFF', 0.3)
  const { shades } = given
  return {
    hue,
    tint: shades?.tint ?? mixColors(hue, light.paper, 0.85),
    darkHue:
      shades?.dark ?? nearestWithContrast(lighter, [dark.paper, dark.surface], leastContrast.graphics) ?? dark.ink,
    darkTint: shades?.dark_tint ?? mixColors(hue, dark.paper, 0.8),
  }
}

/** Six tones of the field's drawings, pale to deep: those that it gives, or those derived from its `color`. */
function drawingTones(given: Given, place: number): readonly string[] {
  const hue = colorOf(given, place)
  const pale = [0.92, 0.8, 0.5, 0.15].map((part) => mixColors(hue, '#FFFFFF', part))
  return given.shades?.drawings ?? [...pale, mixColors(hue, '#000000', 0.3), mixColors(hue, '#000000', 0.6)]
}

/** What decides how pictures are drawn. */
export interface Drawn {
  readonly categories: readonly Category[]
  readonly brand: Pick<Brand, 'pictures'>
}

/** How the pictures of the field called `code` are drawn. */
export function drawingOf({ categories, brand }: Drawn, code: string): FieldDrawing {
  const place = categories.findIndex((each) => each.code === code)
  const category = categories[place]
  return { kit: category?.kit ?? code, tones: drawingTones(category ?? {}, Math.max(0, place)), ...brand.pictures }
}

/** A colour that is too close to a ground or text that the shop puts it on. */
export interface WeakPair {
  /** Key of the category's file. */
  readonly key: readonly string[]
  readonly color: string
  /** What it stands with: role and scheme, in both languages, and the colour. */
  readonly other: { readonly en: string; readonly ko: string; readonly color: string }
  readonly ratio: number
  readonly least: number
  /** The nearest colour that passes with every one of its pairs. */
  readonly nearest: string | undefined
}

const schemes = { light: { en: 'light', ko: '밝은' }, dark: { en: 'dark', ko: '어두운' } } as const

/** Every pair of a given colour and a ground or text of the shop whose contrast is below WCAG AA. */
export function weakPairs({ color, shades }: Given, theme: ThemeColors): readonly WeakPair[] {
  const checked = [
    { key: ['color'], color, scheme: 'light', roles: ['paper', 'surface'], least: leastContrast.graphics },
    {
      key: ['shades', 'dark'],
      color: shades?.dark,
      scheme: 'dark',
      roles: ['paper', 'surface'],
      least: leastContrast.graphics,
    },
    // The text that stands for a picture.
    { key: ['shades', 'tint'], color: shades?.tint, scheme: 'light', roles: ['ink'], least: leastContrast.text },
    {
      key: ['shades', 'dark_tint'],
      color: shades?.dark_tint,
      scheme: 'dark',
      roles: ['ink'],
      least: leastContrast.text,
    },
  ] as const
  return checked.flatMap(({ key, color: given, scheme, roles, least }) => {
    if (given === undefined) return []
    const others = roles.map((role) => ({ role, color: theme[scheme][role] }))
    const nearest = nearestWithContrast(
      given,
      others.map((other) => other.color),
      least,
    )
    return others.flatMap(({ role, color: other }) => {
      const ratio = contrastRatio(given, other)
      if (ratio >= least) return []
      const { en, ko } = schemes[scheme]
      return [
        {
          key,
          color: given,
          other: { en: `${roleNames[role].en} of ${en} pages`, ko: `${ko} 화면의 ${roleNames[role].ko}`, color: other },
          ratio,
          least,
          nearest,
        },
      ]
    })
  })
}

const roleNames = {
  paper: { en: 'the ground', ko: '바탕' },
  surface: { en: 'the cards', ko: '카드' },
  ink: { en: 'the text', ko: '글자' },
} as const
