import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { fallbackLocale, isLocale, type Locale } from '#contract/values/locale.ts'
import type { Catalogue } from '../loading-plan.ts'

const files = import.meta.glob<{ messages: Messages }>(['../../../locales/*/*.po', '!../../../locales/desk/*.po'])

/** Catalogues that the browser loads with a lazy component, or when a page fails; the server may need them for any page. */
const deferred: readonly Catalogue[] = ['course-lazy', 'shop-lazy', 'outline']

/** Messages of one language, loaded catalogue by catalogue. */
export interface LocaleMessages {
  readonly i18n: I18n
  readonly locale: Locale
  /** Catalogues that the page was rendered with, without deferred ones. */
  readonly loaded: Set<Catalogue>
  /** Loads the catalogues that are missing. */
  load(names: readonly Catalogue[]): Promise<void>
  /** Loads the catalogues that the browser loads on its own; for the server. */
  loadDeferred(): Promise<void>
}

export function createMessages(locale: Locale): LocaleMessages {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  const loaded = new Set<Catalogue>()
  const read = async (name: Catalogue) => {
    const file = await files[`../../../locales/${name}/${locale}.po`]?.()
    if (!file) throw new Error(`There is no catalogue ${name} in ${locale}.`)
    i18n.load(locale, file.messages)
  }
  return {
    i18n,
    locale,
    loaded,
    load: async (names) => {
      const missing = names.filter((name) => !loaded.has(name))
      await Promise.all(
        missing.map(async (name) => {
          await read(name)
          loaded.add(name)
        }),
      )
    },
    loadDeferred: async () => {
      await Promise.all(deferred.map(read))
    },
  }
}

/** The language that a page was rendered in. */
export function documentLocale(document: Document): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : fallbackLocale
}
