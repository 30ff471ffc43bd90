import type { AnyRouteMatch } from '@tanstack/react-router'
import { stringifySearch } from '#contract/addresses/search-params.ts'
import { fallbackLocale, type Locale, locales } from '#contract/values/locale.ts'
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
  /** Path of the page's own picture for link previews, `sharePictureSize` large; without it, that of the shop. */
  readonly picture?: string | null
  /** Data blocks of schema.org. */
  readonly structured?: readonly object[]
  /** Kept out of search engines. */
  readonly hidden?: boolean
}

/** Pixels of every picture for link previews. */
const sharePictureSize = { width: 1200, height: 630 }

/** Characters of a description that search engines and messengers show. */
const mostCharacters = 155

/** Characters of a title that search engines show. */
const mostTitleCharacters = 65

/** The title with the shop's name, as long as both are shown. */
function nameOfTab(title: string, shop: string): string {
  const named = `${title} – ${shop}`
  return named.length <= mostTitleCharacters ? named : title
}

/** A text of at most `most` characters, cut after a word. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, most).replace(/\s+\S*$/, '')}…`
}

/** Head of a page, for a route's `head`. */
export function pageHead(
  context: Pick<RouterContext, 'origins' | 'layout' | 'messages' | 'company'>,
  metadata: PageMetadata,
): Head {
  const { name: shop } = context.company
  const { title, picture, structured = [], hidden } = metadata
  const description = shorten(metadata.description, mostCharacters)
  const tabMeta: Meta[] = [
    { title: nameOfTab(title, shop) },
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
      { property: 'og:image', content: `${origin}${picture ?? `/share.${context.messages.locale}.png`}` },
      { property: 'og:image:type', content: 'image/png' },
      { property: 'og:image:width', content: String(sharePictureSize.width) },
      { property: 'og:image:height', content: String(sharePictureSize.height) },
      { property: 'og:image:alt', content: picture ? title : shop },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...structured.map((block) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...block } })),
    ],
  }
}

/** Search parameters that change the view of a page but not its content: canonical links leave them out. */
const viewParameters = new Set([
  'option',
  'notices',
  'reviews',
  'view',
  'lesson',
  'at',
  'sale_type',
  'months',
  'quantity',
])

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
  const { origins, messages, supportView, company } = context
  const inLanguage = (locale: Locale) => `${origins.desktop}${path}${path.includes('?') ? '&' : '?'}lang=${locale}`
  return {
    meta: [
      // Title of a page that failed to render; every other page sets its own.
      { title: company.name },
      ...(supportView ? [{ name: 'robots', content: 'noindex' }] : []),
      // Read before the first paint: a banner that the visitor has closed stays hidden.
      ...(banner === undefined ? [] : [{ name: 'banner', content: String(banner) }]),
      { property: 'og:site_name', content: company.name },
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
