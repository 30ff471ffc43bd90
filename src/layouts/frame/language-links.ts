import { paths } from '#contract/addresses/paths.ts'
import type { Locale } from '#contract/values/locale.ts'

/**
 * Pages that the language switch leaves, each with the page that it opens instead (specification, section 2). The
 * specification names no path for notice detail: it is `/cs/notice-detail`, like `/cs/event-detail`.
 */
const targets: ReadonlyMap<string, string> = new Map([
  [paths.course({}), paths.home()],
  [paths.order(), paths.home()],
  [paths.notice({}), paths.notices()],
  [paths.event({}), paths.events()],
  [paths.events(), paths.events()],
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
