import type { Locale } from '#contract/values/locale.ts'

/**
 * Address of a page for others, in the visitor's language: on the desktop's host, which leads phones to the mobile one.
 * On a host that is neither, it stays there.
 */
export function sharedAddress(path: string, locale: Locale): string {
  const { desktop, mobile } = document.documentElement.dataset
  const isKnown = location.origin === desktop || location.origin === mobile
  const address = new URL(path, isKnown ? desktop : location.origin)
  address.searchParams.set('lang', locale)
  return address.href
}
