import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { fallbackLocale, isLocale, type Locale } from '../../contract/locale.ts'

/** Rooms that have words, each with its own catalogue. */
export type Catalogue =
  | 'shop'
  | 'course'
  | 'device'
  | 'email-verification'
  | 'errors'
  | 'find-account'
  | 'form'
  | 'front'
  | 'identity-verification'
  | 'legal'
  | 'login'
  | 'member'
  | 'orders'
  | 'preparing'
  | 'preview'
  | 'promotion'
  | 'search'
  | 'sign-up'
  | 'support'
  | 'training'

const files = import.meta.glob<{ messages: Messages }>('../../locales/*/*.po')

/** The words of one language, loaded catalogue by catalogue. */
export interface Words {
  readonly i18n: I18n
  readonly locale: Locale
  readonly loaded: Set<Catalogue>
  /** Loads what is not there yet. */
  load(names: readonly Catalogue[]): Promise<void>
}

export function createWords(locale: Locale): Words {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  const loaded = new Set<Catalogue>()
  return {
    i18n,
    locale,
    loaded,
    load: async (names) => {
      const missing = names.filter((name) => !loaded.has(name))
      await Promise.all(
        missing.map(async (name) => {
          const file = await files[`../../locales/${name}/${locale}.po`]?.()
          if (file) i18n.load(locale, file.messages)
          loaded.add(name)
        }),
      )
      if (missing.length > 0) i18n.activate(locale)
    },
  }
}

/** The language that a page was rendered in. */
export function documentLocale(document: Document): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : fallbackLocale
}
