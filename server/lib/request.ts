import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { HonoRequest } from 'hono'
import { fallbackLocale, isLocale, type Locale } from '../../contract/locale.ts'

/** The part of Hono's context that tells where a request came from. */
export interface IncomingRequest {
  readonly req: Pick<HonoRequest, 'header' | 'url'>
  /** Absent when the request comes from this process. */
  readonly env?: Partial<HttpBindings>
}

/** Settings that decide which headers about the client are trusted. */
export interface ProxySettings {
  readonly mode: 'sandbox' | 'live'
  /** Reverse proxies in front of the server. */
  readonly trustProxy: number | undefined
}

/** The scheme that the browser used: https in live mode, else what the proxy says, if there is one. */
export function schemeOf({ req }: Pick<IncomingRequest, 'req'>, { mode, trustProxy }: ProxySettings): 'http' | 'https' {
  if (mode === 'live') return 'https'
  const told = forwarded(req.header('X-Forwarded-Proto'), trustProxy)
  return (told ?? new URL(req.url).protocol.slice(0, -1)) === 'https' ? 'https' : 'http'
}

/** Network address of the client that makes a call; `unknown` for calls of this process itself. */
export function clientAddressOf(
  { req, env }: IncomingRequest,
  { trustProxy }: Pick<ProxySettings, 'trustProxy'>,
): string {
  return clientAddress(req.header('X-Forwarded-For'), env?.incoming?.socket.remoteAddress, trustProxy)
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
