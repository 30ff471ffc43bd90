import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { matchesEntityTag } from '../lib/entity-tag.ts'
import { plainPage, type StoredPage } from './page-cache.ts'
import type { PageFrames, PageVariant } from './page-frames.ts'
import type { PlainPages } from './plain-pages.ts'
import { commonHeaders } from './security-headers.ts'

/** When a page that could not be rendered now may be requested again. */
const retryAfterSeconds = 2

/** Headers of a request that decide layout and language. */
const visitHeaders = 'Accept-Language, Cookie, User-Agent, Sec-CH-UA-Platform'

interface PageOptions {
  readonly cookies: readonly string[]
  /** See `edgeHeaders`. */
  readonly edge: Readonly<Record<string, string>>
  readonly plain: PlainPages
  /** Dictionaries for the page, and its variant; undefined for a page that is sent whole. */
  readonly dictionaries: { readonly frames: PageFrames; readonly variant: PageVariant } | undefined
}

/** Sends a page in the form that takes the browser the fewest bytes. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  { cookies, edge, plain, dictionaries }: PageOptions,
): void {
  const headers: Record<string, string | string[] | number> = {
    ...commonHeaders,
    ...edge,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': page.policy,
    'Cache-Control': page.status === 500 ? 'no-store' : 'private, no-cache',
    Vary: `Accept-Encoding, ${dictionaries ? 'Available-Dictionary, ' : ''}${visitHeaders}`,
    ETag: page.etag,
  }
  // A visitor who saves data loads nothing ahead.
  if (dictionaries && request.headers['save-data'] !== 'on') {
    headers['Link'] = dictionaries.frames.linkOf(dictionaries.variant)
  }
  if (cookies.length > 0 && !page.isSupportView) headers['Set-Cookie'] = [...cookies]
  if (page.status === 200 && matchesEntityTag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const difference = accepted.includes('dcz')
    ? dictionaries?.frames.compress(page, String(request.headers['available-dictionary'] ?? ''))
    : undefined
  let body = page.brotli
  if (difference) {
    body = difference
    headers['Content-Encoding'] = 'dcz'
  } else if (accepted.includes('br')) {
    headers['Content-Encoding'] = 'br'
  } else if (accepted.includes('gzip')) {
    page.gzip ??= gzipSync(plainPage(page))
    body = page.gzip
    headers['Content-Encoding'] = 'gzip'
  } else {
    body = plain.textOf(page)
  }
  headers['Content-Length'] = body.length
  response.writeHead(page.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

export function redirect(
  response: ServerResponse,
  location: string,
  cookies: readonly string[],
  edge: Readonly<Record<string, string>> = {},
): void {
  const headers: Record<string, string | string[]> = {
    ...commonHeaders,
    ...edge,
    Location: location,
    'Cache-Control': 'no-store',
    Vary: visitHeaders,
  }
  if (cookies.length > 0) headers['Set-Cookie'] = [...cookies]
  response.writeHead(302, headers).end()
}

export function send(response: ServerResponse, status: number, headers: Record<string, string>, text: string): void {
  response
    .writeHead(status, {
      ...commonHeaders,
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    .end(text)
}

export function sendBusy(response: ServerResponse): void {
  const text = 'The shop is busy. Please try again in a moment.'
  send(response, 503, { 'Retry-After': String(retryAfterSeconds) }, text)
}
