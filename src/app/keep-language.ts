import type { RouterHistory } from '@tanstack/react-router'
import { keepLanguage } from '#contract/values/locale.ts'

/**
 * Keeps the `?lang=` of an address when another one replaces it, as redirects of routes and of the guard of members'
 * pages do. The server does the same with its redirects.
 */
export function keepLanguageOnRedirect(history: RouterHistory): void {
  const { replace } = history
  history.replace = (path, ...rest) => replace(keepLanguage(path, history.location.search), ...rest)
}
