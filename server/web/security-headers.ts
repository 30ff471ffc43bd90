import { createHash } from 'node:crypto'

/** Headers of every answer, files included: few, since each file carries them. */
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
 * Values of Strict-Transport-Security (RFC 6797) by host: for a year. Subdomains are included where another host of the
 * shop has the same parent domain: such a host is no registrable domain, on which other sites may still need http.
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

/** Where reCAPTCHA's scripts, calls and frames come from. */
const recaptchaSources = [
  'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  'https://www.google.com/recaptcha/',
  'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
] as const
const noSources = ['', '', ''] as const

/**
 * The Content-Security-Policy of a rendered page: scripts are our own files and the inline ones of our own code, by
 * hash; `inlineScripts` are their texts, told by what wrote them and not found in the page. Style attributes carry the lengths of rules; style elements and inline handlers are refused. A page that
 * may not make calls reaches no server by script. Forms lead to our own host, and on to the origins of `formsTo`.
 * Trusted Types are enforced; the page's first script makes the one policy (`src/app/head-scripts/trusted-types.ts`).
 * `recaptcha` lets in the script of that human check, which any page may come to need: the sign-up opens without a new
 * document.
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  {
    mayCall = true,
    recaptcha = false,
    formsTo = [],
  }: { readonly mayCall?: boolean; readonly recaptcha?: boolean; readonly formsTo?: readonly string[] } = {},
): string {
  const hashes = new Set(inlineScripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))
  const [scripts, calls, frames] = recaptcha && mayCall ? recaptchaSources : noSources
  const sources = (...all: readonly string[]) => all.filter((source) => source !== '').join(' ')
  return [
    "default-src 'self'",
    sources('script-src', "'self'", ...hashes, scripts),
    "style-src 'self'",
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
    // reCAPTCHA's script has policies of its own, under names that it chooses.
    ...(scripts === '' ? ["require-trusted-types-for 'script'", 'trusted-types default'] : []),
  ].join('; ')
}
