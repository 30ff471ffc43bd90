import * as v from 'valibot'

/** Languages of the shop; the first is the default (specification, section 9). */
export const locales = ['en', 'ko'] as const

export const localeSchema = v.picklist(locales)
export type Locale = v.InferOutput<typeof localeSchema>

/** Used when neither the visitor nor the browser names a supported language. */
export const fallbackLocale: Locale = 'en'

/**
 * Key of the chosen language in local storage, and name of the cookie with the same value (specification, section 4).
 */
export const localeStorageKey = 'locale'

export function isLocale(value: unknown): value is Locale {
  return v.is(localeSchema, value)
}
