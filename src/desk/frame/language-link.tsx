import { locales } from '#contract/values/locale.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'

const names = { ko: '한국어', en: 'English' } as const

/** Opens the page in the other language, which the desk's host remembers for a year. */
export function LanguageLink() {
  const own = useLocale()
  const other = locales.find((locale) => locale !== own) ?? own
  const choose = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: Firefox has no cookieStore
    document.cookie = `locale=${other}; path=/; max-age=31536000; samesite=lax`
    location.reload()
  }
  return (
    <button type="button" lang={other} onClick={choose}>
      {names[other]}
    </button>
  )
}
