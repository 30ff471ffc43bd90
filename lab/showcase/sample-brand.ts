import { fieldColors } from '../../server/content/field-colors.ts'
import { themeVariables } from '../../server/web/theme-variables.ts'
import { brandColors, brandDrawings } from '../../tests/support/server/sample-brand.ts'

/** Codes of the fields of training in the examples. */
export const sampleFields = ['healthcare', 'pilot', 'language', 'safety', 'security', 'job'] as const

/** Their colours: those of fields that give none. */
export const sampleFieldColors = sampleFields.map((code, place) => ({ code, ...fieldColors({}, place, brandColors) }))

const logo = (name: string) => brandDrawings[name] ?? ''

/** Values of the theme in both schemes. */
export const sampleTheme = themeVariables({
  colors: brandColors,
  logo: { light: logo('logo.svg'), dark: logo('logo-dark.svg'), ratio: 2, hasName: false },
  pictures: { ground: brandColors.light.sunk, signal: brandColors.light.action },
})
