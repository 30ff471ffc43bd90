import * as v from 'valibot'

/** Languages of the shop; the first is the default (specification, section 9). */
export const locales = ['en', 'ko'] as const

export const localeSchema = v.picklist(locales)
export type Locale = v.InferOutput<typeof localeSchema>

/** Used when neither the visitor nor the browser names a supported language. */
export const fallbackLocale: Locale = 'en'

export function isLocale(value: unknown): value is Locale {
  return v.is(localeSchema, value)
}

/** Search parameter that names the language of an address. */
const languageParameter = 'lang'

/**
 * Target of a redirect with the `?lang=` of the address that it leaves. A target that names a language keeps its own.
 *
 * @param search - Query string of the address that is left.
 */
export function keepLanguage(target: string, search: string): string {
  const locale = new URLSearchParams(search).get(languageParameter)
  if (!isLocale(locale)) return target
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? []
  const parameters = new URLSearchParams(query)
  if (parameters.has(languageParameter)) return target
  parameters.set(languageParameter, locale)
  return `${path}?${parameters}${hash}`
}
