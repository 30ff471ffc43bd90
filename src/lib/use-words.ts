import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { Locale } from '../../contract/locale.ts'

/** Language and business day of the page, its words, with the functions that put messages into words. */
export function useWords() {
  const { i18n } = useLingui()
  const { words, today } = useRouter().options.context
  const locale: Locale = words.locale
  return { i18n, locale, today, words }
}
