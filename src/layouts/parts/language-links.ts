import type { Locale } from '../../../contract/locale.ts'

/**
 * Pages that the language switch leaves, each with the page that it opens instead (specification, section 2). The
 * specification names no path for notice detail: it is `/cs/notice-detail`, like `/cs/event-detail`.
 */
const targets: ReadonlyMap<string, string> = new Map([
  ['/contents/detail', '/'],
  ['/order', '/'],
  ['/cs/notice-detail', '/cs'],
  ['/cs/event-detail', '/cs/event'],
  ['/cs/event', '/cs/event'],
])

/** Address that the language switch opens from `location`. Source: specification, section 2. */
export function languageLink(location: { pathname: string; searchStr: string }, locale: Locale): string {
  const path = location.pathname
  const target = targets.get(path.replace(/(?<=.)\/+$/, ''))
  if (target !== undefined) return `${target}?lang=${locale}`
  const search = new URLSearchParams(location.searchStr)
  search.set('lang', locale)
  return `${path}?${search}`
}
