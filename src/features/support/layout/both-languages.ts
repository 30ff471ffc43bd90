import type { MessageDescriptor } from '@lingui/core'
import { type Locale, locales } from '#contract/values/locale.ts'
import { createMessages } from '#lib/i18n/i18n.ts'
import type { Catalogue } from '#lib/loading-plan.ts'

/** A text in all languages. */
export type BothTexts = Readonly<Record<Locale, string>>

/** Translates messages of some catalogues into both languages, regardless of the page's language. */
export async function inBothLanguages(
  catalogues: readonly Catalogue[],
): Promise<(message: MessageDescriptor) => BothTexts> {
  const messages = await Promise.all(
    locales.map(async (locale) => {
      const loaded = createMessages(locale)
      await loaded.load(catalogues)
      return [locale, loaded.i18n] as const
    }),
  )
  const { ko, en } = Object.fromEntries(messages)
  return (message) => ({ ko: ko?._(message) ?? '', en: en?._(message) ?? '' })
}
