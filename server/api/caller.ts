import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Endpoint } from '../../contract/endpoint.ts'
import { proofOfWorkHeader } from '../../contract/human-check.ts'
import { linkSecretHeader } from '../../contract/link-token.ts'
import { fallbackLocale, isLocale, type Locale } from '../../contract/locale.ts'
import { limits } from '../../contract/limits.ts'
import type { Config } from '../config/config.ts'
import { normaliseHost } from '../lib/request-address.ts'
import { type Caller, ApiError } from './handler.ts'

export interface ApiVariables {
  Variables: {
    requestId: string
    /** Text of the body; undefined when it is larger than any call may send. */
    body: string | undefined
    /** Member whose call it is, for the log. */
    memberId: string | undefined
    /** Event of security that the call was, for the log. */
    event: string | undefined
  }
  /** Absent when the call comes from this process. */
  Bindings: Partial<HttpBindings>
}

/** What of the configuration decides who a caller is. */
type CallerConfig = Pick<Config, 'desktopOrigin' | 'mobileOrigin' | 'mode' | 'trustProxy'>

/** What a request tells of who calls. */
export function callerOf(c: Context<ApiVariables>, config: CallerConfig): Caller {
  const secure = schemeOf(c, config) === 'https'
  return {
    locale: negotiateLocale(c.req.header('Accept-Language')),
    token: c.req.header('Authorization'),
    proofOfWork: c.req.header(proofOfWorkHeader),
    linkSecret: c.req.header(linkSecretHeader),
    address: clientAddressOf(c, config),
    origin: originOf(c, config),
    get signal() {
      return c.req.raw.signal
    },
    cookie: (name) => getCookie(c, name),
    setCookie: (name, value, { path, seconds = limits.cookieSeconds }) =>
      setCookie(c, name, value, {
        path,
        httpOnly: true,
        sameSite: 'Lax',
        secure,
        maxAge: seconds,
      }),
    deleteCookie: (name, { path }) => {
      deleteCookie(c, name, { path })
    },
  }
}

/** The scheme that the browser used: https in live mode, else what the proxy says, if there is one. */
export function schemeOf(c: Context, { mode, trustProxy }: Pick<Config, 'mode' | 'trustProxy'>): 'http' | 'https' {
  if (mode === 'live') return 'https'
  const told = forwarded(c.req.header('X-Forwarded-Proto'), trustProxy)
  return (told ?? new URL(c.req.url).protocol.slice(0, -1)) === 'https' ? 'https' : 'http'
}

/** Network address of the client that makes a call; `unknown` for calls of this process itself. */
export function clientAddressOf(c: Context<ApiVariables>, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  return clientAddress(c.req.header('X-Forwarded-For'), c.env?.incoming?.socket.remoteAddress, trustProxy)
}

/**
 * Network address of the client. Each proxy adds the address that it was called from at the end of `X-Forwarded-For`:
 * behind n proxies the client's is the nth from the right, and a client may invent all that stand before it. The
 * socket's own address without a proxy, and where the header holds no address there.
 */
export function clientAddress(
  forwardedFor: string | undefined,
  socketAddress: string | undefined,
  trustProxy: number | undefined,
): string {
  const told = forwarded(forwardedFor, trustProxy)
    ?.replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
  return told !== undefined && isIP(told) ? told : (socketAddress ?? 'unknown')
}

/** The entry of a list header that the outermost of `hops` proxies added; the first one when there are fewer. */
function forwarded(header: string | undefined, hops = 0): string | undefined {
  if (header === undefined || hops === 0) return undefined
  const entries = header.split(',')
  return entries[Math.max(0, entries.length - hops)]?.trim()
}

/** The known origin of a host; any other host is taken as it was asked for. */
function originOf(c: Context<ApiVariables>, config: CallerConfig): string {
  const host = normaliseHost(c.req.header('Host'))
  const known = [config.desktopOrigin, config.mobileOrigin].find((origin) => new URL(origin).host === host)
  return known ?? URL.parse(`${schemeOf(c, config)}://${host}`)?.origin ?? config.desktopOrigin
}

/** The JSON of a call that has a body, out of the text that was received. */
export function parseBody(c: Context<ApiVariables>, endpoint: Endpoint): unknown {
  if (!endpoint.body) return undefined
  const text = c.get('body')
  if (text === undefined) throw new ApiError('PR10002400', 'The request has no body, or one that is too large.')
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('PR10002400', 'The request is not JSON.')
  }
}

/**
 * The text that a request sends; undefined when it is longer than `most` bytes. A length that is told is believed,
 * since the server reads no further; of a request that tells none no more than that is ever kept.
 */
export async function readText(request: Request, most: number): Promise<string | undefined> {
  const told = request.headers.get('Content-Length')
  if (told !== null) return Number(told) > most ? undefined : request.text()
  if (!request.body) return ''
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body) {
    size += part.byteLength
    // Leaving the loop ends the stream.
    if (size > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** First segment of the first language named that the shop speaks. */
export function negotiateLocale(header: string | undefined): Locale {
  for (const part of (header ?? '').split(',')) {
    const segment = part.split(/[-;]/)[0]?.trim().toLowerCase()
    if (isLocale(segment)) return segment
  }
  return fallbackLocale
}
