import { useRouter } from '@tanstack/react-router'
import type { Locale } from '../../../contract/locale.ts'

/** Language of the page. */
export function useLocale(): Locale {
  return useRouter().options.context.words.locale
}
