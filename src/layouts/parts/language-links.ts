import type { Locale } from '../../../contract/locale.ts'

/** Pages whose content has no twin under the same address: changing the language leads elsewhere. */
const elsewhere: readonly [prefix: string, target: string][] = [
  ['/contents/detail', '/'],
  ['/order', '/'],
  ['/cs/notices/', '/cs'],
  ['/cs/event', '/cs/event'],
]

/** Where the language switch leads from an address (specification, section 2). */
export function languageLink(location: { pathname: string; searchStr: string }, locale: Locale): string {
  const path = location.pathname
  const target = elsewhere.find(([prefix]) =>
    prefix.endsWith('/') ? path.startsWith(prefix) : isAt(path, prefix),
  )?.[1]
  if (target !== undefined) return `${target}?lang=${locale}`
  const search = new URLSearchParams(location.searchStr)
  search.set('lang', locale)
  return `${path}?${search}`
}

function isAt(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}
