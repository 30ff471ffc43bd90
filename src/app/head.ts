import type { AnyRouteMatch } from '@tanstack/react-router'
import { fallbackLocale, locales, type Locale } from '../../contract/values/locale.ts'
import { stringifySearch } from '../../contract/addresses/search-params.ts'
import type { RouterContext } from './router.tsx'

/** Icons for tabs and phones, and the web manifest; files of `public/`. */
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

/** Metadata of a page for the browser's tab, search engines and link previews. */
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
export function pageHead(context: Pick<RouterContext, 'origins' | 'layout'>, metadata: PageMetadata): Head {
  const { title, description, picture, structured = [], hidden } = metadata
  const tabMeta: Meta[] = [
    { title: `${title} – Practicum` },
    { name: 'description', content: description },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
  // Previews and search engines read what the server sends; the browser needs none of it again.
  if (!import.meta.env.SSR) return { meta: tabMeta }
  const origin = context.origins.desktop
  return {
    meta: [
      ...tabMeta,
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...(picture === undefined ? [] : [{ property: 'og:image', content: `${origin}${picture}` }]),
      ...structured.map((block) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...block } })),
    ],
  }
}

/** Search parameters that change the view of a page but not its content: canonical links leave them out. */
const viewParameters = new Set(['option', 'notices', 'view', 'lesson', 'at', 'sale_type', 'months', 'quantity'])

/** Path of the matched page with its valid search parameters, sorted by name, without undefined ones and `leaveOut`. */
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

/** Head of every page: its canonical link, and links to its other languages and layout. */
export function rootHead(context: RouterContext, matches: readonly AnyRouteMatch[], banner: number | undefined): Head {
  if (!import.meta.env.SSR) return {}
  const path = canonicalPath(matches, viewParameters)
  const { origins, messages, supportView } = context
  const inLanguage = (locale: Locale) => `${origins.desktop}${path}${path.includes('?') ? '&' : '?'}lang=${locale}`
  return {
    meta: [
      // Title of a page that failed to render; every other page sets its own.
      { title: 'Practicum' },
      ...(supportView ? [{ name: 'robots', content: 'noindex' }] : []),
      // Read before the first paint: a banner that the visitor has closed stays hidden.
      ...(banner === undefined ? [] : [{ name: 'banner', content: String(banner) }]),
      { property: 'og:site_name', content: 'Practicum' },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: messages.locale === 'ko' ? 'ko_KR' : 'en_GB' },
      { property: 'og:url', content: inLanguage(messages.locale) },
    ],
    links: [
      ...icons,
      { rel: 'canonical', href: inLanguage(messages.locale) },
      ...locales.map((locale) => ({ rel: 'alternate', hrefLang: locale, href: inLanguage(locale) })),
      { rel: 'alternate', hrefLang: 'x-default', href: inLanguage(fallbackLocale) },
      { rel: 'alternate', media: '(max-width: 640px)', href: `${origins.mobile}${path}` },
    ],
  }
}
