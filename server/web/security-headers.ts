import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Headers of every answer, files included; few, because each file carries them. */
export const fileHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Headers of pages and calls. */
export const commonHeaders: Readonly<Record<string, string>> = {
  ...fileHeaders,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'X-Frame-Options': 'DENY',
}

/**
 * Values of Strict-Transport-Security (RFC 6797) by host, for a year. Subdomains are included where another host of the
 * shop has the same parent domain: such a host is not a registrable domain, where other sites may need http.
 */
export function transportPolicies(origins: readonly string[]): ReadonlyMap<string, string> {
  const hosts = [...new Set(origins.map((origin) => new URL(origin).host))]
  const parentOf = (host: string) => host.slice(host.indexOf('.') + 1)
  return new Map(
    hosts.map((host) => {
      const hasSibling = hosts.some((other) => other !== host && parentOf(other) === parentOf(host))
      return [host, `max-age=31536000${hasSibling ? '; includeSubDomains' : ''}`]
    }),
  )
}

/** Origins of reCAPTCHA's scripts, calls and frames. */
const recaptchaSources = [
  'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  'https://www.google.com/recaptcha/',
  'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
] as const
const noSources = ['', '', ''] as const

/**
 * Content-Security-Policy of a rendered page. Scripts and styles are our own files, and inline ones by hash.
 * `inlineScripts` and `inlineStyles` are the texts that our code wrote, not texts found in the page. Style attributes are
 * allowed, for lengths of meters; inline handlers are refused. A support view cannot make requests. Forms may lead to
 * our own host and to the origins of `formsTo`. Trusted Types are enforced; the page's first script creates the only
 * policy (`src/app/head-scripts/trusted-types.ts`). `recaptcha` allows that script on every page, because the sign-up
 * opens without a new document.
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  {
    inlineStyles = [],
    mayCall = true,
    recaptcha = false,
    formsTo = [],
  }: {
    readonly inlineStyles?: readonly string[]
    readonly mayCall?: boolean
    readonly recaptcha?: boolean
    readonly formsTo?: readonly string[]
  } = {},
): string {
  const [scripts, calls, frames] = recaptcha && mayCall ? recaptchaSources : noSources
  const sources = (...all: readonly string[]) => all.filter((source) => source !== '').join(' ')
  return [
    "default-src 'self'",
    sources('script-src', "'self'", ...hashesOf(inlineScripts), scripts),
    sources('style-src', "'self'", ...new Set(inlineStyles.map((text) => styleHashes.memo(text)))),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    sources('connect-src', mayCall ? "'self'" : "'none'", calls),
    ...(frames === '' ? [] : [sources('frame-src', frames)]),
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formsTo].join(' '),
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // reCAPTCHA's script creates policies with names of its own, which Google does not publish.
    ...(scripts === '' ? ['trusted-types default'] : []),
  ].join('; ')
}

/** Sources of a policy that allow these inline scripts or styles. */
export function hashesOf(texts: readonly string[]): Set<string> {
  return new Set(texts.map(hashOf))
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** By the text of a style sheet: pages have the same ones, so each is hashed once. */
const styleHashes = new LRUCache<string, string>({ max: 200, memoMethod: hashOf })
