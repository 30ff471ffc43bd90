import type { AnyRouteMatch } from '@tanstack/react-router'
import { fallbackLocale, locales, type Locale } from '../../contract/locale.ts'
import { stringifySearch } from '../../contract/search-params.ts'
import type { RouterContext } from './router.tsx'

/** Files of `public/`: the tab's icon, the one that phones show, and what they know of the shop. */
const icons: readonly Record<string, string>[] = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

type Meta = Record<string, string | object>
interface Head {
  meta?: Meta[]
  links?: Record<string, string>[]
}

/** What a route tells of its page; search engines, link previews and the browser's tab read it. */
export interface PageMetadata {
  readonly title: string
  readonly description: string
  /** Address of the picture that link previews show. */
  readonly picture?: string
  /** Data blocks of schema.org. */
  readonly structured?: readonly object[]
  /** Kept out of search engines. */
  readonly hidden?: boolean
}

/** Head of a page, for a route's `head`. */
export function pageHead(context: Pick<RouterContext, 'origins' | 'layout'>, facts: PageMetadata): Head {
  const { title, description, picture, structured = [], hidden } = facts
  const forTabs: Meta[] = [
    { title: `${title} – Practicum` },
    { name: 'description', content: description },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
  // Previews and search engines read what the server sends; the browser needs none of it again.
  if (!import.meta.env.SSR) return { meta: forTabs }
  const origin = context.origins.desktop
  return {
    meta: [
      ...forTabs,
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...(picture === undefined ? [] : [{ property: 'og:image', content: `${origin}${picture}` }]),
      ...structured.map((block) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...block } })),
    ],
  }
}

/** Parameters that arrange a page without changing what it is about: search engines take it for the same page. */
const viewParameters = new Set(['option', 'notices', 'view', 'lesson', 'at', 'sale_type', 'months', 'quantity'])

/** Path and valid parameters of the page that matches lead to, without any that say nothing. */
export function canonicalPath(
  matches: readonly Pick<AnyRouteMatch, 'pathname' | '_strictSearch'>[],
  leaveOut: ReadonlySet<string> = new Set(),
): string {
  const page = matches.at(-1)
  if (!page) return '/'
  const search: Record<string, unknown> = Object.assign({}, ...matches.map((match) => match._strictSearch))
  const known = Object.entries(search).filter(([name, value]) => value !== undefined && !leaveOut.has(name))
  // An index route's own path ends in a slash, its address does not.
  const path = page.pathname === '/' ? '/' : page.pathname.replace(/\/$/, '')
  return path + stringifySearch(Object.fromEntries(known.sort(([a], [b]) => (a < b ? -1 : 1))))
}

/** Head that every page has: where it truly lives, and its twins in the other language and layout. */
export function rootHead(context: RouterContext, matches: readonly AnyRouteMatch[], banner: number | undefined): Head {
  if (!import.meta.env.SSR) return {}
  const path = canonicalPath(matches, viewParameters)
  const { origins, words, supportView } = context
  const inLanguage = (locale: Locale) => `${origins.desktop}${path}${path.includes('?') ? '&' : '?'}lang=${locale}`
  return {
    meta: [
      // For pages that could not be made; all others have their own.
      { title: 'Practicum' },
      ...(supportView ? [{ name: 'robots', content: 'noindex' }] : []),
      // Read before the first paint: who closed this banner does not see it again.
      ...(banner === undefined ? [] : [{ name: 'banner', content: String(banner) }]),
      { property: 'og:site_name', content: 'Practicum' },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: words.locale === 'ko' ? 'ko_KR' : 'en_GB' },
      { property: 'og:url', content: inLanguage(words.locale) },
    ],
    links: [
      ...icons,
      { rel: 'canonical', href: inLanguage(words.locale) },
      ...locales.map((locale) => ({ rel: 'alternate', hrefLang: locale, href: inLanguage(locale) })),
      { rel: 'alternate', hrefLang: 'x-default', href: inLanguage(fallbackLocale) },
      { rel: 'alternate', media: '(max-width: 640px)', href: `${origins.mobile}${path}` },
    ],
  }
}
