import type { IncomingHttpHeaders } from 'node:http'
import { isLocale, type Locale } from '#contract/values/locale.ts'
import type { Config } from '../config/config.ts'
import { negotiateLocale } from '../lib/request.ts'

export const layouts = ['desktop', 'mobile'] as const
export type Layout = (typeof layouts)[number]

/** What the headers of a request say about its visitor. */
export interface Visitor {
  readonly device: Layout
  /** Layout that the visitor has chosen on an earlier visit. */
  readonly chosen: Layout | undefined
  /** Language that the visitor has chosen, else that of the browser. */
  readonly language: Locale
  readonly isCrawler: boolean
}

/** The parts of a request that decide layout and language. */
export interface Visit extends Visitor {
  /** Normalised, see `normaliseHost`. */
  readonly host: string
  /** Path and search of the parsed address, see `RequestAddress`. */
  readonly path: string
  readonly search: string
}

export type LayoutChoice =
  | { readonly kind: 'page'; readonly layout: Layout; readonly locale: Locale; readonly setCookies: readonly string[] }
  | { readonly kind: 'redirect'; readonly location: string; readonly setCookies: readonly string[] }

const crawler = /bot|crawl|spider|slurp|archiver|facebookexternalhit|preview|lighthouse|headlesscheck/i

/** Windows and Mac devices get the desktop layout, all others the mobile one (specification, section 1). */
function layoutOfDevice(userAgent: string, platform: string): Layout {
  if (platform !== '') return /Windows|macOS/.test(platform) ? 'desktop' : 'mobile'
  return /Windows NT|Macintosh/.test(userAgent) ? 'desktop' : 'mobile'
}

/** The visitor as the browser's own headers say; see `createEdgeVisitors` for visitors of an edge. */
export function visitorOf(headers: IncomingHttpHeaders): Visitor {
  const platform = String(headers['sec-ch-ua-platform'] ?? '')
  const userAgent = headers['user-agent'] ?? ''
  const cookies = headers.cookie ?? ''
  const layout = cookieValue(cookies, 'layout')
  const locale = cookieValue(cookies, 'locale')
  return {
    device: layoutOfDevice(userAgent, platform),
    chosen: isLayout(layout) ? layout : undefined,
    language: isLocale(locale) ? locale : negotiateLocale(headers['accept-language']),
    isCrawler: crawler.test(userAgent),
  }
}

export function isLayout(value: string | undefined): value is Layout {
  return layouts.some((layout) => layout === value)
}

function cookieValue(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const [key, value] = part.trim().split('=')
    if (key === name) return value
  }
  return undefined
}

/** Whether an address is in the support area. */
export function isInSupport(address: string): boolean {
  return /^\/support(?:[/?]|$)/.test(address)
}

/** Whether an address asks for a support view of a flow. */
export function isSupportView(address: string): boolean {
  return new URLSearchParams(address.split('?')[1]).has('at')
}

const year = 'Path=/; Max-Age=31536000; SameSite=Lax'

/** Layout and language of a visit, or a redirect: the two named hosts have one layout each. */
export function chooseLayout(
  config: Pick<Config, 'desktopOrigin' | 'mobileOrigin' | 'mode'>,
  visit: Visit,
): LayoutChoice {
  const search = new URLSearchParams(visit.search)
  const attributes = config.mode === 'live' ? `${year}; Secure` : year
  const asked = search.get('layout') ?? undefined
  const origins: Record<Layout, string> = { desktop: config.desktopOrigin, mobile: config.mobileOrigin }
  const hostLayout = layoutOfHost(origins, visit.host)
  // Two slashes would name another host.
  const path = `/${visit.path.replace(/^[/\\]+/, '')}`

  const isAsked = isLayout(asked)
  if (isAsked && hostLayout !== undefined && hostLayout !== asked) {
    return { kind: 'redirect', location: `${origins[asked]}${path}${visit.search}`, setCookies: [] }
  }

  const { device, chosen, isCrawler } = visit
  const named = search.get('lang')
  const locale = isLocale(named) ? named : visit.language
  // A support view is shown as requested on any device, and no choice is stored.
  if (isSupportView(visit.search)) {
    return { kind: 'page', layout: hostLayout ?? (isAsked ? asked : (chosen ?? device)), locale, setCookies: [] }
  }

  if (isAsked) {
    search.delete('layout')
    const rest = search.size === 0 ? '' : `?${search}`
    return { kind: 'redirect', location: `${path}${rest}`, setCookies: [`layout=${asked}; ${attributes}`] }
  }

  if (hostLayout !== undefined && hostLayout !== device && chosen !== hostLayout && !isCrawler) {
    return { kind: 'redirect', location: `${origins[device]}${path}${visit.search}`, setCookies: [] }
  }
  // Who reads this language anyway, and a crawler, need no cookie, so that shared caches may keep the page.
  const setCookies = locale === visit.language || isCrawler ? [] : [`locale=${locale}; ${attributes}`]
  return { kind: 'page', layout: hostLayout ?? chosen ?? device, locale, setCookies }
}

function layoutOfHost(origins: Record<Layout, string>, host: string): Layout | undefined {
  if (hostOf(origins.desktop) === host) return 'desktop'
  if (hostOf(origins.mobile) === host) return 'mobile'
  return undefined
}

/** Host and port of an origin, which has no path. */
function hostOf(origin: string): string {
  return origin.slice(origin.indexOf('//') + 2)
}
