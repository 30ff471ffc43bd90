import { useLingui } from '@lingui/react/macro'
import type { Locale } from '#contract/values/locale.ts'
import { useAppContext } from '../router/use-app-context.ts'

/** Language, messages and business day of the page. */
export function usePageLanguage() {
  const { i18n } = useLingui()
  const { messages, today } = useAppContext()
  const locale: Locale = messages.locale
  return { i18n, locale, today, messages }
}
