import * as v from 'valibot'
import { type BrandFile, brandSchema } from '#contract/content-files/brand.ts'
import type { Locale } from '#contract/values/locale.ts'
import { themeColors } from '#server/content/theme-colors.ts'
import type { MailSender } from '#server/messages/mail-sender.ts'
import { sampleCompany } from '../sample-company.ts'

/** Colours of a brand, and drawings whose logo is twice as wide as it is high. */
export const brandFile: BrandFile = v.parse(brandSchema, {
  logo: { light: 'logo.svg', dark: 'logo-dark.svg' },
  icon: 'icon.svg',
  colors: {
    light: {
      ...{ paper: '#F7F5F0', ink: '#15202B', ink2: '#55606B', line: '#E4E0D8', action: '#D2420C', second: '#0B6B6A' },
      line_strong: '#C9C3B6',
    },
    dark: { paper: '#15181B', surface: '#1D2125', ink: '#F1EDE5' },
  },
})
export const brandColors = themeColors(brandFile.colors)

const drawing = (box: string, color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path fill="${color}" d="M0 0h28v28H0z"/></svg>`

/** Contents of its drawings by name. */
export const brandDrawings: Readonly<Record<string, string>> = {
  'logo.svg': drawing('0 0 56 28', '#15202B'),
  'logo-dark.svg': drawing('0 0 56 28', '#F1EDE5'),
  'icon.svg': drawing('0 0 28 28', '#15202B'),
}

/** The sample shop as the sender of a mail. */
export function sampleSender(locale: Locale): MailSender {
  return { company: sampleCompany(locale), colors: brandColors.light }
}
