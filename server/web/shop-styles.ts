import { asc } from 'drizzle-orm'
import type { Brand } from '#contract/values/brand.ts'
import type { ContentState } from '../content/state.ts'
import { readBrand } from '../db/company.ts'
import type { Database } from '../db/open.ts'
import { categories } from '../db/schema/courses.ts'
import { themeVariables } from './theme-variables.ts'

interface Services {
  readonly db: Database
  readonly content: Pick<ContentState, 'remember'>
}

/** The brand, read once for each version of the content. */
export function brandOf({ db, content }: Services): Promise<Brand> {
  return content.remember('brand', () => readBrand(db))
}

/** What the content adds to the head of every page. */
export interface ShopStyles {
  /**
   * Style sheet with the colours of the theme and the logo, and `--hue` and `--tint` for elements that name a field of
   * training in `data-field`.
   */
  readonly text: string
  /** Elements with the colours of browsers' own bars around a page. */
  readonly bars: string
}

export function shopStyles(services: Services): Promise<ShopStyles> {
  return services.content.remember('shop-styles', async () => {
    const brand = await brandOf(services)
    const rows = await services.db.select().from(categories).orderBy(asc(categories.position))
    const fields = rows.flatMap(({ code, colors }) => (colors ? [{ code, ...colors }] : []))
    const ofField = (code: string, hue: string, tint: string) => `[data-field=${code}]{--hue:${hue};--tint:${tint}}`
    const variables = themeVariables(brand)
    const inLight = new Map(Object.entries(variables.light))
    const light = [
      rootRule(Object.entries(variables.light)),
      ...fields.map(({ code, hue, tint }) => ofField(code, hue, tint)),
    ]
    const dark = [
      rootRule(Object.entries(variables.dark).filter(([name, value]) => inLight.get(name) !== value)),
      ...fields.map(({ code, darkHue, darkTint }) => ofField(code, darkHue, darkTint)),
    ]
    // Print is always light.
    const text = `${light.join('')}@media screen and (prefers-color-scheme:dark){${dark.join('')}}`
    return { text, bars: bar('light', brand) + bar('dark', brand) }
  })
}

function rootRule(variables: readonly (readonly [name: string, value: string])[]): string {
  return `:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`
}

function bar(scheme: 'light' | 'dark', { colors }: Brand): string {
  return `<meta name="theme-color" content="${colors[scheme].paper}" media="(prefers-color-scheme: ${scheme})">`
}
