import type { Locale } from '#contract/values/locale.ts'
import { useAppContext } from '../router/use-app-context.ts'

/** Language of the page. */
export function useLocale(): Locale {
  return useAppContext().messages.locale
}
