import type { AnyRouteMatch } from '@tanstack/react-router'
import { fallbackLocale, locales, type Locale } from '../../contract/locale.ts'
import { stringifySearch } from '../lib/search-params.ts'
import type { RouterContext } from './router.tsx'

type Meta = Record<string, string | object>
interface Head {
  meta?: Meta[]
  links?: Record<string, string>[]
}

/** What a route tells of its page; search engines, link previews and the browser's tab read it. */
export interface PageFacts {
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
export function pageHead(context: Pick<RouterContext, 'origins' | 'layout'>, facts: PageFacts): Head {
  const { title, description, picture, structured = [], hidden } = facts
  const origin = context.origins.desktop
  return {
    meta: [
      { title: `${title} – Practicum` },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...(picture === undefined ? [] : [{ property: 'og:image', content: `${origin}${picture}` }]),
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
      ...structured.map((block) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...block } })),
    ],
  }
}

/** Path and valid parameters of the page that matches lead to, without any that say nothing. */
export function canonicalPath(matches: readonly Pick<AnyRouteMatch, 'pathname' | '_strictSearch'>[]): string {
  const page = matches.at(-1)
  if (!page) return '/'
  const search: Record<string, unknown> = Object.assign({}, ...matches.map((match) => match._strictSearch))
  const known = Object.entries(search).filter(([, value]) => value !== undefined)
  return page.pathname + stringifySearch(Object.fromEntries(known.sort(([a], [b]) => (a < b ? -1 : 1))))
}

/** Head that every page has: where it truly lives, and its twins in the other language and layout. */
export function frameHead(context: RouterContext, matches: readonly AnyRouteMatch[]): Head {
  const path = canonicalPath(matches)
  const { origins, words } = context
  const inLanguage = (locale: Locale) => `${origins.desktop}${path}${path.includes('?') ? '&' : '?'}lang=${locale}`
  return {
    meta: [
      { property: 'og:site_name', content: 'Practicum' },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: words.locale === 'ko' ? 'ko_KR' : 'en_GB' },
      { property: 'og:url', content: inLanguage(words.locale) },
      { name: 'theme-color', content: '#F7F5F0', media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: '#15181B', media: '(prefers-color-scheme: dark)' },
    ],
    links: [
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
      { rel: 'canonical', href: inLanguage(words.locale) },
      ...locales.map((locale) => ({ rel: 'alternate', hrefLang: locale, href: inLanguage(locale) })),
      { rel: 'alternate', hrefLang: 'x-default', href: inLanguage(fallbackLocale) },
      { rel: 'alternate', media: '(max-width: 640px)', href: `${origins.mobile}${path}` },
    ],
  }
}
